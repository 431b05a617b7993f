import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { AttachmentStore } from './attachment-store.ts'

/** The visitor is waiting: one retry, and at most ten seconds in total. */
const MAX_ATTEMPTS = 2
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 4_500, throwOnRequestTimeout: true }

/** Codes of a connection that was closed under a request, as a store does with one that was idle for too long. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE'])

/** Thrown if a store does not confirm that it has stored a file. */
class UnconfirmedError extends Error {
  override name = 'UnconfirmedError'
  readonly code = 'STORE_UNCONFIRMED'
}

/**
 * Stores files in an S3-compatible store, `s3://bucket/prefix`. The client reads region, credentials and, for stores
 * other than Amazon's, `AWS_ENDPOINT_URL_S3` from its own environment variables.
 */
export function createS3Store(url: string): AttachmentStore {
  const { hostname: Bucket, pathname, protocol } = new URL(url)
  if (protocol !== 's3:' || !Bucket) throw new Error(`ATTACHMENTS_URL is "${url}"; expected s3://bucket/prefix`)
  const prefix = pathname.split('/').filter(Boolean).join('/')
  const isForeign = Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL)
  // Other stores do not support a bucket as a host name, and some do not support Amazon's checksums as trailers.
  const checksums = 'WHEN_REQUIRED'
  const client = new S3Client({
    forcePathStyle: isForeign,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: TIMEOUTS,
    ...(isForeign && { requestChecksumCalculation: checksums, responseChecksumValidation: checksums }),
  })
  const objectOf = (hash: string) => ({ Bucket, Key: [prefix, hash].filter(Boolean).join('/') })
  return {
    put: async (hash, path) => {
      const { size } = await stat(path)
      // The client does not retry a request whose body is a stream: each attempt gets a stream of its own.
      const send = async () => {
        const Body = createReadStream(path)
        try {
          return await client.send(new PutObjectCommand({ ...objectOf(hash), Body, ContentLength: size }))
        } finally {
          // A failed request leaves it open.
          Body.destroy()
        }
      }
      const { ETag } = await send().catch((error: { code?: string }) => {
        if (CLOSED.has(error.code ?? '')) return send()
        throw error
      })
      // A proxy's page with status 200 is not a confirmation by the store.
      if (!ETag) throw new UnconfirmedError('The attachment store did not confirm that it has the content')
    },
    has: (hash) =>
      client.send(new HeadObjectCommand(objectOf(hash))).then(
        () => true,
        (error: { $metadata?: { httpStatusCode?: number } }) => {
          if (error.$metadata?.httpStatusCode === 404) return false
          throw error
        },
      ),
    read: async (hash) => {
      const { Body } = await client.send(new GetObjectCommand(objectOf(hash)))
      if (!(Body instanceof Readable)) throw new Error('The attachment store sent no content')
      return Body
    },
    remove: async (hash) => {
      await client.send(new DeleteObjectCommand(objectOf(hash)))
    },
    locate: (hash) => `s3://${Bucket}/${objectOf(hash).Key}`,
  }
}
