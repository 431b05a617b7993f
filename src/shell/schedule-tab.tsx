import { type ComponentType, useEffect, useState } from 'react'
import { readStored } from '../browser/storage.ts'
import { loadWords } from '../i18n/browser-words.ts'
import { COLLECTED } from '../teasers/collected.ts'

/** Hangs from the header once something is in the visitor's door schedule. Its code loads only then, and nothing moves. */
export function ScheduleTab() {
  const [Count, setCount] = useState<ComponentType>()
  useEffect(() => {
    const show = async () => {
      const [code] = await Promise.all([import('./schedule-count.tsx'), loadWords('door-schedule')])
      setCount(() => code.ScheduleCount)
    }
    // Optional: without its code there is no tab.
    const tryToShow = () => void show().catch(() => {})
    if (readStored('site', 'door-schedule')) tryToShow()
    addEventListener(COLLECTED, tryToShow)
    return () => removeEventListener(COLLECTED, tryToShow)
  }, [])
  return Count && <Count />
}
