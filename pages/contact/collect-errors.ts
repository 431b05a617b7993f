import type { FieldFaults } from '../../src/web/features/contact/check-step.ts'
import { MAX_FILES } from '../../src/web/features/contact/request-limits.ts'
import { type RequestValues, STEP_FIELDS } from '../../src/web/features/contact/request-values.ts'
import type { Words } from '../../src/base/i18n/words.ts'
import type { Fault, ContactFormState } from './contact-form-state.ts'
import { fieldErrorMessage } from './field-error-message.ts'
import type { Attachment } from './use-attachments.ts'

/** The API's error messages, with the refused values: they no longer apply once a value has changed. */
export type Refusal = {
  errors: Readonly<Record<string, string>>
  values: RequestValues
  files: readonly File[]
}

type Found = {
  step: keyof typeof STEP_FIELDS
  values: RequestValues
  errors: FieldFaults
  list: readonly Attachment[]
  refusal: Refusal | undefined
}

/** Collects the errors of the current step: messages by field, and all of them in order for the summary. */
export function collectErrors(
  { step, values, errors, list, refusal }: Found,
  t: Words,
): Pick<ContactFormState, 'messages' | 'filesMessage' | 'faults'> {
  const messages: ContactFormState['messages'] = {}
  const faults: Fault[] = []
  for (const field of STEP_FIELDS[step]) {
    const isRefused = refusal?.values[field] === values[field]
    const message = errors[field] ? fieldErrorMessage(errors[field], t) : isRefused ? refusal?.errors[field] : undefined
    if (!message) continue
    messages[field] = message
    faults.push({ id: field, label: t(`contact:fields.${field}`), message })
  }
  if (step !== 'details') return { messages, filesMessage: undefined, faults }
  const filesMessage = messageOfFiles(list, refusal, t)
  if (filesMessage) faults.push({ id: 'files', label: t('contact:fields.files'), message: filesMessage })
  for (const { id, file, message } of list.slice(0, MAX_FILES)) {
    if (message) faults.push({ id, label: file.name, message })
  }
  return { messages, filesMessage, faults }
}

function messageOfFiles(list: readonly Attachment[], refusal: Refusal | undefined, t: Words): string | undefined {
  if (list.length > MAX_FILES) return t('contact:errors.fileCount')
  const isRefused = refusal?.files.length === list.length && list.every(({ file }, at) => file === refusal.files[at])
  return isRefused ? refusal?.errors.files : undefined
}
