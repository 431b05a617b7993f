/*
 * Run by killed.test.ts in a child process: `<target> <siteDir> <buildsDir> <changes> [verify]`. Publishes, and kills
 * itself during the change of that number, if there are as many.
 */
import { openStore } from '../../src/base/object-store/open-store.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'

const [target = '', siteDir = '', buildsDir = '', changes = '', verify = ''] = process.argv.slice(2)
const store = await openStore(target)
let left = Number(changes)

/** Starts a change, and dies before its result is known. */
const dieInTime =
  <Args extends unknown[]>(change: (...args: Args) => Promise<void>) =>
  async (...args: Args) => {
    left -= 1
    if (left > 0) return change(...args)
    void change(...args)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 4))
    process.kill(process.pid, 'SIGKILL')
  }

const { id } = await publishSite(
  {
    ...store,
    write: dieInTime(store.write),
    copy: dieInTime(store.copy),
    remove: dieInTime(store.remove),
  },
  { siteDir, buildsDir },
  { isVerified: verify === 'verify' },
)
console.log(id)
