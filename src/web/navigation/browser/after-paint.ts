/** A page in the background paints nothing: then it is called back after so many milliseconds. */
const MOST_MS = 500

/** Calls back once what has changed in this task is painted. */
export function afterPaint(callBack: () => void): void {
  const timer = setTimeout(callBack, MOST_MS)
  requestAnimationFrame(() => {
    clearTimeout(timer)
    setTimeout(callBack)
  })
}
