/*
 * Run by start-s3.ts as a process of its own, `<folder> <port> <bucket...>`: s3rver, an S3-compatible server, in two things more
 * like a store than it is by itself: an object whose upload broke off is not there, and clearing away a folder that another
 * deletion has just cleared is no fault.
 */
const { createHash } = require('node:crypto')
const { mkdir, writeFile } = require('node:fs/promises')
const paths = require('node:path')
const S3rver = require('s3rver')
const FilesystemStore = require('s3rver/lib/stores/filesystem')

const { deleteObject } = FilesystemStore.prototype

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

const [directory, port, ...buckets] = process.argv.slice(2)
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: buckets.map((name) => ({ name })),
})
server.run()
