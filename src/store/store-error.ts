export type Operation = 'list' | 'read' | 'write' | 'copy' | 'remove'

/** The properties of an error of the AWS SDK, of a store's response or of Node. */
type Failure = {
  name?: string
  code?: string
  Code?: string
  message?: string
  Message?: string
  $metadata?: { httpStatusCode?: number }
  $response?: { statusCode?: number }
}

const CREDENTIALS = 'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and what they may do in this bucket'
const ENDPOINT = 'Check AWS_ENDPOINT_URL_S3, AWS_REGION and that the store can be reached from here'
const BUCKET = 'Make the bucket first, or check its name and AWS_REGION'
const FOLDER = 'Check that it is a folder, whose it is, and that it may be written'
const AGAIN = 'Run the same command again: it compares everything, and uploads what is missing'
const LATER = 'The store has a fault of its own: run the same command again later, it does what is left to do'

/** Advice, by the error code of the store or the system. */
const BY_CODE: Readonly<Record<string, string>> = {
  NoSuchBucket: BUCKET,
  NoSuchKey: AGAIN,
  PermanentRedirect: BUCKET,
  AuthorizationHeaderMalformed: BUCKET,
  InvalidBucketName: BUCKET,
  CredentialsProviderError: CREDENTIALS,
  ECONNREFUSED: ENDPOINT,
  ECONNRESET: ENDPOINT,
  ENOTFOUND: ENDPOINT,
  EAI_AGAIN: ENDPOINT,
  EHOSTUNREACH: ENDPOINT,
  ETIMEDOUT: ENDPOINT,
  TimeoutError: ENDPOINT,
  RequestTimeTooSkewed: "Set this machine's clock",
  EACCES: FOLDER,
  ENOENT: FOLDER,
  EPERM: FOLDER,
  EROFS: FOLDER,
  ENOTDIR: FOLDER,
  ENOSPC: 'Make room on that disk, then run the same command again: it does what is left to do',
}

/**
 * Turns a failure of an object store into an error with the operation, the place, the response, and advice.
 * @example storeError('write', 's3://site/index.html', { name: 'AccessDenied', $metadata: { httpStatusCode: 403 }
 * }).message // 'Could not write s3://site/index.html: HTTP 403 AccessDenied. Check AWS_ACCESS_KEY_ID, …'
 */
export function storeError(operation: Operation, place: string, cause: unknown): Error {
  const { status, code } = readFailure(cause)
  return new Error(`Could not ${operation} ${place}: ${describeFailure(cause)}. ${adviceOn(code, status)}.`, { cause })
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

function readFailure(cause: unknown): { status?: number; code?: string; said?: string } {
  // Any thrown object has some of these properties, or none.
  const failure = (typeof cause === 'object' && cause !== null ? cause : {}) as Failure
  const status = failure.$metadata?.httpStatusCode ?? failure.$response?.statusCode
  const code = [failure.code, failure.Code, failure.name].find((each) => each && !/^(?:Unknown|Error$)/.test(each))
  const said = [failure.message, failure.Message].find((each) => each && !each.startsWith('Unknown'))
  return { ...(status && { status }), ...(code && { code }), ...(said && { said }) }
}

function adviceOn(code: string | undefined, status: number | undefined): string {
  const known = code && BY_CODE[code]
  if (known) return known
  if (status === undefined) return ENDPOINT
  if (status === 401 || status === 403) return CREDENTIALS
  if (status === 404 || status === 301) return BUCKET
  return status >= 500 || status === 429 ? LATER : ENDPOINT
}
