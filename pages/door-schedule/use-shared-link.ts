import { useEffect, useState } from 'react'
import { readLink } from '../../src/schedule/share-link.ts'
import type { Projects } from '../../src/schedule/storage.ts'

/** The fragment of a link that holds a schedule. */
export const LINK_PREFIX = '#s='

/**
 * Opens the schedule of the link that led here as a project of its own, so that nothing that was there is lost. Returns
 * what was wrong with the link; undefined if nothing was.
 */
export function useSharedLink(projects: Projects): 'damaged' | 'newer' | undefined {
  const [fault, setFault] = useState<'damaged' | 'newer'>()
  useEffect(() => {
    const open = async () => {
      const { hash } = location
      if (!hash.startsWith(LINK_PREFIX)) return
      const found = await readLink(hash.slice(LINK_PREFIX.length))
      if (location.hash !== hash) return
      // Once opened, the project is in the browser: a reload must not open it again.
      history.replaceState(history.state, '', location.pathname + location.search)
      setFault(found.fault)
      if (found.schedule) projects.create(found.schedule)
    }
    void open()
    const onHash = () => void open()
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [projects])
  return fault
}
