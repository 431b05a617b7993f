/*
 * Run by start-s3.ts as a process of its own, `<folder> <port> <bucket...>`: s3rver, an S3-compatible server. After a deletion it
 * clears empty folders, and fails where another deletion at the same time was faster; a store does not.
 */
const S3rver = require('s3rver')
const FilesystemStore = require('s3rver/lib/stores/filesystem')

const { deleteObject } = FilesystemStore.prototype
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
