import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ApiClient } from '../../../api-client/api-client.ts'
import type { ApiError } from '../../../api-client/api-error.ts'
import type { BrowserSession } from '../session/browser-session.ts'
import type { Profile } from '../session/staff.ts'
import { useBrowserSession } from '../session/use-browser-session.ts'
import type { Desk } from './desk.ts'

export type DeskLogin =
  | { state: 'loading' }
  | { state: 'out' }
  | { state: 'failed'; retry: () => void }
  | { state: 'in'; desk: Desk }

const never = () => () => {}

/** Returns who is at the desk. A login that ends while the screen is open, in any tab, is noticed. */
export function useDeskLogin(): DeskLogin {
  const { browser, hasFailed } = useBrowserSession()
  const session = useSyncExternalStore(
    browser?.session.subscribe ?? never,
    () => browser?.session.get(),
    () => undefined,
  )
  const [desk, setDesk] = useState<Desk>()
  const [isUnreachable, setIsUnreachable] = useState(false)
  const isLogin = session?.isLogin ?? false
  const load = useCallback(async (from: BrowserSession) => {
    setIsUnreachable(false)
    const profile = await from.staff.loadProfile('')
    if (profile) setDesk(deskOf(from, profile, setDesk))
    else setIsUnreachable(true)
  }, [])
  useEffect(() => {
    if (browser && isLogin) void Promise.resolve(browser).then(load)
  }, [browser, isLogin, load])

  // Some browsers do not request a failed script again in the same document, so the retry reloads the page.
  if (hasFailed) return { state: 'failed', retry: () => window.location.reload() }
  if (!browser) return { state: 'loading' }
  if (!isLogin) return { state: 'out' }
  if (desk) return { state: 'in', desk }
  return isUnreachable ? { state: 'failed', retry: () => void load(browser) } : { state: 'loading' }
}

/** Once a call is refused, the account may have got another role, or a duty: then there is another desk. */
function deskOf(from: BrowserSession, profile: Profile, onChange: (desk: Desk) => void): Desk {
  const { account, role, permissions, duty } = profile
  const lookAgain = async () => {
    const now = await from.staff.loadProfile('')
    if (now && (now.role !== role || now.duty !== duty)) onChange(deskOf(from, now, onChange))
  }
  const callApi: ApiClient = (path, options) =>
    from.callApi(path, options).catch((error: ApiError) => {
      if (error.status === 403) void lookAgain()
      throw error
    })
  return { ...from, callApi, account, role, duty, may: (permission) => permissions.includes(permission) }
}
