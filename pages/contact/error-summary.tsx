import type { MouseEvent } from 'react'
import { useWords } from '../../src/base/i18n/words.ts'
import { Note } from '../../src/web/ui/note.tsx'
import type { ContactFormState } from './contact-form-state.ts'

/** The error summary above the fields, with a link to each invalid field. It receives the focus. */
export function ErrorSummary({ state: { faults, failure, noteRef } }: { state: ContactFormState }) {
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

/** Focuses the field of a link, or the first control of a group, without adding a history entry. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const place = document.getElementById(event.currentTarget.hash.slice(1))
  const control = place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>('input, button')
  control?.focus()
  place?.scrollIntoView({ block: 'nearest' })
}
