import { spawn } from 'node:child_process'

export type Ended = { code: number; output: string }

type Options = {
  env?: NodeJS.ProcessEnv
  /** Prints the command's output while it runs; otherwise it is only returned. */
  isShown?: boolean
}

/** Runs a command to its end. A command that cannot be started, or is killed, has exit code 1. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, isShown = false }: Options = {},
): Promise<Ended> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (isShown) process.stdout.write(text)
    })
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
