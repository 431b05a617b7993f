import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildManifest, type LatestBuild, manifestFile, type Move } from '../builds/manifest.ts'

/** Cache: a build's moves, which never change; one build at a time is served from a folder. */
const known = new Map<string, { id: string; moves: ReadonlyMap<string, Move> }>()

/**
 * Returns the moves of the build that `latest.json` names, by former address: an earlier build may have had a page
 * there. None if there is no build.
 */
export function readMoves(buildsDir: string): ReadonlyMap<string, Move> {
  const found = known.get(buildsDir)
  try {
    // Both were written by the build or the publisher.
    const { id } = JSON.parse(readFileSync(join(buildsDir, 'latest.json'), 'utf8')) as LatestBuild
    if (found?.id === id) return found.moves
    const { moves = [] } = JSON.parse(readFileSync(manifestFile(buildsDir, id), 'utf8')) as Partial<BuildManifest>
    const read = { id, moves: new Map(moves.map((move) => [move.from, move])) }
    known.set(buildsDir, read)
    return read.moves
  } catch {
    return new Map()
  }
}
