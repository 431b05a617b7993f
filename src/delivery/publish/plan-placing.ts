import { join } from 'node:path'
import { EDITABLE } from '../../base/response-rules.ts'
import { LOCALES } from '../../base/i18n/locale.ts'
import { pathIn } from '../../base/i18n/localised-path.ts'
import { FILES, NOT_SERVED, stagedPrefix } from './layout.ts'
import { type ComparableBuild, isComparable, objectKeys, uploadedAt, type UploadedBuild } from './manifests.ts'
import { assetKeys, pageKeys } from './site-files.ts'
import type { Store } from '../../base/object-store/store.ts'

/** The steps that publish a build: objects to copy, in groups one after the other, and keys to remove at the end. */
export type Plan = { groups: readonly (readonly Step[])[]; removed: readonly string[] }

/** One copy: of an uploaded content to its place on the site. */
export type Step = { from: string; to: string }

/** Determines the difference between two builds from their manifests alone. */
export async function planByDifference(store: Store, out: ComparableBuild, build: UploadedBuild): Promise<Plan> {
  const before = new Map(stepsOf(out).map(({ from, to }) => [to, from]))
  const steps = stepsOf(build)
  const editable = EDITABLE.slice(1)
  const isEdited = before.has(editable) || (await store.list(editable)).has(editable)
  const missing = steps.filter(({ to }) => !before.has(to) && !(to === editable && isEdited))
  const changed = steps.filter(({ from, to }) => to !== editable && before.has(to) && before.get(to) !== from)
  const current = new Set(steps.map(({ to }) => to))
  return { groups: inOrder(missing, changed), removed: [...before.keys()].filter((key) => !current.has(key)) }
}

/**
 * Determines the difference between the site as it is and a build, from listings of both. Files that only the other
 * builds have are to be removed. Throws if a file of the build is missing.
 */
export async function planByListing(
  store: Store,
  build: UploadedBuild,
  others: readonly UploadedBuild[],
): Promise<Plan> {
  const [site, uploaded] = await Promise.all([
    store.list('', NOT_SERVED),
    store.list(isComparable(build) ? FILES : stagedPrefix(build.id)),
  ])
  const steps = stepsOf(build)
  const missing = [
    ...assetKeys(build).flatMap((key) => objectKeys(build, key).filter((object) => !site.has(object))),
    ...steps.filter(({ from }) => !uploaded.has(from)).map(({ to }) => to),
  ]
  if (missing.length > 0)
    throw new Error(
      `Build ${build.id} lacks ${missing.length} files, such as ${missing[0]}. Run this command again; if it fails again, build again: npm run build`,
    )
  const isChanged = ({ from, to }: Step) =>
    `/${to}` !== EDITABLE && site.has(to) && site.get(to)?.md5 !== uploaded.get(from)?.md5
  const current = new Set(steps.map(({ to }) => to))
  const old = new Set(others.flatMap((other) => stepsOf(other).map(({ to }) => to)))
  return {
    groups: inOrder(
      steps.filter(({ to }) => !site.has(to)),
      steps.filter(isChanged),
    ),
    removed: [...old].filter((key) => site.has(key) && !current.has(key)),
  }
}

/** Lists all objects of a build's pages, payloads and other files that are not assets, with their compressed copies. */
function stepsOf(build: UploadedBuild): Step[] {
  return pageKeys(build).flatMap((key) => {
    const at = uploadedAt(build, key)
    return objectKeys(build, key).map((to) => ({ from: at + to.slice(key.length), to }))
  })
}

/** New files before changed ones, so that no page links to a missing one. */
function inOrder(missing: readonly Step[], changed: readonly Step[]): Step[][] {
  return [...filesThenPages(missing), ...filesThenPages(changed)]
}

const PAGE = /(?:\.html|_payload\.json)(?:\.\w+)?$/
const HOMES = LOCALES.map((locale) => join(pathIn(locale, '/'), 'index.html').slice(1))

/** Pages refer to pictures, fonts and feeds, so those come first; the home pages, which link to all others, come last. */
function filesThenPages(steps: readonly Step[]): Step[][] {
  const isHome = ({ to }: Step) => HOMES.some((home) => to.startsWith(home))
  const isPage = ({ to }: Step) => PAGE.test(to)
  return [
    steps.filter((step) => !isPage(step)),
    steps.filter((step) => isPage(step) && !isHome(step)),
    steps.filter(isHome),
  ]
}
