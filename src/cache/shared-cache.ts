import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MadeByKey } from '../incremental/made.ts'
import { PACKED, type PackedByKey } from '../incremental/packs.ts'
import { sha256 } from '../incremental/sha256.ts'
import { eachOf } from '../store/each-of.ts'
import type { Store, Stored } from '../store/store.ts'
import { decodeIndex, encodeIndex } from './index-file.ts'
import { groupForPacks, PACK_BYTES, pack, type ToPack } from './pack.ts'

/*
 * In the store:
 *
 *   v1/packs/<hash>             files one after the other, named by the hash of all of them
 *   v1/made/<scope>/<id>        what a build made with some code: keys of recipes, and where their files are in packs
 *   v1/made/<scope>/<id>.2of4   what one shard of the build made
 *
 * Another format gets another prefix: versions of the project that do not know each other share a store.
 */

const VERSION = 'v1'
const PACKS = `${VERSION}/packs/`
const SHARD = /\.\d+of\d+$/
/** Indexes of whole builds that are kept for each scope: branches build in turns. */
const KEPT_INDEXES = 5
/** A build is assembled of its shards within this time. */
const SHARD_KEPT_MS = 86_400_000
/** A pack is small below a quarter of its size; more small ones than this are packed again. */
const SMALL_BYTES = PACK_BYTES / 4
const MAX_SMALL_PACKS = 32
const HEADERS = { contentType: 'application/octet-stream', cacheControl: 'private' }

/** `scopes` are hashes of code, `id` is that of the build. */
type Wanted = { scopes: readonly string[]; id: string }

/** A cache that machines share. Whatever is wrong with it costs time only: none of its functions rejects. */
export type SharedCache = {
  /**
   * Fetches what the newest build and the shards of this one made with some code, as far as `own` lacks it, into
   * `folder` for `openPacks`. What is damaged is left out. Returns whether there is anything.
   */
  fetch: (wanted: Wanted, own: MadeByKey, folder: string) => Promise<boolean>
  /** Stores what a build, or a shard of it, made with some code; `folder` has the files. */
  store: (scope: string, name: string, made: ToPack, folder: string) => Promise<void>
  /** Returns whether a build has stored something by this name, or the store cannot be asked. */
  has: (scope: string, name: string) => Promise<boolean>
}

/** Opens the shared cache in a store. `warn` is called once, with the first thing that is wrong with it. */
export function openSharedCache(store: Store, warn: (message: string) => void): SharedCache {
  /** What the store has, as its indexes say and its packs, if fetched, have shown; by scope. */
  const known = new Map<string, Known>()
  let isLeft = false
  let hasWarned = false
  const warnOnce = (message: string) => {
    if (!hasWarned) warn(message)
    hasWarned = true
  }
  /** After a failure the store is not asked again in this build. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isLeft) return
    try {
      await work()
    } catch (error) {
      isLeft = true
      warnOnce(`The build goes on without the shared cache. ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const onDamage = (key: string, what: string) =>
    warnOnce(`${store.name}/${key} in the shared cache ${what}; it is made again.`)

  return {
    fetch: async ({ scopes, id }, own, folder) => {
      const found: PackedByKey = {}
      await attempt(async () => {
        await eachOf(scopes, async (scope) => {
          const read = await readIndexes(store, scope, id, onDamage)
          known.set(scope, read)
          Object.assign(found, read.packed)
        })
        const lacking = Object.entries(found).filter(([key]) => !own[key])
        const needed = new Set(lacking.flatMap(([, { files }]) => files.map((file) => file.pack)))
        await mkdir(folder, { recursive: true })
        const missing = await fetchPacks(store, [...needed], folder, onDamage)
        dropMissing(found, missing)
        for (const { packed } of known.values()) dropMissing(packed, missing)
        await writeFile(join(folder, PACKED), JSON.stringify(Object.fromEntries(lacking.filter(([key]) => found[key]))))
      })
      return !isLeft && Object.keys(found).length > 0
    },
    store: (scope, name, made, folder) =>
      attempt(async () => {
        const before = known.get(scope) ?? { packed: {}, isWhole: false }
        const reused = withoutSmallPacks(Object.fromEntries(Object.entries(before.packed).filter(([key]) => made[key])))
        const added = Object.fromEntries(Object.entries(made).filter(([key]) => !reused[key]))
        const isSame =
          Object.keys(added).length === 0 && Object.keys(reused).length === Object.keys(before.packed).length
        if (isSame && before.isWhole) return
        const packed = { ...reused }
        await eachOf(groupForPacks(added), async (group) => {
          const done = await pack(group, folder)
          await store.write(PACKS + done.name, done.content, HEADERS)
          Object.assign(packed, done.packed)
        })
        await store.write(indexKey(scope, name), encodeIndex(packed), HEADERS)
        if (!SHARD.test(name)) await removeOldIndexes(store, scope)
      }),
    has: async (scope, name) => {
      let isThere = true
      await attempt(async () => {
        isThere = (await store.list(indexKey(scope, name))).has(indexKey(scope, name))
      })
      return isThere
    },
  }
}

function indexKey(scope: string, name: string): string {
  return `${VERSION}/made/${scope}/${name}`
}

type Known = {
  packed: PackedByKey
  /** Whether one index of a whole build says all of it. */
  isWhole: boolean
}

