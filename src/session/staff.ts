import type { ApiClient } from '../api/api-client.ts'
import { isObject } from '../api/api-error.ts'
import type { SessionStore } from './session-store.ts'

export type Credentials = { account: string; password: string }

/** Who is logged in, as the settings page shows it. */
export type Profile = { account: string; role: string; language: string }

/** What is said when the server does not say it (tests/requirements.md, section 8). */
export type LoginWords = { loginFailed: string; loginFailedLater: string; noToken: string }

/** What staff can do with their session. Nothing here throws: what went wrong is the session's `error`. */
export type Staff = {
  /** Resolves with whether the session is logged in now. */
  logIn: (credentials: Credentials, words: LoginWords) => Promise<boolean>
  /**
   * Refreshes the account. The session ends only when the server says that the login is not valid, by 401. The specification ends it
   * with any failure; but an API that cannot be reached, answers 5xx, or is not at the address that config.json names says nothing
   * of the login, and whoever looks into that is on the settings page and needs it. Asked for twice at once, it is loaded once.
   */
  loadProfile: (failure: string) => Promise<Profile | undefined>
  logOut: () => Promise<void>
}

/** Makes the actions of a session. */
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
        return token !== ''
      } catch (error) {
        store.set({ loading: false, error: refusalOf(error) || words.loginFailedLater })
        return false
      }
    },
    loadProfile: (failure) => {
      loadingProfile ??= loadProfile(failure).finally(() => (loadingProfile = undefined))
      return loadingProfile
    },
    logOut: async () => {
      // Whatever becomes of the call, nobody is logged in here any more.
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
      return { account, role: textOf(profile.role), language: textOf(profile.language) }
    } catch (error) {
      if (isObject(error) && error.status === 401) leave(failure)
      else store.set({ loading: false, error: failure })
      return undefined
    }
  }
}

/** A login is one only if the answer says so and holds a token, at its top or in its result. */
function readLogin(answer: Record<string, unknown>, words: LoginWords): { token: string; error: string } {
  const { success, message, result } = answer
  if (success !== true) return { token: '', error: textOf(message) || words.loginFailed }
  const token = textOf(answer.token) || (isObject(result) ? textOf(result.token) : '')
  return { token, error: token ? '' : words.noToken }
}

/** What the server says of credentials it refused. Its other failures are none of a visitor's business. */
function refusalOf(error: unknown): string {
  const isRefusal = isObject(error) && typeof error.status === 'number' && error.status >= 400 && error.status < 500
  return isRefusal ? textOf(error.message) : ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
