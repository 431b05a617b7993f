import { expect, test } from 'vitest'
import { spawnScript } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'

async function list(script: string, env: Record<string, string>) {
  const child = spawnScript(script, ['list'], env)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, lines: output.trim().split('\n') }
}

test.each(['user.ts', 'requests.ts'])(
  '%s reports a damaged database in a readable message, with advice',
  async (script) => {
    const dataDir = tempFolder({ 'site.sqlite': 'no database '.repeat(100) })
    const { code, lines } = await list(script, { DATA_DIR: dataDir })
    expect(lines).toEqual([
      `Cannot open ${dataDir}/site.sqlite: file is not a database. Restore it from a backup, or move it away to start with an empty one.`,
    ])
    expect(code).toBe(1)
  },
)

test.each(['user.ts', 'requests.ts'])('%s reports that the folder of its database is not writable', async (script) => {
  const dataDir = `${tempFolder({ file: '' })}/file`
  const { code, lines } = await list(script, { DATA_DIR: dataDir })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^Cannot open .*site\.sqlite: .* DATA_DIR is a file, and must be a folder\.$/)
  expect(code).toBe(1)
})
