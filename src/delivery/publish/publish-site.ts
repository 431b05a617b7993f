import { assertDocuments } from './documents.ts'
import { findPublishedState } from './published-state.ts'
import { type GoneOptions, keepAddresses } from './removed-addresses.ts'
import { withLock } from './lock.ts'
import { publishedBuild } from './manifests.ts'
import { assertPreview, type PreviewOptions, showsDrafts } from './preview.ts'
import { publishBuild, type PublishOptions, type PublishSummary } from './publish-build.ts'
import { type BuiltSite, readBuild } from './site-files.ts'
import { keepStatement, type StatementState } from './statement.ts'
import type { Store } from '../../base/object-store/store.ts'
import type { Source } from './upload-build.ts'
import { publishVerified } from './publish-verified.ts'

/**
 * The result of publishing, the addresses that went without a successor, and whether the statement about the build is
 * kept.
 */
export type SiteSummary = PublishSummary & { gone: readonly string[]; statement: StatementState }

/**
 * Publishes the last build. Only the difference to the published build is uploaded and changed; where that is not
 * certain, everything at the target is compared. Assets are uploaded first. Contents of pages are uploaded to keys that
 * are not served, and published once all are there; the build id is published last. After a crash at any point, the
 * same call completes the rest. Only a target that is marked as a preview takes a build with drafts. A dry run counts
 * only and writes nothing. Throws before anything is changed if a published address would vanish and may not.
 */
export async function publishSite(
  store: Store,
  site: BuiltSite,
  options: PublishOptions & GoneOptions & PreviewOptions = {},
): Promise<SiteSummary> {
  const { isDryRun = false, withoutDocuments = false, isVerified = false, onProgress = () => {} } = options
  // Contents are read where they are compared: all of them only if all are.
  const manifest = await readBuild(site, true)
  assertDocuments(manifest, withoutDocuments)
  const withDrafts = await showsDrafts(site.siteDir, manifest)
  const work = async (held: Store): Promise<SiteSummary> => {
    const isPreview = await assertPreview(held, { ...manifest, withDrafts }, options)
    const out = await findPublishedState(held, manifest.id, isVerified)
    const before = out.build ?? (out.id === undefined ? undefined : await publishedBuild(held, out.id))
    // In a preview drafts come and go.
    const { build, gone } = keepAddresses(manifest, isPreview ? undefined : before, options.gone)
    const statement = await keepStatement(held, site, isDryRun)
    const source: Source = { manifest: build, siteDir: site.siteDir, isDryRun, onProgress }
    const summary = await (isVerified
      ? publishVerified(held, source, out, options)
      : publishBuild(held, source, out, options))
    return { ...summary, gone, statement }
  }
  return isDryRun ? work(store) : withLock(store, options, work)
}
