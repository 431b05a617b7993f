import { expect, test } from 'vitest'
import { runCommand } from '../../gate/run-command.ts'

const run = (code: string) => runCommand(process.execPath, ['-e', code])

test('the output of a command is returned from both streams, with its result', async () => {
  expect(await run("console.log('out'); console.error('err'); process.exitCode = 3")).toEqual({
    code: 3,
    output: expect.stringMatching(/^(?=[^]*out)[^]*err/) as string,
  })
})

test('a killed command and a missing command have failed', async () => {
  expect((await run("process.kill(process.pid, 'SIGKILL')")).code).toBe(1)
  expect((await runCommand('no-such-command', [])).code).toBe(1)
})
