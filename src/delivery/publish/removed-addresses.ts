import { join } from 'node:path'
import type { BuildManifest, Move } from '../../base/manifest/manifest.ts'
import { splitLocale } from '../../base/i18n/localised-path.ts'
import { CONTENT_FOLDER } from '../../base/vendor-folder.ts'

/** Addresses that may go without a successor: all, or these; one without language stands for all languages. */
export type AllowedToGo = 'all' | readonly string[]

export type GoneOptions = {
  /** Addresses of pages that may go without a successor; none by default. */
  gone?: AllowedToGo
}

/** The fields of a build that concern addresses. */
type Addresses = Pick<BuildManifest, 'paths' | 'moves' | 'files'>

/** A further page of a list is a place in it, not an address of something: it goes when the list gets shorter. */
const NUMBERED = /\/page\/\d+$/
/** Maximum number of addresses that are named. */
const MAX_NAMED = 10

/**
 * Adds permanently removed addresses to a build: those of the published build, and those that may go now. Throws if a
 * page or a redirect of the published build would vanish otherwise. Returns the addresses that go now, too.
 */
export function keepAddresses<Build extends BuildManifest>(
  build: Build,
  out: Addresses | undefined,
  allowed: AllowedToGo = [],
): { build: Build; gone: string[] } {
  const { moves = [] } = build
  const kept = new Set([...build.paths, ...moves.map(({ from }) => from)])
  const earlier = out?.moves ?? []
  // Both say it: a manifest with wrong bytes does not hinder a publication.
  const files = new Set(out?.files.map(({ path }) => path))
  const vanished = [...(out?.paths ?? []), ...earlier.filter(({ to }) => to !== undefined).map(({ from }) => from)]
    .filter((path) => !kept.has(path) && !NUMBERED.test(path) && files.has(join(path, 'index.html')))
    .sort()
  const refused = vanished.filter((path) => !mayGo(path, allowed))
  if (refused.length > 0) throw new Error(describeRefused(build.id, refused))
  const before = earlier.filter(({ from, to }) => to === undefined && !kept.has(from)).map(({ from }) => from)
  const added: Move[] = [...new Set([...before, ...vanished])].sort().map((from) => ({ from }))
  return { build: added.length > 0 ? { ...build, moves: [...moves, ...added] } : build, gone: vanished }
}

function mayGo(path: string, allowed: AllowedToGo): boolean {
  return allowed === 'all' || allowed.includes(path) || allowed.includes(splitLocale(path).path)
}

function describeRefused(id: string, paths: readonly string[]): string {
  const named = paths.slice(0, MAX_NAMED).join(', ')
  const others = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : ''
  const [were, they] = paths.length === 1 ? ['address was', 'leads'] : ['addresses were', 'lead']
  return (
    `${paths.length} ${were} public and would be missing in build ${id}, and ${they} nowhere: ${named}${others}. Name the ` +
    `former slug in "formerly" of the record that takes its place, or write a move into ${CONTENT_FOLDER}/moves.json, ` +
    'and build again; or add --gone (all of them) or --gone <path> if that is what you want. Nothing was changed.'
  )
}
