import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react'
import styles from './door-schedule.module.css'
import { moveFocus } from './move-focus.ts'

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
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    if (typed === undefined) return
    setTyped(undefined)
    if (typed !== value) onCommit(typed)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      return setTyped(undefined)
    }
    if (event.key === 'Enter') commit()
    moveFocus(event)
  }
  return (
    <input
      autoComplete="off"
      {...rest}
      className={styles.cell}
      aria-label={label}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}

type CountCellProps = {
  value: number
  label: string
  max: number
  /** 0 is possible, and removes. */
  min?: 0 | 1
  column: string
  onCommit: (value: number) => void
}

/** A cell for a number; what is none is taken back. */
export function CountCell({ value, label, max, min = 1, column, onCommit }: CountCellProps) {
  return (
    <Cell
      value={String(value)}
      label={label}
      inputMode="numeric"
      data-column={column}
      data-numeric=""
      maxLength={5}
      onCommit={(typed) => {
        const figure = /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN
        if (figure >= min) onCommit(Math.min(figure, max))
      }}
    />
  )
}
