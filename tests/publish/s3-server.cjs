/*
 * Run by start-s3.ts as a process of its own, `<folder> <port> <bucket...>`: s3rver, an S3-compatible server, in three things
 * more like a store than it is by itself: an object whose upload broke off is not there, clearing away a folder that another
 * deletion has just cleared is no fault, and a listing of many pages is in the order of keys (its own walks `search/` before
 * `search-a.js`, and loses the latter where a page ends between them).
 */
const { createHash } = require('node:crypto')
const { mkdir, readdir, writeFile } = require('node:fs/promises')
const paths = require('node:path')
const S3rver = require('s3rver')
const S3Object = require('s3rver/lib/models/object')
const FilesystemStore = require('s3rver/lib/stores/filesystem')

const OBJECT = '._S3rver_object'

const { deleteObject, listObjects } = FilesystemStore.prototype

FilesystemStore.prototype.putObject = async function putWhole({ bucket, key, content, metadata }) {
  const chunks = []
  for await (const chunk of content) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  const md5 = createHash('md5').update(whole).digest('hex')
  const path = this.getResourcePath(bucket, key, 'object')
  await mkdir(paths.dirname(path), { recursive: true })
  await writeFile(path, whole)
  await this.putMetadata(bucket, key, metadata, md5)
  return { size: whole.length, md5 }
}

FilesystemStore.prototype.deleteObject = function deleteTolerantly(...args) {
  return deleteObject.apply(this, args).catch((error) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTEMPTY') throw error
  })
}

FilesystemStore.prototype.listObjects = async function listInOrder(bucket, options) {
  const { delimiter, startAfter = '', prefix = '', maxKeys = Number.POSITIVE_INFINITY } = options
  if (delimiter) return listObjects.call(this, bucket, options)
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const files = await readdir(paths.join(this.getBucketPath(bucket), folder), { recursive: true }).catch(() => [])
  const keys = files
    .filter((name) => name.endsWith(OBJECT))
    .map((name) => folder + name.slice(0, -OBJECT.length))
    .filter((key) => key > startAfter && key.startsWith(prefix))
    .sort()
    .slice(0, maxKeys + 1)
  const objects = await Promise.all(
    keys.slice(0, maxKeys).map(async (key) => {
      const metadata = await this.getMetadata(bucket, key).catch(() => undefined)
      return metadata && new S3Object(bucket, key, undefined, metadata)
    }),
  )
  return { objects: objects.filter(Boolean), commonPrefixes: [], isTruncated: keys.length > maxKeys }
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
