import type { BuildManifest } from '../../base/manifest/manifest.ts'
import { EDITABLE } from '../../base/response-rules.ts'
import type { Store } from '../../base/object-store/store.ts'
import { fileOf } from './changed-addresses.ts'
import { findPublishedState, type PublishedState } from './published-state.ts'
import { hideObjects } from './hide-objects.ts'
import { inspectAgain, inspectSite, type Inspection } from './inspect-site.ts'
import { metaKey, servedManifest, uploadedBuild, type UploadedBuild } from './manifests.ts'
import { publishBuild, type PublishOptions, type PublishSummary } from './publish-build.ts'
import type { InstalledFiles } from './install-files.ts'
import type { Fault } from './read-back.ts'
import { headersOf, uploadKey } from './site-files.ts'
import type { Source } from './upload-build.ts'

/**
 * Publishes a build, unless it is published already, then reads back all of it and repairs missing, wrong and
 * superfluous objects: they are uploaded and published again in the order of a publication. Throws if that did not
 * help. A dry run reads back the published build, even if it is another one.
 */
export async function publishVerified(
  store: Store,
  source: Source,
  out: PublishedState,
  options: PublishOptions,
): Promise<PublishSummary> {
  const { manifest, onProgress } = source
  const isOut = out.id === manifest.id && !out.unfinished
  if (source.isDryRun) {
    const summary = await publishBuild(store, source, out, options)
    return out.id === undefined ? summary : { ...summary, verified: await inspectOut(store, source, out.id) }
  }
  const first = isOut ? undefined : await publishBuild(store, source, out, options)
  const verified = { ...(await inspectSite(store, manifest, onProgress)), id: manifest.id }
  if (first && verified.faults.length === 0) return { ...first, verified }
  const second = await repair(store, source, verified.faults, options)
  return { ...(first ? merge(first, second) : second), why: out.why, verified }
}

/** Reads back the published build, by this build's manifest if it is the same, otherwise by that at the target. */
async function inspectOut(
  store: Store,
  { manifest, onProgress }: Source,
  id: string,
): Promise<Inspection & { id: string }> {
  const build: UploadedBuild | undefined =
    id === manifest.id ? manifest : ((await uploadedBuild(store, id)) ?? (await servedManifest(store, id)))
  if (build) return { ...(await inspectSite(store, build, onProgress)), id }
  const fault: Fault = { key: metaKey(id), kind: 'wrong', what: 'cannot be read, nor can the copy of it' }
  return { id, objects: 0, bytes: 0, faults: [fault], left: [] }
}

async function repair(
  store: Store,
  source: Source,
  faults: readonly Fault[],
  options: PublishOptions,
): Promise<PublishSummary> {
  const { manifest } = source
  const superfluous = faults.filter(({ kind }) => kind === 'superfluous').map(({ key }) => key)
  const repaired = faults.filter(({ kind }) => kind !== 'superfluous').map(({ key }) => key)
  const editable = EDITABLE.slice(1)
  const edited = faults.some(({ key, kind }) => key === editable && kind === 'wrong') && (await store.read(editable))
  // Its bytes are the host's: only the headers are wrong.
  if (edited) await store.write(editable, edited, headersOf(editable))
  const hiding = hideObjects(
    store,
    repaired.filter((key) => !(edited && key === editable)).flatMap(uploadsOfKey(manifest)),
  )
  const out = await findPublishedState(store, manifest.id, true)
  const summary = await publishBuild(hiding, source, out, { ...options, repaired, removed: superfluous })
  const [still, ...others] = await inspectAgain(store, manifest, faults)
  if (!still) return summary
  throw new Error(
    `${store.name} does not keep what it is given: after it was uploaded again, ${still.key} is still wrong ` +
      `(${still.what})${others.length > 0 ? `, and so are ${others.length} more` : ''}. The build is out. Check the store, ` +
      'and what else writes to it, then run the same command again.',
  )
}

/** Returns for a key of the site that key, and the one under which its content is uploaded. */
function uploadsOfKey(manifest: BuildManifest): (key: string) => string[] {
  const files = new Map(manifest.files.map((file) => [file.path.slice(1), file]))
  return (key) => {
    const file = files.get(key) ?? files.get(fileOf(key))
    return file ? [key, uploadKey(file) + key.slice(file.path.length - 1)] : [key]
  }
}

/** Adds up a publication and its repair. */
function merge(first: PublishSummary, second: PublishSummary): PublishSummary {
  const repaired = [...new Set([...first.repaired, ...second.repaired])].sort()
  const uploadingSeconds = first.uploadingSeconds + second.uploadingSeconds
  return { ...first, uploadingSeconds, repaired, placed: mergePlaced(first.placed, second.placed) }
}

function mergePlaced(
  first: InstalledFiles | undefined,
  second: InstalledFiles | undefined,
): InstalledFiles | undefined {
  if (!first || !second) return first ?? second
  return {
    placed: [...new Set([...first.placed, ...second.placed])],
    removed: [...new Set([...first.removed, ...second.removed])],
    changed: [...new Set([...first.changed, ...second.changed])].sort(),
    invalidation: second.invalidation ?? first.invalidation,
    placingSeconds: first.placingSeconds + second.placingSeconds,
    removingSeconds: first.removingSeconds + second.removingSeconds,
  }
}
