import type { KeyboardEvent } from 'react'

/** Marks the element whose cells are moved through. */
export const GRID = 'data-cells'

/**
 * Moves the focus among the cells (`data-column`) of the rows (`data-row`) of a grid: up and down in the column, with Enter down, and to
 * the neighbours from the ends of a text.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const cell = event.currentTarget
  const rows = [...(cell.closest(`[${GRID}]`)?.querySelectorAll('[data-row]') ?? [])]
  const at = rows.findIndex((row) => row.contains(cell))
  const target = targetOf(event.key, cell, rows, at)
  if (!target) return
  event.preventDefault()
  target.focus()
  if (target instanceof HTMLInputElement) target.select()
}

function targetOf(key: string, cell: HTMLElement, rows: readonly Element[], at: number): HTMLElement | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[key]
  if (step !== undefined) {
    if (cell instanceof HTMLSelectElement && key !== 'Enter') return undefined
    const { column } = cell.dataset
    for (let row = at + step; row >= 0 && row < rows.length; row += step) {
      const found = rows[row]?.querySelector<HTMLElement>(`[data-column="${column}"]`)
      if (found) return found
    }
    return undefined
  }
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (side === undefined || !isAtEnd(cell, side)) return undefined
  const cells = [...(rows[at]?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  return cells[cells.indexOf(cell) + side]
}

function isAtEnd(cell: HTMLElement, side: number): boolean {
  if (!(cell instanceof HTMLInputElement)) return true
  const { selectionStart: start, selectionEnd: end, value } = cell
  const isWhole = start === 0 && end === value.length
  return isWhole || (start === end && start === (side < 0 ? 0 : value.length))
}
