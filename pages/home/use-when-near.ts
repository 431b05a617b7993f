import { useEffect, useState } from 'react'

/** Maximum distance of an element from the viewport, in heights of the viewport. */
const NEARNESS = '50% 0px'

/**
 * Loads a module once an element is near the viewport; undefined until then. If it cannot be loaded it stays undefined,
 * so that the placeholder stays. Also waits for fonts: a canvas is not redrawn when they are loaded.
 */
export function useWhenNear<Module>(element: Element | null, load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    // A canvas does not support forced colours; HTML does.
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
