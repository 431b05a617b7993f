import { FetchError, type FetchOptions, ofetch } from 'ofetch'
import type { Locale } from '../../base/i18n/locale.ts'
import { ApiError, errorOfAnswer, isObject } from './api-error.ts'
import { LOGIN_EXPIRED } from './login-expired.ts'
import { shareLock } from './share-lock.ts'

const EXTEND_PATH = '/api/users/extend'
/** Upper limit of the server's `Retry-After`, so that a visitor does not wait too long. */
const MAX_RETRY_AFTER_MS = 10_000
/** Timeout of a call; without it, a call to an unreachable address may take minutes. */
const TIMEOUT_MS = 15_000

/** A public call sends no token; an authenticated one sends the session's. */
export type Access = 'public' | 'authenticated'

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `authenticated` by default. */
  access?: Access
  query?: Readonly<Record<string, string | number | undefined>>
  /** An object is sent as JSON with the language added; a form is sent as it is. */
  body?: Readonly<Record<string, unknown>> | FormData
  onError?: (error: ApiError) => void
  onFinally?: () => void
}

/** The part of the session that the client uses. */
export type TokenKeeper = {
  /** Returns the current token, whichever tab stored it; '' when logged out. */
  token: () => string
  replaceToken: (token: string) => void
  /** Called when the token has expired and could not be extended. */
  logOut: () => void
}

export type ApiClientOptions = {
  baseUrl: () => Promise<string>
  locale: Locale
  keeper: TokenKeeper
}

/** Calls the API and returns the whole response, `{ file }` if it is a file. Every failure is logged, passed to `onError` and thrown as an ApiError. */
export type ApiClient = (path: string, options?: CallOptions) => Promise<Record<string, unknown>>

/** Creates a client that applies the rules of every call: language, access, one retry, one extension of an expired login. */
export function createApiClient({ baseUrl, locale, keeper }: ApiClientOptions): ApiClient {
  let extension: Promise<void> | undefined

  return async (path, options = {}) => {
    try {
      return await callExtending(path, options)
    } catch (cause) {
      const error = toApiError(cause)
      console.error(`${options.method ?? 'GET'} ${path} failed`, error)
      options.onError?.(error)
      throw error
    } finally {
      options.onFinally?.()
    }
  }

  async function callExtending(path: string, options: CallOptions): Promise<Record<string, unknown>> {
    const token = keeper.token()
    try {
      return await send(path, options, token)
    } catch (cause) {
      if (!isLoginExpired(cause) || path === EXTEND_PATH) throw cause
      extension ??= extend(token).finally(() => (extension = undefined))
      await extension
      if (!keeper.token()) throw cause
      return send(path, options, keeper.token())
    }
  }

  /** Replaces an expired token, unless another call or another tab has done so; logs out if it cannot be replaced. */
  function extend(expired: string): Promise<void> {
    return shareLock('extend-login', async () => {
      const isReplaced = () => keeper.token() !== expired
      if (isReplaced()) return
      const token = await send(EXTEND_PATH, { method: 'PATCH' }, expired).then(
        ({ result }) => (typeof result === 'string' ? result : ''),
        () => '',
      )
      // A visitor who logged out in the meantime stays logged out.
      if (isReplaced()) return
      if (token) keeper.replaceToken(token)
      else keeper.logOut()
    })
  }

  async function send(path: string, options: CallOptions, token: string): Promise<Record<string, unknown>> {
    const { method = 'GET', access = 'authenticated', query, body } = options
    const answer: unknown = await ofetch(path, {
      baseURL: await baseUrl(),
      method,
      query: method === 'GET' ? { ...query, lang: locale } : (query ?? {}),
      headers: access === 'authenticated' && token ? { authorization: `Bearer ${token}` } : {},
      ...(body && { body: body instanceof FormData ? body : { ...body, lang: locale } }),
      timeout: TIMEOUT_MS,
      retryDelay: ({ response }) => retryAfter(response?.headers.get('retry-after') ?? null),
    } satisfies FetchOptions<'json'>)
    if (answer instanceof Blob) return { file: answer }
    return isObject(answer) ? answer : {}
  }
}

/**
 * Returns the delay of a `Retry-After` header in milliseconds, from seconds or a date; at most ten seconds.
 * @example retryAfter('2') // 2000
 */
export function retryAfter(header: string | null, now = Date.now()): number {
  if (!header) return 0
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Math.min(Math.max(0, wait || 0), MAX_RETRY_AFTER_MS)
}

function isLoginExpired(cause: unknown): boolean {
  const error = toApiError(cause)
  return error.status === 401 && error.message === LOGIN_EXPIRED
}

function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  if (cause instanceof FetchError && cause.status) return errorOfAnswer(cause.status, cause.data, { cause })
  // The error below ofetch's has the cause; ofetch's own message contains the address.
  const reason = cause instanceof FetchError && cause.cause instanceof Error ? cause.cause : cause
  return new ApiError(0, reason instanceof Error ? reason.message : String(reason), {}, { cause })
}
