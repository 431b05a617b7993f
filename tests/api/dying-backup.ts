/* Run by backup.test.ts in a child process: `<target> <writes>`. Backs up, and kills itself before the write of that number. */
import { backUp } from '../../src/server/backup/back-up.ts'
import { openTarget } from '../../src/server/backup/open-target.ts'
import { readConfig } from '../../src/server/config.ts'

const [target = '', writes = ''] = process.argv.slice(2)
const store = await openTarget(target)
let left = Number(writes)

await backUp(
  {
    ...store,
    write: async (...args) => {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
      await store.write(...args)
    },
  },
  readConfig(process.cwd(), process.env),
  { key: undefined, keep: undefined, isDryRun: false },
)
