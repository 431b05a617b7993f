import { spawnScript } from '../../start-process.ts'
import type { Environment } from './start-site.ts'

/** Runs a command of the project on a site's data to its end, with a text as its input. */
export function runScript(
  script: string,
  args: readonly string[],
  env: Environment,
  input = '',
): Promise<{ code: number | null; output: string }> {
  const child = spawnScript(script, args, env)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdin?.end(input)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}
