import { randomUUID } from 'node:crypto'
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'

/** Including all retries, a request ends well within the lease of the lock (lock.ts). */
const REQUEST_TIMEOUT_MS = 8000
const CONNECTION_TIMEOUT_MS = 3000
const MAX_ATTEMPTS = 3

/**
 * Invalidates these paths of a CloudFront distribution. It takes effect within minutes. Credentials and endpoint come
 * from the AWS SDK's own variables.
 */
export async function requestInvalidation(distribution: string, paths: readonly string[]): Promise<void> {
  const client = new CloudFrontClient({
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
    },
    ...(process.env.AWS_REGION ? {} : { region: 'us-east-1' }),
  })
  await client.send(
    new CreateInvalidationCommand({
      DistributionId: distribution,
      InvalidationBatch: { CallerReference: randomUUID(), Paths: { Quantity: paths.length, Items: [...paths] } },
    }),
  )
}
