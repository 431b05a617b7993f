import { useEffect, useState } from 'react'

/** What has passed this part of the window's height has been reached. */
const READING_LINE = 1 / 3
/** All that is above the line, however far the page was scrolled at once. */
const ABOVE_LINE = `99999px 0px -${(1 - READING_LINE) * 100}% 0px`

/** Tells which of several elements is being read: the last that was reached, the first before that. */
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
