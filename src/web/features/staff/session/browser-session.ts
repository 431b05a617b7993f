import { findStorage } from '../../../navigation/browser/storage.ts'
import { type ApiClient, createApiClient } from '../../../api-client/api-client.ts'
import { splitAddress } from '../../../../base/i18n/localised-path.ts'
import { readRuntimeConfig } from '../../../../base/runtime-config.ts'
import { createSessionStore, followOtherTabs, type SessionStore } from './session-store.ts'
import { createStaff, type Staff } from './staff.ts'

export type BrowserSession = {
  session: SessionStore
  staff: Staff
  /** API client with the language of this document and its session. */
  callApi: ApiClient
  /** Opens a stream of the API with the session's token, as it is: nothing is retried or extended. */
  openStream: (path: string, signal: AbortSignal) => Promise<Response>
}

let opened: BrowserSession | undefined

/** Returns the session of this document, which is created once. */
export function openSession(): BrowserSession {
  opened ??= createBrowserSession()
  return opened
}

function createBrowserSession(): BrowserSession {
  const session = createSessionStore(findStorage('site'))
  followOtherTabs(session, window)
  const callApi = createApiClient({
    baseUrl: async () => (await readRuntimeConfig()).apiBaseUrl,
    locale: splitAddress(window.location.pathname).locale,
    keeper: {
      token: () => {
        session.refresh()
        return session.get().token
      },
      replaceToken: (token) => session.set({ token }),
      logOut: () => session.set({ token: '', account: '' }),
    },
  })
  const openStream = async (path: string, signal: AbortSignal) => {
    session.refresh()
    const { apiBaseUrl } = await readRuntimeConfig()
    return fetch(apiBaseUrl + path, { headers: { authorization: `Bearer ${session.get().token}` }, signal })
  }
  return { session, callApi, openStream, staff: createStaff(callApi, session) }
}
