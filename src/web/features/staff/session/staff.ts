import type { ApiClient } from '../../../api-client/api-client.ts'
import { ApiError, isObject } from '../../../api-client/api-error.ts'
import type { SessionStore } from './session-store.ts'

/** `code`: of a second factor, once the API has asked for it. */
export type Credentials = { account: string; password: string; code?: string }

/** `code`: the password is right, and a code of the second factor is needed. `out`: the session's `error` says why. */
export type LoginResult = 'in' | 'code' | 'out'

/** The logged-in account, as shown on the settings page. */
export type Profile = {
  account: string
  role: string
  language: string
  /** The permissions of the account, as the API names them. */
  permissions: readonly string[]
  /** It has to do this before the API lets it do anything else. */
  duty?: Duty
}

/** The duties that this client can handle; any other value from the API is ignored. */
const DUTIES = ['password', 'second_factor'] as const
export type Duty = (typeof DUTIES)[number]

/** Error messages for responses without one (tests/requirements.md, section 8). */
export type LoginWords = { loginFailed: string; loginFailedLater: string; noToken: string }

/** The actions of staff on their session. They never throw: an error is stored as the session's `error`. */
export type Staff = {
  logIn: (credentials: Credentials, words: LoginWords) => Promise<LoginResult>
  /** Refreshes the account; a failure that does not pass ends the session. Concurrent calls share one request. */
  loadProfile: (failure: string) => Promise<Profile | undefined>
  logOut: () => Promise<void>
}

/** Creates the actions of a session. */
export function createStaff(call: ApiClient, store: SessionStore): Staff {
  let loadingProfile: Promise<Profile | undefined> | undefined
  const leave = (error = '') => store.set({ token: '', account: '', loading: false, error })
  return {
    logIn: async (credentials, words) => {
      store.set({ loading: true, error: '' })
      try {
        const answer = await call('/api/users/login', { method: 'POST', access: 'public', body: credentials })
        const { token, error } = readLogin(answer, words)
        const account = isObject(answer.user) ? textOf(answer.user.account) : ''
        store.set(token ? { token, account, loading: false } : { loading: false, error })
        return token ? 'in' : 'out'
      } catch (error) {
        const isCodeAsked = codeOf(error) === 'second_factor_required'
        store.set({ loading: false, error: isCodeAsked ? '' : refusalOf(error) || words.loginFailedLater })
        return isCodeAsked ? 'code' : 'out'
      }
    },
    loadProfile: (failure) => {
      loadingProfile ??= loadProfile(failure).finally(() => (loadingProfile = undefined))
      return loadingProfile
    },
    logOut: async () => {
      // The browser is logged out whatever the result of the call is.
      await call('/api/users/logout', { method: 'DELETE' }).catch(() => {})
      leave()
    },
  }

  async function loadProfile(failure: string): Promise<Profile | undefined> {
    store.set({ loading: true, error: '' })
    try {
      const { result } = await call('/api/users/profile')
      const profile = isObject(result) ? result : {}
      const account = textOf(profile.account)
      if (!account) throw new Error('The profile has no account')
      store.set({ account, loading: false })
      const permissions = Array.isArray(profile.permissions) ? profile.permissions.map(textOf) : []
      const duty = DUTIES.find((known) => known === profile.duty)
      return {
        account,
        role: textOf(profile.role),
        language: textOf(profile.language),
        permissions,
        ...(duty && { duty }),
      }
    } catch (error) {
      if (isPassing(error)) store.set({ loading: false, error: failure })
      else leave(failure)
      return undefined
    }
  }
}

/** Tells a failure that says nothing about the login, and may be over soon: no answer, too many calls, a fault of the server. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500)
  )
}

/** A login is successful only if the response says so and contains a token, at its top level or in its result. */
function readLogin(answer: Record<string, unknown>, words: LoginWords): { token: string; error: string } {
  const { success, message, result } = answer
  if (success !== true) return { token: '', error: textOf(message) || words.loginFailed }
  const token = textOf(answer.token) || (isObject(result) ? textOf(result.token) : '')
  return { token, error: token ? '' : words.noToken }
}

/** Returns the server's message about refused credentials. Other server errors are not shown to visitors. */
function refusalOf(error: unknown): string {
  const isRefusal = isObject(error) && typeof error.status === 'number' && error.status >= 400 && error.status < 500
  return isRefusal ? textOf(error.message) : ''
}

/** Returns the reason of a refusal for programs. The API client's error has the whole response below it. */
export function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { data?: { code?: unknown } } }
  return textOf(cause?.data?.code)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
