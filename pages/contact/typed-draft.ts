import { createUuid } from '../../src/web/features/contact/create-uuid.ts'
import { openDraft, readDraft, writeDraft } from '../../src/web/features/contact/contact-draft.ts'
import { EMPTY_REQUEST, REQUEST_FIELDS, type RequestValues } from '../../src/web/features/contact/request-values.ts'
import { findStorage } from '../../src/web/navigation/browser/storage.ts'

/** Returns what the fields of a form hold. */
export function readFormValues(form: HTMLFormElement): RequestValues {
  const data = new FormData(form)
  const values = { ...EMPTY_REQUEST }
  for (const field of REQUEST_FIELDS) {
    const value = data.get(field)
    if (typeof value === 'string') values[field] = value
  }
  return values
}

/** Stores the input of the served form as a draft, for visitors who leave before the wizard has replaced that form. */
export function storeTypedDraft(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-step=whole]')
  if (!form) return
  const typed = readFormValues(form)
  if (Object.values(typed).every((value) => value === '')) return
  const storage = findStorage('tab')
  const opening = { typed, product: '', asked: 'details', createKey: createUuid, now: Date.now() } as const
  writeDraft(storage, openDraft({ ...opening, draft: readDraft(storage), isComplete: () => false }))
}
