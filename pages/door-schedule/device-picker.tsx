import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { Part } from '../../src/schedule/parts.ts'
import { useWords } from '../../src/i18n/words.ts'
import styles from './door-schedule.module.css'
import { moveFocus } from './move-focus.ts'
import { useParts } from './use-parts.ts'

const MAX_OPTIONS = 8

type DevicePickerProps = {
  /** Its accessible name. */
  label: string
  onPick: (code: string) => void
}

/** A field that finds products by model or name as one types, and adds what is chosen. */
export function DevicePicker({ label, onPick }: DevicePickerProps) {
  const t = useWords()
  const { list } = useParts()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const options = useMemo(() => findParts(typed, list), [typed, list])
  const isOpen = typed.trim() !== ''
  const pick = (part: Part | undefined) => {
    if (!part) return
    onPick(part.code)
    setTyped('')
    setAt(0)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (!isOpen) return moveFocus(event)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((at + step + options.length) % Math.max(options.length, 1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      pick(options[at])
    } else if (event.key === 'Escape') {
      event.preventDefault()
      setTyped('')
    }
  }
  return (
    <div className={styles.picker}>
      <input
        className={styles.cell}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        placeholder={t('door-schedule:items.placeholder')}
        data-column="devices"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onBlur={() => setTyped('')}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.options}>
          {options.map((part, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus, and its Enter picks
            <div
              key={part.code}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // Before the field loses the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(part)}
            >
              <b>{part.model}</b> {part.name}
            </div>
          ))}
          {options.length === 0 && <div role="presentation">{t('door-schedule:items.none')}</div>}
        </div>
      )}
    </div>
  )
}

/** Returns the products on sale whose model or name has all words that were typed; models that begin with them first. */
export function findParts(typed: string, list: readonly Part[]): Part[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const found = list.filter(({ isSold, code, name }) => {
    const text = `${code} ${name.toLowerCase()}`
    return isSold && words.every((word) => text.includes(word))
  })
  return found
    .toSorted((a, b) => Number(b.code.startsWith(first)) - Number(a.code.startsWith(first)))
    .slice(0, MAX_OPTIONS)
}
