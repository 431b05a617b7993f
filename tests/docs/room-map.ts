import { execFileSync } from 'node:child_process'
import { ROOT } from './markdown.ts'

/** The rooms that each room imports, by name, both sorted. */
export type RoomMap = ReadonlyMap<string, readonly string[]>

/** The files in `src/` itself. */
export const SINGLE_FILES = 'src/*.ts'
const FOLDERS = ['pages', 'renderer', 'scripts', 'src']
const [BEGIN, END] = ['<!-- map: written by npm run map -->', '<!-- end of map -->']

/** src/tools/development shows examples of components, whichever room they are in. */
const EXAMPLES = '.examples.tsx'

/**
 * Reads from the sources which room imports which. Type-only imports, which are erased, and examples of components do
 * not count.
 */
export function readRoomMap(): RoomMap {
  const args = ['--config', '.config/dependency-cruiser.cjs', '--output-type', 'json', ...FOLDERS]
  const output = execFileSync('node_modules/.bin/depcruise', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // Written by dependency-cruiser.
  const { modules } = JSON.parse(output) as { modules: { source: string; dependencies: { resolved: string }[] }[] }
  const map = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = roomOf(source)
    if (!from || source.endsWith(EXAMPLES)) continue
    const imported = map.get(from) ?? new Set()
    map.set(from, imported)
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved)
      if (to && to !== from) imported.add(to)
    }
  }
  return new Map([...map].sort(byName).map(([room, rooms]) => [room, [...rooms].sort()]))
}

/** Returns the room of a file. @example roomOf('src/web/ui/beam.tsx') // 'src/web/ui' */
export function roomOf(path: string): string | undefined {
  if (/^src\/[^/]+$/.test(path)) return SINGLE_FILES
  return /^(?:src\/[^/]+|pages|renderer|scripts)(?=\/)/.exec(path)?.[0]
}

/**
 * Removes each arrow that a longer path implies, so that the drawing is readable: if `a` imports `b` and both import
 * `c`, the arrow from `a` to `c` is removed.
 */
export function withoutShortcuts(map: RoomMap): RoomMap {
  const arrows = new Map([...map].map(([room, rooms]) => [room, new Set(rooms)]))
  for (const [from, rooms] of arrows) {
    // A copy, because the set is changed in the loop.
    const direct = [...rooms]
    for (const to of direct) {
      rooms.delete(to)
      if (!canReach(arrows, from, to)) rooms.add(to)
    }
  }
  return new Map([...arrows].map(([room, rooms]) => [room, [...rooms].sort()]))
}

function canReach(arrows: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const reached = new Set([from])
  // A set that grows during its iteration.
  for (const room of reached) for (const next of arrows.get(room) ?? []) reached.add(next)
  return reached.has(to)
}

/** Returns the map as in src/README.md: a drawing without shortcuts, and the list of all arrows. */
export function writeRoomMap(map: RoomMap): string {
  const drawn = [...withoutShortcuts(map)].flatMap(([room, rooms]) =>
    rooms.length > 0 ? `  ${nodeOf(room)} --> ${rooms.map(nodeOf).join(' & ')}` : [],
  )
  const names = [...map.keys()].map((room) => `  ${nodeOf(room)}["${room}"]`)
  const listed = [...map].map(([room, rooms]) => `${room} -> ${rooms.map(shorten).join(' ') || 'nothing'}`)
  return [
    BEGIN,
    '```mermaid',
    'flowchart TD',
    ...names,
    ...drawn,
    '```',
    '',
    'Every arrow, shortcuts included (names without `src/`):',
    '',
    '```text',
    ...listed,
    '```',
    END,
  ].join('\n')
}

/** Replaces the map in a document. Throws if it has none. */
export function replaceRoomMap(document: string, map: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`src/README.md has no lines ${BEGIN} and ${END}`)
  return document.slice(0, begin) + map + document.slice(end + END.length)
}

/** Names of nodes may contain letters, digits and underscores only. */
function nodeOf(room: string): string {
  return room.replace(/\W+/g, '_').replace(/^_|_$/g, '')
}

function shorten(room: string): string {
  return room.replace(/^src\/(?!\*)/, '')
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}
