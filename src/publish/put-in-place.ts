import { join } from 'node:path'
import type { BuildManifest } from '../build/manifest.ts'
import { EDITABLE } from '../hosting/response-rules.ts'
import { LOCALES } from '../i18n/locale.ts'
import { localisePath } from '../i18n/localised-path.ts'
import { eachOf } from './each-of.ts'
import { NOT_SERVED, stagedPrefix } from './layout.ts'
import { announce, uploadedBuilds } from './manifests.ts'
import { assetKeys, pageKeys, storedKeys } from './site-files.ts'
import type { Store } from './store.ts'

/** Files that changed or are new on the site, and those taken off it. */
export type PlaceCount = { placed: number; removed: number }

/**
 * Makes an uploaded build the one that is out. What is new comes before what changed, so that no page leads to one that is not there
 * yet; then the build is announced; what only older builds had goes last. Throws, before anything is changed, when a file is
 * missing.
 */
export async function putInPlace(
  store: Store,
  manifest: BuildManifest,
  onProgress: (message: string) => void = () => {},
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
  let placed = 0
  for (const group of [keys.filter(isNew), keys.filter(isChanged)].flatMap(filesThenPages)) {
    await eachOf(group, async (key) => {
      await store.copy(prefix + key, key)
      placed += 1
      onProgress(`putting in place: ${placed}`)
    })
  }
  await announce(store, manifest)
  const old = (await uploadedBuilds(store)).flatMap((build) => pageKeys(build).flatMap(storedKeys))
  const current = new Set(keys)
  const obsolete = [...new Set(old)].filter((key) => site.has(key) && !current.has(key))
  await store.remove(obsolete)
  return { placed, removed: obsolete.length }
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
