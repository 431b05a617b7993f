import { readStored } from '../../../navigation/browser/storage.ts'
import { SESSION_KEY } from './session-key.ts'

/**
 * Resumes a stored login when a document starts: loads the profile if the account is not known yet. Visitors, who are
 * not logged in, load no code for it.
 */
export function resumeSession(): void {
  if (readStored('site', SESSION_KEY) === undefined) return
  void import('./browser-session.ts').then(
    ({ openSession }) => {
      const { session, staff } = openSession()
      const { isLogin, account } = session.get()
      // The error is not shown here; the settings page, which shows it, loads the profile itself.
      if (isLogin && !account) void staff.loadProfile('')
      // Components that show the session load it themselves and report an error.
    },
    () => {},
  )
}
