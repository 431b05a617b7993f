/**
 * Calls back in the task after the next paint. A page in the background paints nothing: then after so many milliseconds.
 */
export function afterPaint(act: () => void, mostMs: number): void {
  const timer = setTimeout(act, mostMs)
  requestAnimationFrame(() => {
    clearTimeout(timer)
    setTimeout(act)
  })
}
