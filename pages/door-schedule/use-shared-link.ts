import { useEffect, useState } from 'react'
import { readLink } from '../../src/web/features/door-schedule/share-link.ts'
import type { Projects } from '../../src/web/features/door-schedule/storage.ts'

/** The fragment of a link that holds a schedule. */
export const LINK_PREFIX = '#s='

/** The fault of a link; `open` opens the readable part of a newer one. */
export type SharedFault = { fault: 'damaged' | 'newer'; open?: () => void }

/**
 * Opens the schedule of the link that led here as a project of its own, so that nothing that was there is lost. A link of
 * a later version of the site stays in the address: a reload, which may bring that version, reads all of it.
 */
export function useSharedLink(projects: Pick<Projects, 'create' | 'view'>): SharedFault | undefined {
  const [shared, setShared] = useState<SharedFault>()
  useEffect(() => {
    const open = async () => {
      const { hash } = location
      if (!hash.startsWith(LINK_PREFIX)) return
      const { fault, schedule } = await readLink(hash.slice(LINK_PREFIX.length))
      if (location.hash !== hash) return
      const take = () => {
        if (schedule) projects.create(schedule)
        // A project that is in the browser must not be opened again by a reload; one that could not be stored must.
        if (!schedule || projects.view().keeping === 'kept')
          history.replaceState(history.state, '', location.pathname + location.search)
        setShared(fault === 'damaged' ? { fault } : undefined)
      }
      if (fault === 'newer') setShared({ fault, ...(schedule && { open: take }) })
      else take()
    }
    void open()
    const onHash = () => void open()
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [projects])
  return shared
}
