import { type ComponentType, useEffect, useState } from 'react'
import { readStored } from '../browser/storage.ts'
import { COLLECTED } from '../teasers/collected.ts'

/** Hangs from the header once something is in the visitor's door schedule. Its code loads only then, and nothing moves. */
export function ScheduleTab() {
  const [Count, setCount] = useState<ComponentType>()
  useEffect(() => {
    const show = () =>
      void import('./schedule-count.tsx').then(
        (code) => setCount(() => code.ScheduleCount),
        () => {},
      )
    if (hasSchedule()) return show()
    // Collected on this page, or in another tab.
    const onStorage = () => hasSchedule() && show()
    addEventListener(COLLECTED, show)
    addEventListener('storage', onStorage)
    return () => {
      removeEventListener(COLLECTED, show)
      removeEventListener('storage', onStorage)
    }
  }, [])
  return Count && <Count />
}

function hasSchedule(): boolean {
  return readStored('site', 'door-schedule') !== undefined
}
