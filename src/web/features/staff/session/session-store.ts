import type { KnownStorage } from '../../../../base/stored.ts'
import { isObject } from '../../../api-client/api-error.ts'
import { SESSION_KEY } from './session-key.ts'

export type Session = {
  /** '' when logged out. */
  token: string
  account: string
  isLogin: boolean
  /** Whether a login or the loading of the profile is in progress. */
  loading: boolean
  /** The last error message, in the visitor's language; '' if there is none. */
  error: string
}

const LOGGED_OUT: Session = { token: '', account: '', isLogin: false, loading: false, error: '' }

type Stored = Pick<Session, 'token' | 'account'>

export type SessionStore = {
  /** Returns the current session. The same object until something changes. */
  get: () => Session
  /** Changes the session; token and account are stored. */
  set: (changes: Partial<Omit<Session, 'isLogin'>>) => void
  /** Reads what another tab stored. */
  refresh: () => void
  /** Calls back after every change. Returns the function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void
}

/** Creates a session from the storage. If storage is blocked or missing, the session lasts as long as the document. */
export function createSessionStore(storage: KnownStorage | undefined): SessionStore {
  const listeners = new Set<() => void>()
  let session: Session = merge(LOGGED_OUT, read(storage))

  const become = (next: Session) => {
    session = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => session,
    set: (changes) => {
      become(merge(session, changes))
      if ('token' in changes || 'account' in changes) write(storage, session)
    },
    refresh: () => {
      const stored = read(storage)
      if (stored && (stored.token !== session.token || stored.account !== session.account)) {
        become(merge(session, stored))
      }
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** Synchronises a store with the other tabs of the browser. */
export function followOtherTabs(store: SessionStore, target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('storage', ({ key }) => {
    // The key is null when the whole storage was cleared.
    if (key === SESSION_KEY || key === null) store.refresh()
  })
}

function merge(session: Session, changes: Partial<Session> | undefined): Session {
  const next = { ...session, ...changes }
  return { ...next, isLogin: next.token !== '' }
}

/** Reads token and account. Returns empty values if they are missing or malformed, undefined if storage is blocked. */
function read(storage: KnownStorage | undefined): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(SESSION_KEY) ?? '{}')
    const { token, account } = isObject(stored) ? stored : {}
    return storage && { token: textOf(token), account: textOf(account) }
  } catch {
    return undefined
  }
}

function write(storage: KnownStorage | undefined, { token, account }: Stored): void {
  try {
    if (token) storage?.setItem(SESSION_KEY, JSON.stringify({ token, account }))
    else storage?.removeItem(SESSION_KEY)
  } catch {
    // Storage is blocked or full: the session lasts as long as the document.
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
