import type { BuildManifest, FileEntry } from '../../base/manifest/manifest.ts'
import { EDITABLE, isAsset } from '../../base/response-rules.ts'
import { forEachInParallel } from '../../base/object-store/for-each-in-parallel.ts'
import type { Store } from '../../base/object-store/store.ts'
import { fileOf } from './changed-addresses.ts'
import { ASSETS_PREFIX, LATEST, META, NOT_SERVED } from './layout.ts'
import {
  manifestKey,
  metaKey,
  objectKeys,
  readLatest,
  servedManifest,
  uploadedBuild,
  uploadedBuilds,
  type UploadedBuild,
} from './manifests.ts'
import { type Fault, headerFault, readBack, type ExpectedObject } from './read-back.ts'

/** The result of reading the published site. */
export type Inspection = {
  /** Objects and bytes that were read. */
  objects: number
  bytes: number
  faults: Fault[]
  /** Files that are left as they are: no build here has them, or they are edited on the host. */
  left: { key: string; what: string }[]
}

/**
 * Reads everything that a build has on the site, its manifests included, and the assets of earlier builds, and compares
 * it; finds what does not belong there. Changes nothing.
 */
export async function inspectSite(
  store: Store,
  build: UploadedBuild,
  onProgress: (message: string) => void,
): Promise<Inspection> {
  const wanted = wantedOf(build)
  const others = (await uploadedBuilds(store)).builds.filter(({ id }) => id !== build.id)
  const earlier = await earlierAssets(store, others, new Set(wanted.map(({ key }) => key)))
  const found: Inspection = { objects: 0, bytes: 0, faults: await manifestFaults(store, build), left: [] }
  const read = async (each: ExpectedObject) => {
    const { fault, bytes } = await readBack(store, each)
    found.objects += 1
    found.bytes += bytes
    onProgress(`reading back: ${found.objects} of ${wanted.length + earlier.length}`)
    return fault
  }
  await forEachInParallel(wanted, async (each) => {
    const fault = await read(each)
    if (fault && isEdited(fault)) found.left.push({ key: fault.key, what: `${fault.what}; it may be edited here` })
    else if (fault) found.faults.push(fault)
  })
  await forEachInParallel(earlier, async (each) => {
    const fault = await read(each)
    // Its bytes are not here to repair it. Without it, a tab of that build reloads the page.
    if (fault) found.faults.push({ ...fault, kind: 'superfluous', what: `${fault.what}, of an earlier build` })
  })
  const { superfluous, foreign } = await findOthers(store, build, {
    wanted: new Set(wanted.map(({ key }) => key)),
    others,
  })
  found.faults.push(...superfluous)
  found.left.push(...foreign)
  const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)
  return { ...found, faults: found.faults.sort(byKey), left: found.left.sort(byKey) }
}

/** Reads objects with faults once more, and returns those that still have one. */
export async function inspectAgain(store: Store, build: UploadedBuild, faults: readonly Fault[]): Promise<Fault[]> {
  const keys = new Set(faults.map(({ key }) => key))
  const left = (await manifestFaults(store, build)).filter(({ key }) => keys.has(key))
  await forEachInParallel(
    wantedOf(build).filter(({ key }) => keys.has(key)),
    async (each) => {
      const { fault } = await readBack(store, each)
      if (fault) left.push(fault)
    },
  )
  return left
}

function wantedOf(build: UploadedBuild): ExpectedObject[] {
  return build.files.flatMap((file) => objectKeys(build, file.path.slice(1)).map((key) => ({ key, file })))
}

/** Lists the assets that earlier builds have on the site beside this one's: their tabs may request them. */
async function earlierAssets(
  store: Store,
  others: readonly UploadedBuild[],
  wanted: ReadonlySet<string>,
): Promise<ExpectedObject[]> {
  const listed = await store.list(ASSETS_PREFIX)
  const assets = others.flatMap((other) =>
    wantedOf({ ...other, files: other.files.filter(({ path }) => isAsset(path)) }),
  )
  return [...new Map(assets.map((each) => [each.key, each])).values()].filter(
    ({ key }) => listed.has(key) && !wanted.has(key),
  )
}

/** Whether it is the file that people edit on the host, with bytes of theirs that are no JSON. */
function isEdited({ key, what }: Fault): boolean {
  return `/${key}` === EDITABLE && what === 'not JSON'
}

/** Finds what is wrong with the files that name the build and list its files. */
async function manifestFaults(store: Store, build: UploadedBuild): Promise<Fault[]> {
  const { id, code } = build
  const latest = await readLatest(store)
  const isSame = (other: BuildManifest | undefined) => other !== undefined && listOf(other) === listOf(build)
  const checks: [key: string, isRight: boolean][] = [
    [LATEST, latest?.id === id && latest.code === code],
    [metaKey(id), isSame(await servedManifest(store, id))],
    [manifestKey(id), isSame(await uploadedBuild(store, id))],
  ]
  const faults: Fault[] = []
  for (const [key, isRight] of checks) {
    const found = await store.readWithHeaders(key)
    const what = isRight
      ? found?.headers && headerFault(found.headers, { path: `/${key}` })
      : 'not that of the build that is out'
    if (!found) faults.push({ key, kind: 'missing', what: 'missing' })
    else if (what) faults.push({ key, kind: 'wrong', what })
  }
  return faults
}

/** A build's code and files as one text; parts edited on the host differ between machines. */
function listOf({ code, files }: BuildManifest): string {
  const entry = ({ path, size, hash }: FileEntry) => (path === EDITABLE ? path : `${path} ${size} ${hash}`)
  return [code, ...files.map(entry)].join('\n')
}

/**
 * Finds the objects of the site that the build does not have: those that a build of this publisher has left are
 * superfluous, others are foreign. Assets of other builds are neither: tabs may still request them.
 */
async function findOthers(
  store: Store,
  build: UploadedBuild,
  known: { wanted: ReadonlySet<string>; others: readonly UploadedBuild[] },
): Promise<{ superfluous: Fault[]; foreign: Inspection['left'] }> {
  const { wanted } = known
  const others = new Set(known.others.flatMap((other) => wantedOf(other).map(({ key }) => key)))
  const files = new Set(build.files.map(({ path }) => path.slice(1)))
  const isManifest = (key: string) => key === LATEST || key.startsWith(META)
  const superfluous: Fault[] = []
  const foreign: Inspection['left'] = []
  for (const key of (await store.list('', NOT_SERVED)).keys()) {
    const file = fileOf(key)
    const isCopy = file !== key && (files.has(file) || isManifest(file))
    if (wanted.has(key) || (isManifest(key) && !isCopy) || (others.has(key) && isAsset(`/${key}`))) continue
    if (isCopy) superfluous.push({ key, kind: 'superfluous', what: 'a copy that the build does not have' })
    else if (others.has(key)) superfluous.push({ key, kind: 'superfluous', what: 'of another build' })
    else foreign.push({ key, what: 'no build here has it' })
  }
  return { superfluous, foreign }
}
