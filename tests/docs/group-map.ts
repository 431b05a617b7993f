import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVendorFolder } from '../../src/base/vendor-folder.ts'
import { isVendor, ROOT } from './markdown.ts'

/** The groups that each group imports, by name, both sorted. */
export type GroupMap = ReadonlyMap<string, readonly string[]>

/** From the file: tests that import it get the fixture vendor. */
const PROJECT = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { imports: Record<string, string> }
const VENDOR = readVendorFolder(PROJECT.imports['#vendor/*'])

const FOLDERS = ['pages', 'renderer', 'scripts', 'src']
const [BEGIN, END] = ['<!-- map: written by scripts/map.ts -->', '<!-- end of map -->']

/** src/tools/development shows examples of components. */
const EXAMPLES = '/examples.tsx'

/**
 * Reads from the sources which group imports which. Type-only imports, which are erased, and examples of components do
 * not count.
 */
export function readGroupMap(): GroupMap {
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
    const from = groupOf(source)
    if (!from || source.endsWith(EXAMPLES)) continue
    const imported = map.get(from) ?? new Set()
    map.set(from, imported)
    for (const { resolved } of dependencies) {
      const to = groupOf(resolved)
      if (to && to !== from) imported.add(to)
    }
  }
  return new Map([...map].sort(byName).map(([group, groups]) => [group, [...groups].sort()]))
}

/** Returns the group of a file. @example groupOf('src/web/ui/beam.tsx') // 'src/web' */
export function groupOf(path: string): string | undefined {
  // Wherever package.json says that it is; folders of other vendors are no group.
  if (path.startsWith(`${VENDOR}/`)) return 'src/vendor'
  const group = /^(?:src\/[^/]+|pages|renderer|scripts)(?=\/)/.exec(path)?.[0]
  return group && isVendor(join(ROOT, group)) ? undefined : group
}

/**
 * Removes each arrow that a longer path implies, so that the drawing is readable: if `a` imports `b` and both import
 * `c`, the arrow from `a` to `c` is removed.
 */
export function withoutShortcuts(map: GroupMap): GroupMap {
  const arrows = new Map([...map].map(([group, groups]) => [group, new Set(groups)]))
  for (const [from, groups] of arrows) {
    // A copy, because the set is changed in the loop.
    const direct = [...groups]
    for (const to of direct) {
      groups.delete(to)
      if (!canReach(arrows, from, to)) groups.add(to)
    }
  }
  return new Map([...arrows].map(([group, groups]) => [group, [...groups].sort()]))
}

function canReach(arrows: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const reached = new Set([from])
  // A set that grows during its iteration.
  for (const group of reached) for (const next of arrows.get(group) ?? []) reached.add(next)
  return reached.has(to)
}

/** Returns the map as in src/README.md: a drawing without shortcuts, and the list of all arrows. */
export function writeGroupMap(map: GroupMap): string {
  const drawn = [...withoutShortcuts(map)].flatMap(([group, groups]) =>
    groups.length > 0 ? `  ${nodeOf(group)} --> ${groups.map(nodeOf).join(' & ')}` : [],
  )
  const names = [...map.keys()].map((group) => `  ${nodeOf(group)}["${group}"]`)
  const listed = [...map].map(([group, groups]) => `${group} -> ${groups.map(shorten).join(' ') || 'nothing'}`)
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
export function replaceGroupMap(document: string, map: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`src/README.md has no lines ${BEGIN} and ${END}`)
  return document.slice(0, begin) + map + document.slice(end + END.length)
}

/** Names of nodes may contain letters, digits and underscores only. */
function nodeOf(group: string): string {
  return group.replace(/\W+/g, '_').replace(/^_|_$/g, '')
}

function shorten(group: string): string {
  return group.replace(/^src\//, '')
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}
