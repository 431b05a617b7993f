/*
 * Run by start-s3.ts as a process of its own, `<folder> <port> <bucket...>`: s3rver, an S3-compatible server, with
 * three corrections. An object whose upload broke off is not there. Removing a folder that another deletion has just
 * removed is no fault. A listing of many pages is in the order of keys; s3rver's own walks `search/` before
 * `search-a.js`, and loses the latter where a page ends between them. It takes time for the listed keys, not for all
 * keys of the bucket. Keys are read from the folder once, and kept up to date by this process, its only writer.
 */
const { createHash } = require('node:crypto')
const { readdirSync } = require('node:fs')
const { mkdir, writeFile } = require('node:fs/promises')
const paths = require('node:path')
const S3rver = require('s3rver')
const S3Object = require('s3rver/lib/models/object')
const FilesystemStore = require('s3rver/lib/stores/filesystem')

const OBJECT = '._S3rver_object'

const { copyObject, deleteObject, listObjects } = FilesystemStore.prototype

/** Of each bucket that was listed: its keys, and the same in order until one is added or removed. */
const listed = new Map()

function keysOf(bucket, folder) {
  if (!listed.has(bucket)) {
    const files = readdirSync(folder, { recursive: true })
    const keys = files.filter((name) => name.endsWith(OBJECT)).map((name) => name.slice(0, -OBJECT.length))
    listed.set(bucket, { keys: new Set(keys), sorted: undefined })
  }
  const kept = listed.get(bucket)
  kept.sorted ??= [...kept.keys].sort((a, b) => (a < b ? -1 : 1))
  return kept.sorted
}

function note(bucket, key, isThere) {
  const kept = listed.get(bucket)
  if (!kept || kept.keys.has(key) === isThere) return
  if (isThere) kept.keys.add(key)
  else kept.keys.delete(key)
  kept.sorted = undefined
}

FilesystemStore.prototype.putObject = async function putWhole({ bucket, key, content, metadata }) {
  const chunks = []
  for await (const chunk of content) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  const md5 = createHash('md5').update(whole).digest('hex')
  const path = this.getResourcePath(bucket, key, 'object')
  await mkdir(paths.dirname(path), { recursive: true })
  await writeFile(path, whole)
  await this.putMetadata(bucket, key, metadata, md5)
  note(bucket, key, true)
  return { size: whole.length, md5 }
}

FilesystemStore.prototype.copyObject = async function copyAndNote(bucket, key, destBucket, destKey, metadata) {
  const copied = await copyObject.call(this, bucket, key, destBucket, destKey, metadata)
  note(destBucket, destKey, true)
  return copied
}

FilesystemStore.prototype.deleteObject = async function deleteTolerantly(bucket, key) {
  await deleteObject.call(this, bucket, key).catch((error) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTEMPTY') throw error
  })
  note(bucket, key, false)
}

FilesystemStore.prototype.listObjects = async function listInOrder(bucket, options) {
  const { delimiter, startAfter = '', prefix = '', maxKeys = Number.POSITIVE_INFINITY } = options
  if (delimiter) return listObjects.call(this, bucket, options)
  const all = keysOf(bucket, this.getBucketPath(bucket))
  const first = firstAtLeast(all, startAfter > prefix ? startAfter : prefix)
  const keys = []
  for (let at = first; at < all.length && keys.length <= maxKeys && all[at].startsWith(prefix); at += 1) {
    if (all[at] > startAfter) keys.push(all[at])
  }
  const objects = await Promise.all(
    keys.slice(0, maxKeys).map(async (key) => {
      const metadata = await this.getMetadata(bucket, key).catch(() => undefined)
      return metadata && new S3Object(bucket, key, undefined, metadata)
    }),
  )
  return { objects: objects.filter(Boolean), commonPrefixes: [], isTruncated: keys.length > maxKeys }
}

/** Returns the index of the first of sorted keys that is not less than `least`. */
function firstAtLeast(sorted, least) {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle] < least) low = middle + 1
    else high = middle
  }
  return low
}

const [directory, port, ...buckets] = process.argv.slice(2)
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: buckets.map((name) => ({ name })),
})
server.run()
