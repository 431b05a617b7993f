import { findStorage, readStored, writeStored } from '../../../navigation/browser/storage.ts'

const DRAFT_KEY = 'desk-draft'

/* Unsaved texts at the desk: in this tab, by account and request. */

/** Returns what an account has typed for a request. */
export function readDraft(account: string, number: string): unknown {
  return readAll()[nameOf(account, number)]
}

/** Keeps what an account has typed for a request; undefined if that is nothing. */
export function keepDraft(account: string, number: string, draft: object | undefined): void {
  const { [nameOf(account, number)]: _, ...others } = readAll()
  store(draft ? { ...others, [nameOf(account, number)]: draft } : others)
}

/** Forgets what an account has typed in this tab: for a logout, after which somebody else may sit here. */
export function forgetDrafts(account: string): void {
  store(Object.fromEntries(Object.entries(readAll()).filter(([name]) => !name.startsWith(nameOf(account, '')))))
}

/** Accounts and numbers have no space in them. */
function nameOf(account: string, number: string): string {
  return `${account} ${number}`
}

function readAll(): Record<string, unknown> {
  try {
    const drafts: unknown = JSON.parse(readStored('tab', DRAFT_KEY) ?? '{}')
    return typeof drafts === 'object' && drafts !== null ? { ...drafts } : {}
  } catch {
    return {}
  }
}

function store(drafts: Record<string, unknown>): void {
  if (Object.keys(drafts).length > 0) return writeStored('tab', DRAFT_KEY, JSON.stringify(drafts))
  try {
    findStorage('tab')?.removeItem(DRAFT_KEY)
  } catch {
    // Storage is blocked, and has nothing.
  }
}
