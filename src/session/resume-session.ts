import { readStored } from '../browser/storage.ts'
import { SESSION_KEY } from './session-key.ts'

/**
 * Takes a stored login up again when a document starts: staff whose account is not known yet get their profile loaded.
 * Visitors, who have none, load nothing of it.
 */
export function resumeSession(): void {
  if (readStored('site', SESSION_KEY) === undefined) return
  void import('./browser-session.ts').then(
    ({ openSession }) => {
      const { session, staff } = openSession()
      const { isLogin, account } = session.get()
      // Here nobody reads what went wrong; the settings page, which shows it, asks by itself.
      if (isLogin && !account) void staff.loadProfile('')
      // What shows the session loads it by itself, and says so when it cannot.
    },
    () => {},
  )
}
