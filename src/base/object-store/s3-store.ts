import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { forEachInParallel } from './for-each-in-parallel.ts'
import type { Operation, Store, Stored, StoredContent } from './store.ts'
import { storeError } from './store-error.ts'

/** The protocol's maximum per request. */
const MAX_DELETED = 1000
/** Including all retries, a request ends well within the lease of the lock (lock.ts). */
const REQUEST_TIMEOUT_MS = 8000
const CONNECTION_TIMEOUT_MS = 3000
const MAX_ATTEMPTS = 3

/**
 * A bucket of any S3-compatible store, or a prefix in it. Region, credentials and endpoint come from the AWS SDK's own
 * variables (`AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_ENDPOINT_URL_S3`). It only requires that
 * reads and listings see earlier writes: not every store supports conditional requests.
 */
export function s3Store(bucket: string, prefix: string): Store {
  const client = new S3Client({
    maxAttempts: MAX_ATTEMPTS,
    // Stores other than Amazon's have no host name per bucket.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
    requestHandler: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      // The request timeout ends with the headers: a body that stops half way would be waited for without end.
      socketTimeout: REQUEST_TIMEOUT_MS,
    },
    ...(process.env.AWS_REGION ? {} : { region: 'us-east-1' }),
  })
  const base = prefix ? `${prefix}/` : ''
  const place = (key: string) => `s3://${bucket}/${base}${key}`
  const at = (key: string) => ({ Bucket: bucket, Key: base + key })
  return {
    name: `s3://${bucket}/${prefix}`,
    list: (below, except) => named('list', place(below), listObjects(client, bucket, base, below, except)),
    sizes: async (below) => {
      const found = await named('list', place(below), listObjects(client, bucket, base, below, undefined))
      return new Map([...found].map(([key, { size }]) => [key, size]))
    },
    read: async (key) => (await named('read', place(key), readObject(client, at(key))))?.content,
    readWithHeaders: (key) => named('read', place(key), readObject(client, at(key))),
    write: async (key, content, { contentType, cacheControl, contentEncoding }) => {
      const put = new PutObjectCommand({
        ...at(key),
        Body: content,
        ContentType: contentType,
        CacheControl: cacheControl,
        ...(contentEncoding && { ContentEncoding: contentEncoding }),
      })
      await named('write', place(key), client.send(put))
    },
    copy: async (from, to) => {
      const source = [bucket, ...(base + from).split('/')].map(encodeURIComponent).join('/')
      await named('copy', place(to), client.send(new CopyObjectCommand({ ...at(to), CopySource: source })))
    },
    remove: async (keys) => {
      const starts = Array.from({ length: Math.ceil(keys.length / MAX_DELETED) }, (_, index) => index * MAX_DELETED)
      await forEachInParallel(starts, async (start) => {
        const Objects = keys.slice(start, start + MAX_DELETED).map((key) => ({ Key: base + key }))
        const deletion = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } })
        const { Errors = [] } = await named('remove', place(keys[start] ?? ''), client.send(deletion))
        if (Errors[0]) throw storeError('remove', `s3://${bucket}/${Errors[0].Key}`, Errors[0])
      })
    },
  }
}

/** Adds the operation and the place to an error. */
async function named<Result>(operation: Operation, place: string, request: Promise<Result>): Promise<Result> {
  try {
    return await request
  } catch (error) {
    throw storeError(operation, place, error)
  }
}

async function readObject(client: S3Client, at: { Bucket: string; Key: string }): Promise<StoredContent | undefined> {
  try {
    const { Body, ContentType, CacheControl, ContentEncoding } = await client.send(new GetObjectCommand(at))
    const headers = {
      ...(ContentType !== undefined && { contentType: ContentType }),
      ...(CacheControl !== undefined && { cacheControl: CacheControl }),
      ...(ContentEncoding !== undefined && { contentEncoding: ContentEncoding }),
    }
    return Body && { content: Buffer.from(await Body.transformToByteArray()), headers }
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

async function listObjects(
  client: S3Client,
  bucket: string,
  base: string,
  prefix: string,
  except: string | undefined,
): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>()
  let token: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: base + prefix,
        ...(token !== undefined && { ContinuationToken: token }),
      }),
    )
    for (const { Key = '', Size = 0, ETag = '', LastModified } of page.Contents ?? []) {
      const key = Key.slice(base.length)
      // The ETag of an object from a single upload is its MD5. Otherwise the file counts as changed and is uploaded
      // again.
      if (!except || !key.startsWith(except))
        found.set(key, { size: Size, md5: ETag.replaceAll('"', ''), modifiedAt: LastModified?.getTime() ?? 0 })
    }
    token = page.NextContinuationToken
  } while (token)
  return found
}
