import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The content of a file from a commit on. */
export type Version = { at: string; text: string }

/** The versions of each file by its path below the content folder, the oldest first; or why there are none. */
export type History = { versions: ReadonlyMap<string, readonly Version[]>; why?: string }

const LOG = [
  '-c core.quotePath=off log --reverse --first-parent -m --raw --no-abbrev --no-renames --relative'.split(' '),
  ['--format=commit %cI', '--', '.'],
].flat()

const MISSING = /^0+$/
/** A commit, or a file that it changed: `:100644 100644 <old> <new> M\t<path>`. */
const COMMIT = /^commit (\S+)$/
const CHANGE = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) \w+\t(.+)$/

/**
 * Reads all versions of all content files from Git: one pass over the log and one over the contents, however many
 * records there are. A merge counts as one change of the branch that it came to.
 */
export async function readHistory(contentDir: string): Promise<History> {
  try {
    const isShallow = (await git(contentDir, ['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true'
    const log = await git(contentDir, LOG)
    const changes = readLog(log.toString())
    if (changes.length === 0) return { versions: new Map(), why: 'Git has no commit of this content' }
    const texts = await readBlobs(contentDir, [...new Set(changes.map(({ blob }) => blob))])
    const versions = new Map<string, Version[]>()
    for (const { path, at, blob } of changes)
      versions.set(path, [...(versions.get(path) ?? []), { at, text: texts.get(blob) ?? '' }])
    return { versions, ...(isShallow && { why: 'Git has the last commits only here (a shallow clone)' }) }
  } catch {
    return { versions: new Map(), why: 'there is no Git, or the content is not in a Git checkout' }
  }
}

type Change = { path: string; at: string; blob: string }

function readLog(log: string): Change[] {
  let at = ''
  return log.split('\n').flatMap((line) => {
    at = COMMIT.exec(line)?.[1] ?? at
    const [, blob, path] = CHANGE.exec(line) ?? []
    return blob && path ? [{ path, at, blob }] : []
  })
}

async function readBlobs(cwd: string, blobs: readonly string[]): Promise<Map<string, string>> {
  const wanted = blobs.filter((blob) => !MISSING.test(blob))
  const output = await git(cwd, ['cat-file', '--batch'], wanted.map((blob) => `${blob}\n`).join(''))
  const texts = new Map<string, string>()
  let position = 0
  for (const blob of wanted) {
    // <hash> <type> <size>, or <hash> missing.
    const end = output.indexOf('\n', position)
    const size = Number(output.toString('utf8', position, end).split(' ')[2])
    position = end + 1
    if (Number.isNaN(size)) continue
    texts.set(blob, output.toString('utf8', position, position + size))
    position += size + 1
  }
  return texts
}

async function git(cwd: string, args: readonly string[], input = ''): Promise<Buffer> {
  const child = spawn('git', args, { cwd, stdio: ['pipe', 'pipe', 'ignore'] })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  // Git that ends early has not read all of its input; its code says so.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`git ${args[0]} ended with ${code}`)
  return Buffer.concat(chunks)
}
