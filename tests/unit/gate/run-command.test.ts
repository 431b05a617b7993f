import { expect, test } from 'vitest'
import { runCommand } from '../../gate/run-command.ts'

const run = (code: string) => runCommand(process.execPath, ['-e', code])

test('what a command says is handed back, from both streams, with how it ended', async () => {
  expect(await run("console.log('out'); console.error('err'); process.exitCode = 3")).toEqual({
    code: 3,
    output: expect.stringMatching(/^(?=[^]*out)[^]*err/) as string,
  })
})

test('a command that is killed has failed, and so has one that is not there', async () => {
  expect((await run("process.kill(process.pid, 'SIGKILL')")).code).toBe(1)
  expect((await runCommand('no-such-command', [])).code).toBe(1)
})
