import { adviceOnRights } from './missing-rights.ts'
import type { Operation } from './store.ts'

/** The properties of an error of the AWS SDK, of a store's response or of Node. */
type Failure = {
  name?: string
  code?: string
  Code?: string
  message?: string
  Message?: string
  /** Region of the bucket, in the answer to a request for another one. */
  Region?: string
  /** The store's time, in the answer to a request whose time is another. */
  ServerTime?: string
  $metadata?: { httpStatusCode?: number }
  $response?: { statusCode?: number; headers?: Readonly<Record<string, string>> }
}

const CREDENTIALS = 'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and what they may do in this bucket'
const KEY =
  'The store does not know AWS_ACCESS_KEY_ID: check it, and that AWS_ENDPOINT_URL_S3 is the store that issued it'
const SECRET = 'AWS_SECRET_ACCESS_KEY is not that of AWS_ACCESS_KEY_ID: check both'
const EXPIRED = 'These credentials are temporary and no longer valid: get new ones (AWS_SESSION_TOKEN is part of them)'
const ENDPOINT = 'Check AWS_ENDPOINT_URL_S3, AWS_REGION and that the store can be reached from here'
const CERTIFICATE =
  'The certificate of AWS_ENDPOINT_URL_S3 is not trusted here: name the one that signed it in NODE_EXTRA_CA_CERTS'
const BUCKET = 'Make the bucket first, or check its name and AWS_REGION'
const FOLDER = 'Check that it is a folder, whose it is, and that it may be written'
const IN_THE_WAY =
  'A folder stands where a file belongs, or a file where a folder does: move it away, then run this again'
const AGAIN = 'Run the same command again: it compares everything, and uploads what is missing'
const LATER = 'The store has a fault of its own: run the same command again later, it does what is left to do'

/** Advice, by the error code of the store or the system. */
const BY_CODE: Readonly<Record<string, string>> = {
  NoSuchBucket: BUCKET,
  NoSuchKey: AGAIN,
  PermanentRedirect: BUCKET,
  AuthorizationHeaderMalformed: BUCKET,
  IllegalLocationConstraintException: BUCKET,
  InvalidBucketName: BUCKET,
  CredentialsProviderError: CREDENTIALS,
  InvalidAccessKeyId: KEY,
  SignatureDoesNotMatch: SECRET,
  ExpiredToken: EXPIRED,
  ExpiredTokenException: EXPIRED,
  InvalidToken: EXPIRED,
  TokenRefreshRequired: EXPIRED,
  ECONNREFUSED: ENDPOINT,
  ECONNRESET: ENDPOINT,
  ENOTFOUND: ENDPOINT,
  EAI_AGAIN: ENDPOINT,
  EHOSTUNREACH: ENDPOINT,
  ETIMEDOUT: ENDPOINT,
  TimeoutError: ENDPOINT,
  CERT_HAS_EXPIRED: CERTIFICATE,
  DEPTH_ZERO_SELF_SIGNED_CERT: CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: CERTIFICATE,
  RequestTimeTooSkewed: "Set this machine's clock",
  EACCES: FOLDER,
  ENOENT: FOLDER,
  EPERM: FOLDER,
  EROFS: FOLDER,
  ENOTDIR: IN_THE_WAY,
  EISDIR: IN_THE_WAY,
  EEXIST: IN_THE_WAY,
  ENOTEMPTY: IN_THE_WAY,
  ENOSPC: 'Make room on that disk, then run the same command again: it does what is left to do',
}

/**
 * Turns a failure of an object store into an error with the operation, the place, the response, and advice.
 * @example storeError('write', 's3://site/index.html', { name: 'AccessDenied', $metadata: { httpStatusCode: 403 }
 * }).message // 'Could not write s3://site/index.html: HTTP 403 AccessDenied. These credentials lack s3:PutObject on …'
 */
export function storeError(operation: Operation, place: string, cause: unknown): Error {
  const advice = adviceOn(operation, place, cause)
  return new Error(`Could not ${operation} ${place}: ${describeFailure(cause)}. ${advice}.`, { cause })
}

/**
 * Describes what a service answered.
 * @example describeFailure({ name: 'AccessDenied', message: 'Denied.', $metadata: { httpStatusCode: 403 } }) // 'HTTP
 * 403 AccessDenied (Denied)'
 */
export function describeFailure(cause: unknown): string {
  const { status, code, said } = readFailure(cause)
  const answer = [status && `HTTP ${status}`, code].filter(Boolean).join(' ') || 'no answer'
  return `${answer}${said && said !== code ? ` (${said.trim().replace(/\.$/, '')})` : ''}`
}

type Answer = { status?: number; code?: string; said?: string; region?: string; serverTime?: string }

function readFailure(cause: unknown): Answer {
  // Any thrown object has some of these properties, or none.
  const failure = (typeof cause === 'object' && cause !== null ? cause : {}) as Failure
  const status = failure.$metadata?.httpStatusCode ?? failure.$response?.statusCode
  const code = [failure.code, failure.Code, failure.name].find((each) => each && !/^(?:Unknown|Error$)/.test(each))
  const said = [failure.message, failure.Message].find((each) => each && !each.startsWith('Unknown'))
  const region = failure.Region ?? failure.$response?.headers?.['x-amz-bucket-region']
  return {
    ...(status && { status }),
    ...(code && { code }),
    ...(said && { said }),
    ...(region && { region }),
    ...(failure.ServerTime && { serverTime: failure.ServerTime }),
  }
}

function adviceOn(operation: Operation, place: string, cause: unknown): string {
  const { code, status, region, serverTime } = readFailure(cause)
  if (code === 'AccessDenied' || code === 'AllAccessDisabled') return adviceOnRights(operation, place)
  const known = code && BY_CODE[code]
  if (known === BUCKET && region) return `The bucket is in another region: set AWS_REGION=${region}`
  if (code === 'RequestTimeTooSkewed' && serverTime)
    return `${known}: it says ${new Date().toISOString()}, the store ${serverTime}`
  if (known) return known
  if (status === undefined) return ENDPOINT
  if (status === 401 || status === 403) return CREDENTIALS
  if (status === 404 || status === 301) return BUCKET
  return status >= 500 || status === 429 ? LATER : ENDPOINT
}
