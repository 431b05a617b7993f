import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { Part } from '../../src/web/features/door-schedule/parts.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import styles from './door-schedule.module.css'
import { isComposing } from './is-composing.ts'
import { moveFocus } from './move-focus.ts'
import { useParts } from './use-parts.ts'

const MAX_OPTIONS = 8
/** Marks a row, and its group, out of which the list of a field may stand. */
const OPEN = 'data-open'

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
  const isOpen = typed.trim() !== ''
  // There is a field at every door.
  const options = useMemo(() => (isOpen ? findParts(typed, list) : []), [isOpen, typed, list])
  const pick = (part: Part | undefined) => {
    if (!part) return
    onPick(part.code)
    setTyped('')
    setAt(0)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
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
        data-edited={isOpen ? '' : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
          // Until the field is left: to change that with each pick is slow.
          for (const part of rowAndGroup(event.target)) part.setAttribute(OPEN, '')
        }}
        onBlur={(event) => {
          setTyped('')
          for (const part of rowAndGroup(event.target)) part.removeAttribute(OPEN)
        }}
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

function rowAndGroup(field: Element): Element[] {
  return ['tr', 'tbody'].flatMap((name) => field.closest(name) ?? [])
}

/** Returns the products on sale whose model or name has all words that were typed, in full width too; models that begin with them first. */
export function findParts(typed: string, list: readonly Part[]): Part[] {
  const words = typed.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const found = list.filter(({ isSold, code, name }) => {
    const text = `${code} ${name.toLowerCase()}`
    return isSold && words.every((word) => text.includes(word))
  })
  return found
    .toSorted((a, b) => Number(b.code.startsWith(first)) - Number(a.code.startsWith(first)))
    .slice(0, MAX_OPTIONS)
}
