import { useEffect, useState } from 'react'

/** How far below or above the window an element may be, in heights of the window. */
const NEARNESS = '50% 0px'

/**
 * Loads a module once an element comes near the window; undefined until then. When it cannot be loaded it stays undefined, so
 * that whatever stands in its place stays too. Waits for fonts as well: a canvas does not draw itself again when they arrive.
 */
export function useWhenNear<Module>(element: Element | null, load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    // A canvas knows nothing of the reader's own few colours; HTML follows them.
    if (!element || window.matchMedia('(forced-colors: active)').matches) return
    const abort = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        Promise.all([load(), document.fonts.ready]).then(
          ([loaded]) => {
            if (!abort.signal.aborted) setModule(loaded)
          },
          () => {},
        )
      },
      { rootMargin: NEARNESS },
    )
    observer.observe(element)
    return () => {
      abort.abort()
      observer.disconnect()
    }
  }, [element, load])
  return module
}
