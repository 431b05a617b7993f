import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type BuildManifest,
  type EditorAccess,
  type LatestBuild,
  manifestFile,
  type Move,
} from '../../base/manifest/manifest.ts'

/** The fields that hosts need of the published build. */
type OutBuild = { id: string; moves: ReadonlyMap<string, Move>; isPreview: boolean; editor: EditorAccess | undefined }

/** Cache: a build's manifest never changes; one build at a time is served from a folder. */
const known = new Map<string, OutBuild>()

/**
 * Returns the moves of the build that `latest.json` names, by former address: an earlier build may have had a page
 * there. None if there is no build.
 */
export function readMoves(buildsDir: string): ReadonlyMap<string, Move> {
  return readOut(buildsDir)?.moves ?? new Map()
}

/** Returns whether the build that `latest.json` names shows drafts. */
export function readIsPreview(buildsDir: string): boolean {
  return readOut(buildsDir)?.isPreview ?? false
}

/** Returns what the content editor of the build that `latest.json` names may do; undefined if it has none. */
export function readEditorAccess(buildsDir: string): EditorAccess | undefined {
  return readOut(buildsDir)?.editor
}

function readOut(buildsDir: string): OutBuild | undefined {
  const found = known.get(buildsDir)
  try {
    // Both were written by the build or the publisher.
    const { id } = JSON.parse(readFileSync(join(buildsDir, 'latest.json'), 'utf8')) as LatestBuild
    if (found?.id === id) return found
    const text = readFileSync(manifestFile(buildsDir, id), 'utf8')
    const { moves = [], withDrafts = false, editor } = JSON.parse(text) as Partial<BuildManifest>
    const read = { id, moves: new Map(moves.map((move) => [move.from, move])), isPreview: withDrafts, editor }
    known.set(buildsDir, read)
    return read
  } catch {
    return undefined
  }
}
