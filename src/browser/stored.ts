/** Where the visitor's browser keeps a value: in a cookie, in storage of all tabs of the site, or of this tab alone. */
type Place = 'cookie' | 'site' | 'tab'

/**
 * All that the site stores in the visitor's browser, by name. The page on privacy lists exactly this, with the purposes in
 * `locales/{zh,en}/page.json`; nothing is stored under another name (`storage.ts`).
 */
export const STORED = {
  /** The visitor's choice of language. */
  locale: { key: 'locale', place: 'cookie' },
  /** The last searches. */
  searches: { key: 'recent-searches', place: 'site' },
  /** Token and account of staff who are logged in. */
  session: { key: 'user', place: 'site' },
  /** A contact request that is being written. */
  draft: { key: 'contact-draft', place: 'tab' },
  /** Scroll positions, for a document that is reloaded. */
  scroll: { key: 'scroll', place: 'tab' },
  /** When a path was fully loaded; followed by the path. */
  reloads: { key: 'reloaded:', place: 'tab' },
} as const satisfies Record<string, { key: string; place: Place }>

type Stored = typeof STORED

/** The name of a stored value. */
export type StoredKey = Exclude<Stored[keyof Stored], Stored['reloads']>['key'] | `${Stored['reloads']['key']}${string}`

/** Storage of the browser that takes the names of this file alone. */
export type KnownStorage = {
  getItem: (key: StoredKey) => string | null
  setItem: (key: StoredKey, value: string) => void
  removeItem: (key: StoredKey) => void
}