type OnDamage = (key: string, what: string) => void

/** Lists the indexes of some code, the newest first. */
async function listIndexes(store: Store, scope: string): Promise<[key: string, stored: Stored][]> {
  return [...(await store.list(indexKey(scope, '')))].sort(([, a], [, b]) => b.modifiedAt - a.modifiedAt)
}

/** Reads what the newest build made with some code, and the shards of this one. */
async function readIndexes(store: Store, scope: string, id: string, onDamage: OnDamage): Promise<Known> {
  const listed = await listIndexes(store, scope)
  const keys = listed.map(([key]) => key)
  const own = indexKey(scope, id)
  const newest = keys.includes(own) ? own : keys.find((key) => !SHARD.test(key))
  const read = keys.filter((key) => key === newest || (key.startsWith(`${own}.`) && newest !== own))
  const packed: PackedByKey = {}
  let isWhole = read.length === 1 && read[0] === newest
  await eachOf(read, async (key) => {
    const content = await store.read(key)
    try {
      if (content) Object.assign(packed, decodeIndex(content))
    } catch (error) {
      isWhole = false
      onDamage(key, `cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
  return { packed, isWhole }
}

/** Fetches packs into a folder. Returns those that are missing or damaged. */
async function fetchPacks(
  store: Store,
  names: readonly string[],
  folder: string,
  onDamage: OnDamage,
): Promise<ReadonlySet<string>> {
  const missing = new Set<string>()
  await eachOf(names, async (name) => {
    const content = await store.read(PACKS + name)
    if (content && sha256(content) === name) await writeFile(join(folder, name), content)
    else missing.add(name)
    if (content && missing.has(name)) onDamage(PACKS + name, 'has another content than its name says')
  })
  return missing
}

function dropMissing(packed: PackedByKey, missing: ReadonlySet<string>): void {
  for (const [key, { files }] of Object.entries(packed))
    if (files.some((file) => missing.has(file.pack))) delete packed[key]
}

/** Leaves out what is in small packs if there are too many of them, since each build adds one. */
function withoutSmallPacks(packed: PackedByKey): PackedByKey {
  const bytes = new Map<string, number>()
  for (const { files } of Object.values(packed))
    for (const file of files) bytes.set(file.pack, (bytes.get(file.pack) ?? 0) + file.size)
  const small = new Set([...bytes].filter(([, size]) => size < SMALL_BYTES).map(([name]) => name))
  if (small.size <= MAX_SMALL_PACKS) return packed
  return Object.fromEntries(
    Object.entries(packed).filter(([, { files }]) => !files.some((file) => small.has(file.pack))),
  )
}

/** Removes indexes that newer builds have made useless. Packs are left to the store's own rule of expiry. */
async function removeOldIndexes(store: Store, scope: string): Promise<void> {
  const listed = await listIndexes(store, scope)
  const wholes = listed.filter(([key]) => !SHARD.test(key))
  const newest = wholes[0]?.[1].modifiedAt ?? 0
  const shards = listed.filter(([key, { modifiedAt }]) => SHARD.test(key) && modifiedAt < newest - SHARD_KEPT_MS)
  await store.remove([...wholes.slice(KEPT_INDEXES), ...shards].map(([key]) => key))
}
