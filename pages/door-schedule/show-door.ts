import { flushSync } from 'react-dom'

/** Names the button that unfolds a door: its line in narrow windows, and the sign of its checks in wide ones. */
export const UNFOLD = 'unfold'

/** Unfolds a door of the table, and brings it and the focus to the top of the window; false if its row is not there yet. */
export function showDoor(id: string): boolean {
  const row = document.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`)
  if (!row) return false
  unfold(row)
  row.scrollIntoView()
  buttonOf(row)?.focus({ preventScroll: true })
  return true
}

/** Puts the focus on a cell or button of a row; where the row is folded, on its line, unless it is to be unfolded. */
export function focusInRow(row: HTMLElement | null | undefined, column: string, unfolds = false): void {
  if (!row) return
  const find = () => row.querySelector<HTMLElement>(`[data-column="${column}"], [data-action="${column}"]`)
  if (unfolds && !find()) unfold(row)
  const target = find() ?? buttonOf(row)
  target?.focus()
}

function unfold(row: HTMLElement): void {
  const button = buttonOf(row)
  if (button?.getAttribute('aria-expanded') === 'false') flushSync(() => button.click())
}

function buttonOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector(`[data-action=${UNFOLD}]`)
}
