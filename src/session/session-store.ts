import { isObject } from '../api/api-error.ts'
import { SESSION_KEY } from './session-key.ts'

export type Session = {
  /** '' when nobody is logged in. */
  token: string
  account: string
  isLogin: boolean
  /** Logging in, or loading the profile. */
  loading: boolean
  /** What went wrong last, in the visitor's language; '' when nothing did. */
  error: string
}

const LOGGED_OUT: Session = { token: '', account: '', isLogin: false, loading: false, error: '' }

type Stored = Pick<Session, 'token' | 'account'>

export type SessionStore = {
  /** The session as it is now. The same object until something changes. */
  get: () => Session
  /** Changes the session; token and account are kept in storage. */
  set: (changes: Partial<Omit<Session, 'isLogin'>>) => void
  /** Takes over what another tab wrote. */
  refresh: () => void
  /** Calls back after every change, until the function it gives is called. */
  subscribe: (onChange: () => void) => () => void
}

/** Makes a session out of what storage holds. Without storage (blocked, or none) it lasts as long as the document. */
export function createSessionStore(storage: Storage | undefined): SessionStore {
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

/** Keeps a store in step with the other tabs of the browser. */
export function followOtherTabs(store: SessionStore, target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('storage', ({ key }) => {
    // A cleared storage has no key.
    if (key === SESSION_KEY || key === null) store.refresh()
  })
}

function merge(session: Session, changes: Partial<Session> | undefined): Session {
  const next = { ...session, ...changes }
  return { ...next, isLogin: next.token !== '' }
}

/** Reads token and account; none of them when they were removed or are malformed, undefined when storage is blocked. */
function read(storage: Storage | undefined): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(SESSION_KEY) ?? '{}')
    const { token, account } = isObject(stored) ? stored : {}
    return storage && { token: textOf(token), account: textOf(account) }
  } catch {
    return undefined
  }
}

function write(storage: Storage | undefined, { token, account }: Stored): void {
  try {
    if (token) storage?.setItem(SESSION_KEY, JSON.stringify({ token, account }))
    else storage?.removeItem(SESSION_KEY)
  } catch {
    // Blocked or full: the session lasts as long as the document.
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
