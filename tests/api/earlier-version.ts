import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './start-api.ts'

const MAX_BYTES = 1e9

/** The sources of an earlier version in a folder of their own. */
export type EarlierVersion = { root: string; commit: string; remove: () => void }

/**
 * Takes the last version of the project whose sources of `path` differed from these out of the history, with the
 * packages of this one. Returns undefined where there is no such history: in a shallow clone, without git, or if that
 * version lacks the file `having`.
 */
export function takeEarlierVersion(path: string, having = path): EarlierVersion | undefined {
  const commit = findEarlierCommit(path)
  if (commit === undefined || !git('ls-tree', '--name-only', commit, '--', having)) return undefined
  const root = mkdtempSync(join(tmpdir(), 'earlier-version-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: MAX_BYTES })
  execFileSync('tar', ['-x', '-C', root], { input: archive })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return { root, commit, remove: () => rmSync(root, { recursive: true, force: true }) }
}

function findEarlierCommit(path: string): string | undefined {
  if (git('status', '--porcelain', '--', path)) return git('rev-parse', '--verify', 'HEAD')
  const changed = git('rev-list', '--first-parent', '--max-count=1', 'HEAD', '--', path)
  return changed && git('rev-parse', '--verify', `${changed}^1`)
}

/** Returns what git prints; undefined if that is nothing, or if it fails. */
function git(...args: readonly string[]): string | undefined {
  try {
    return (
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ||
      undefined
    )
  } catch {
    return undefined
  }
}
