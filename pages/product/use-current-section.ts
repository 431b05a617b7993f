import { useEffect, useState } from 'react'

/** A section counts as reached when it has passed this share of the viewport's height. */
const READING_LINE = 1 / 3
/** Extended upwards, so that sections above the viewport count after any scroll distance. */
const ABOVE_LINE = `99999px 0px -${(1 - READING_LINE) * 100}% 0px`

/** Returns the id of the element that is being read: the last one that was reached, or the first one before that. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const elements = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const isReached = (element: HTMLElement) => element.getBoundingClientRect().top <= innerHeight * READING_LINE
    const observer = new IntersectionObserver(() => setCurrent((elements.findLast(isReached) ?? elements[0])?.id), {
      rootMargin: ABOVE_LINE,
    })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [key])
  return current
}
