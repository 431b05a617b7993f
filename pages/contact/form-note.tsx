import type { MouseEvent } from 'react'
import { useWords } from '../../src/i18n/words.ts'
import { Note } from '../../src/ui/note.tsx'
import type { RequestState } from './request-state.ts'

/** Stands above the fields when the visitor wanted to go on and could not: why, with a link to each field. It takes the focus. */
export function FormNote({ state: { faults, failure, noteRef } }: { state: RequestState }) {
  const t = useWords()
  if (faults.length === 0 && !failure) return null
  return (
    <Note
      ref={noteRef}
      role="alert"
      tabIndex={-1}
      icon="error"
      title={failure ?? t('contact:toFix', { count: faults.length })}
    >
      {faults.length > 0 && (
        <ul>
          {faults.map(({ id, label, message }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={focusField}>
                {t('contact:fault', { label, message })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}

/** Goes to the field a link names, or to the first control of a group, without leaving a trace in the history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const place = document.getElementById(event.currentTarget.hash.slice(1))
  const control = place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>('input, button')
  control?.focus()
  place?.scrollIntoView({ block: 'nearest' })
}
