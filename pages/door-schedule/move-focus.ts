import type { KeyboardEvent } from 'react'

/**
 * Moves the focus among cells (`data-column`) in rows (`data-row`), which may be in groups: up and down in the column,
 * with Enter down, and to the neighbours from the ends of a text.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const target = targetOf(event.key, event.currentTarget)
  if (!target) return
  event.preventDefault()
  target.focus()
  if (target instanceof HTMLInputElement) target.select()
}

function targetOf(key: string, cell: HTMLElement): HTMLElement | undefined {
  const row = cell.closest('[data-row]')
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[key]
  if (step !== undefined) {
    if (cell instanceof HTMLSelectElement && key !== 'Enter') return undefined
    const { column } = cell.dataset
    for (let other = rowBeside(row, step); other; other = rowBeside(other, step)) {
      const found = other.querySelector<HTMLElement>(`[data-column="${column}"]`)
      if (found) return found
    }
    return undefined
  }
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (side === undefined || !isAtEnd(cell, side)) return undefined
  const cells = [...(row?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  return cells[cells.indexOf(cell) + side]
}

/** Returns the row below (1) or above (-1): there may be thousands, so that none are listed. */
function rowBeside(row: Element | null, step: number): Element | undefined {
  const beside = step < 0 ? 'previousElementSibling' : 'nextElementSibling'
  const first = step < 0 ? 'lastElementChild' : 'firstElementChild'
  const found = row?.[beside] ?? row?.parentElement?.[beside]?.[first]
  return found?.matches('[data-row]') ? found : undefined
}

function isAtEnd(cell: HTMLElement, side: number): boolean {
  if (!(cell instanceof HTMLInputElement)) return true
  const { selectionStart: start, selectionEnd: end, value } = cell
  const isWhole = start === 0 && end === value.length
  return isWhole || (start === end && start === (side < 0 ? 0 : value.length))
}
