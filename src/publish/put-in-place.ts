import { join } from 'node:path'
import { EDITABLE } from '../hosting/response-rules.ts'
import { LOCALES } from '../i18n/locale.ts'
import { localisePath } from '../i18n/localised-path.ts'
import { eachOf } from './each-of.ts'
import { NOT_SERVED, stagedPrefix } from './layout.ts'
import { announce, uploadedBuilds, type UploadedBuild } from './manifests.ts'
import { assetKeys, pageKeys, storedKeys } from './site-files.ts'
import type { Store } from './store.ts'

/** Keys of the site's files that changed or are new, and of those removed. */
export type PlaceCount = { placed: string[]; removed: string[] }

export type PlaceOptions = {
  /** Reports what would be done, and does nothing. */
  isDryRun?: boolean
  onProgress?: (message: string) => void
}

/**
 * Makes an uploaded build the published one. New files are put in place before changed ones, so that no page links to a
 * missing one; then the build id is published; files that only older builds had are removed last. Throws before
 * anything is changed if a file is missing.
 */
export async function putInPlace(
  store: Store,
  manifest: UploadedBuild,
  { isDryRun = false, onProgress = () => {} }: PlaceOptions,
): Promise<PlaceCount> {
  const prefix = stagedPrefix(manifest.id)
  const [site, staged] = await Promise.all([store.list('', NOT_SERVED), store.list(prefix)])
  const keys = pageKeys(manifest).flatMap(storedKeys)
  const missing = [
    ...assetKeys(manifest)
      .flatMap(storedKeys)
      .filter((key) => !site.has(key)),
    ...keys.filter((key) => !staged.has(prefix + key)),
  ]
  if (missing.length > 0) throw new Error(`Build ${manifest.id} lacks ${missing.length} files, such as ${missing[0]}`)

  const isNew = (key: string) => !site.has(key)
  const isChanged = (key: string) =>
    `/${key}` !== EDITABLE && site.has(key) && site.get(key)?.md5 !== staged.get(prefix + key)?.md5
  const groups = [keys.filter(isNew), keys.filter(isChanged)].flatMap(filesThenPages)
  const { builds } = await uploadedBuilds(store)
  const current = new Set(keys)
  const old = new Set(builds.flatMap((build) => pageKeys(build).flatMap(storedKeys)))
  const removed = [...old].filter((key) => site.has(key) && !current.has(key))
  const placed = groups.flat()
  if (isDryRun) return { placed, removed }

  let done = 0
  for (const group of groups) {
    await eachOf(group, async (key) => {
      await store.copy(prefix + key, key)
      done += 1
      onProgress(`putting in place: ${done}`)
    })
  }
  await announce(store, manifest)
  await store.remove(removed)
  return { placed, removed }
}

const PAGE = /(?:\.html|_payload\.json)(?:\.\w+)?$/
const HOMES = LOCALES.map((locale) => join(localisePath(locale, '/'), 'index.html').slice(1))

/** Pages refer to pictures, fonts and feeds, so those come first; the home pages, which link to all others, come last. */
function filesThenPages(keys: readonly string[]): string[][] {
  const isHome = (key: string) => HOMES.some((home) => key.startsWith(home))
  return [
    keys.filter((key) => !PAGE.test(key)),
    keys.filter((key) => PAGE.test(key) && !isHome(key)),
    keys.filter(isHome),
  ]
}
