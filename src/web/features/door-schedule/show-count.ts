import { countStored, followCount } from './count-stored.ts'

let isShown = false

/**
 * Shows the number of devices in the current schedule beside the links to it in the header, as the header's custom
 * property `--collected`, and keeps it in step. Nothing is shown for none. On the root, it would be inherited by all
 * elements of the document, and each change would restyle them.
 */
export function showCount(): void {
  if (isShown) return
  isShown = true
  show()
  followCount(show)
}

function show(): void {
  const count = countStored()
  const style = document.querySelector('header')?.style
  if (count > 0) style?.setProperty('--collected', `"${count}"`)
  else style?.removeProperty('--collected')
}
