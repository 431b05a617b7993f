/** In milliseconds. Nothing waits for it: the next page is complete from the first frame on. */
const DURATION = 320
/** Begins fast and comes to rest: `--ease` of tokens.css. */
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** The properties that the compositor animates without layout or paint. */
type Keyframes = { transform: string[] } | { opacity: number[] }

/** Animates an element from where it came to how it is. */
export function play(element: Element, keyframes: Keyframes): Animation {
  return element.animate(keyframes, { duration: DURATION, easing: EASING })
}
