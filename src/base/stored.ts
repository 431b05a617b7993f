/**
 * The names of all that the site stores in the visitor's browser, by what they are for. The page on privacy lists exactly
 * these, with the purposes in `locales/{zh,en}/page.json`. Modules that store something write its name themselves, since
 * a first load needs few of them; another name does not compile (`storage.ts`).
 */
export const STORED = {
  /** The visitor's choice of language, a cookie. */
  locale: 'locale',
  /** The last searches. */
  searches: 'recent-searches',
  /** Token and account of staff who are logged in. */
  session: 'user',
  /** A contact request that is being written. */
  draft: 'contact-draft',
  /** A file that another page attaches to it. */
  file: 'contact-file',
  /** Which door schedule is open, and each schedule; followed by its id. */
  schedule: 'door-schedule',
  schedules: 'door-schedule:',
  /** Unsent texts of the staff at the desk, by request. */
  desk: 'desk-draft',
  /** That the desk takes no single keys as shortcuts. */
  keys: 'desk-keys',
  /** How many pixels of this screen are a millimetre, for devices at their true size. */
  scale: 'screen-scale',
  /** Scroll positions, for a document that is reloaded. */
  scroll: 'scroll',
  /** When a path was fully loaded; followed by the path. */
  reloads: 'reloaded:',
} as const

type Stored = typeof STORED

/** The name of the cookie. */
export type CookieName = Stored['locale']

/** The name of a value in storage. */
export type StoredKey =
  | Stored['searches' | 'session' | 'draft' | 'file' | 'schedule' | 'desk' | 'keys' | 'scale' | 'scroll']
  | `${Stored['schedules' | 'reloads']}${string}`

/** Storage of the browser that takes the names of this file alone. */
export type KnownStorage = {
  getItem: (key: StoredKey) => string | null
  setItem: (key: StoredKey, value: string) => void
  removeItem: (key: StoredKey) => void
}

/** The same, where all names are listed, those of other code included. */
export type ListedStorage = KnownStorage & { readonly length: number; key: (index: number) => string | null }
