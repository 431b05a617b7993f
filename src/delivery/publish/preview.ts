import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '../../base/manifest/manifest.ts'
import { writeJson } from './json-files.ts'
import { LATEST, META, PREVIEW } from './layout.ts'
import type { Store } from '../../base/object-store/store.ts'

export type PreviewOptions = {
  /** Marks the target as a preview, if nothing is published there yet. */
  isPreview?: boolean
}

/**
 * Returns whether a target is marked as a preview. Throws if a build with drafts would be published where it is not, or
 * if a target with a published build is to be marked: it may be the public site.
 */
export async function assertPreview(
  store: Store,
  { id, withDrafts = false }: BuildManifest,
  { isPreview = false, isDryRun = false }: PreviewOptions & { isDryRun?: boolean } = {},
): Promise<boolean> {
  if ((await store.list(PREVIEW)).has(PREVIEW)) return true
  if (isPreview && (await hasBuild(store)))
    throw new Error(
      `${store.name} was published to without --preview, and may be the public site. Name another target, or write ` +
        `${PREVIEW} there by hand if it is a preview. Nothing was changed.`,
    )
  if (withDrafts && !isPreview)
    throw new Error(
      `Build ${id} shows drafts, and ${store.name} is not marked as a preview. Build without --drafts, or publish to a ` +
        'target of its own, the first time with --preview. Nothing was changed.',
    )
  if (isPreview && !isDryRun) await writeJson(store, PREVIEW, { isPreview })
  return isPreview
}

/**
 * Returns whether a built site shows drafts, as its manifest or its home page says: a manifest may have been edited, and
 * a home page that no search engine may show is that of a preview alone.
 */
export async function showsDrafts(siteDir: string, { withDrafts = false }: BuildManifest): Promise<boolean> {
  return withDrafts || NOINDEX.test(await readHome(siteDir))
}

/** The home page as HTML; empty if the site has none. */
async function readHome(siteDir: string): Promise<string> {
  return readFile(join(siteDir, 'index.html'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}

const NOINDEX = /<meta name="robots" content="[^"]*noindex/

async function hasBuild(store: Store): Promise<boolean> {
  return (await store.list(LATEST)).size > 0 || (await store.list(META)).size > 0
}
