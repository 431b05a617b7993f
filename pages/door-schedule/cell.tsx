import type { InputHTMLAttributes, KeyboardEvent } from 'react'
import styles from './door-schedule.module.css'
import { isComposing } from './is-composing.ts'
import { moveFocus } from './move-focus.ts'
import { useText } from './use-text.ts'

type CellProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  value: string
  /** Its accessible name: the column, and the door. */
  label: string
  /** Called with what was typed, when the cell is left or Enter is pressed. */
  onCommit: (value: string) => void
}

/**
 * A cell that is edited in place, as in a spreadsheet: Enter and the arrow keys keep what was typed and move on, Escape
 * takes it back.
 */
export function Cell({ value, label, onCommit, ...rest }: CellProps) {
  const { field, isEdited, commit, revert } = useText(value, onCommit)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Escape' && isEdited) {
      event.preventDefault()
      event.stopPropagation()
      return revert()
    }
    if (event.key === 'Enter') commit()
    moveFocus(event)
  }
  return (
    <input
      autoComplete="off"
      {...rest}
      {...field}
      className={styles.cell}
      aria-label={label}
      data-edited={isEdited ? '' : undefined}
      onKeyDown={onKeyDown}
    />
  )
}

type CountCellProps = {
  value: number
  label: string
  max: number
  /** 1 unless told; where it is 0, that removes. */
  min?: number
  /** Whether tenths count. */
  isDecimal?: boolean
  column: string
  onCommit: (value: number) => void
}

/** A cell for a number; other input is reverted. */
export function CountCell({ value, label, max, min = 1, isDecimal = false, column, onCommit }: CountCellProps) {
  return (
    <Cell
      value={String(value)}
      label={label}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      data-column={column}
      data-numeric=""
      maxLength={5}
      // As in a spreadsheet: input then replaces the number.
      onClick={(event) => event.currentTarget.select()}
      onCommit={(typed) => {
        const written = typed.normalize('NFKC').trim()
        const isNumber = isDecimal ? /^\d+(?:\.\d+)?$/.test(written) : /^\d+$/.test(written)
        const figure = isNumber ? Math.round(Number(written) * 10) / 10 : Number.NaN
        if (figure >= min) onCommit(Math.min(figure, max))
      }}
    />
  )
}
