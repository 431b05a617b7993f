/*
 * The names of all that the site stores in the visitor's browser. The page on privacy lists exactly these, with the
 * purposes in `locales/{zh,en}/page.json`; nothing is stored under another name (`storage.ts`). Each is a constant of its
 * own, since a first load needs some of them and not the list.
 */

/** The visitor's choice of language, a cookie. */
export const LOCALE_COOKIE = 'locale'
/** The last searches. */
export const SEARCHES_KEY = 'recent-searches'
/** Token and account of staff who are logged in. */
export const SESSION_KEY = 'user'
/** A contact request that is being written. */
export const DRAFT_KEY = 'contact-draft'
/** Scroll positions, for a document that is reloaded. */
export const SCROLL_KEY = 'scroll'
/** When a path was fully loaded; followed by the path. */
export const RELOADS_PREFIX = 'reloaded:'

/** All names, in the order of the page on privacy, by what they are for. */
export const STORED = {
  locale: LOCALE_COOKIE,
  searches: SEARCHES_KEY,
  session: SESSION_KEY,
  draft: DRAFT_KEY,
  scroll: SCROLL_KEY,
  reloads: RELOADS_PREFIX,
} as const

/** The name of a value in storage. */
export type StoredKey =
  | typeof SEARCHES_KEY
  | typeof SESSION_KEY
  | typeof DRAFT_KEY
  | typeof SCROLL_KEY
  | `${typeof RELOADS_PREFIX}${string}`

/** Storage of the browser that takes the names of this file alone. */
export type KnownStorage = {
  getItem: (key: StoredKey) => string | null
  setItem: (key: StoredKey, value: string) => void
  removeItem: (key: StoredKey) => void
}
