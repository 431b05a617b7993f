import { join } from 'node:path'
import { EDITABLE } from '../hosting/response-rules.ts'
import { LOCALES } from '../i18n/locale.ts'
import { localisePath } from '../i18n/localised-path.ts'
import { eachOf } from './each-of.ts'
import { NOT_SERVED, stagedPrefix } from './layout.ts'
import { announce, uploadedBuilds, type UploadedBuild } from './manifests.ts'
import { assetKeys, pageKeys, storedKeys } from './site-files.ts'
import type { Store } from './store.ts'

/** Keys of files that changed or are new on the site, and of those taken off it. */
export type PlaceCount = { placed: string[]; removed: string[] }

export type PlaceOptions = {
  /** Says what would be done, and does nothing. */
  isDryRun?: boolean
  onProgress?: (message: string) => void
}

/**
 * Makes an uploaded build the one that is out. What is new comes before what changed, so that no page leads to one that is not there
 * yet; then the build is announced; what only older builds had goes last. Throws, before anything is changed, when a file is
 * missing.
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

/** Pages name pictures, fonts and feeds, so those are put in place before; and the home pages lead to all others. */
function filesThenPages(keys: readonly string[]): string[][] {
  const isHome = (key: string) => HOMES.some((home) => key.startsWith(home))
  return [
    keys.filter((key) => !PAGE.test(key)),
    keys.filter((key) => PAGE.test(key) && !isHome(key)),
    keys.filter(isHome),
  ]
}
