import { useEffect, useState } from 'react'
import { loadLate } from '../../../src/web/navigation/freshness/load-late.ts'

type Component = typeof import('./own-login.tsx').OwnLogin

/** Loads the part of the settings that only a logged-in account has; undefined until then. */
export function useOwnLogin(isLogin: boolean): { OwnLogin: Component | undefined } {
  const [loaded, setLoaded] = useState<{ OwnLogin: Component }>()
  useEffect(() => {
    if (!isLogin) return
    loadLate(() => import('./own-login.tsx')).then(setLoaded, (error: unknown) => {
      console.error('Part of the settings could not be loaded', error)
    })
  }, [isLogin])
  return { OwnLogin: loaded?.OwnLogin }
}
