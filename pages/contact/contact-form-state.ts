import type { ChangeEvent, ClipboardEvent, DragEvent, Ref, SubmitEvent } from 'react'
import { EMPTY_REQUEST, type RequestField, type RequestValues } from '../../src/web/features/contact/request-values.ts'
import type { Attachments } from './use-attachments.ts'

/** An invalid field: its element, its label, and the error message. */
export type Fault = { id: string; label: string; message: string }

/** The form's data and callbacks. */
export type ContactFormState = {
  /** `whole`: not a wizard (yet). All steps are rendered; styles hide the later ones if scripts will run. */
  step: 'whole' | 'details' | 'contact'
  values: RequestValues
  /** Messages by field. */
  messages: Partial<Record<RequestField, string>>
  /** The message for all files together. */
  filesMessage: string | undefined
  /** The errors in the summary; empty until the visitor submits a step. */
  faults: readonly Fault[]
  /** Why the last try to send failed. */
  failure: string | undefined
  attachments: Attachments
  /** Names of the files of a draft. */
  lostFiles: readonly string[]
  /** The share of the body that is sent, from 0 to 1; undefined while nothing is being sent. */
  progress: number | undefined
  formRef?: Ref<HTMLFormElement>
  noteRef?: Ref<HTMLDivElement>
  headingRef?: Ref<HTMLHeadingElement>
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  onPaste?: (event: ClipboardEvent) => void
  onDrop?: (event: DragEvent) => void
  onBack: () => void
}

const nothing = () => {}

/** The state of the served form: empty, without callbacks, until the wizard replaces it. */
export const SERVED_FORM: ContactFormState = {
  step: 'whole',
  values: EMPTY_REQUEST,
  messages: {},
  filesMessage: undefined,
  faults: [],
  failure: undefined,
  attachments: { list: [], news: undefined, add: nothing, remove: nothing },
  lostFiles: [],
  progress: undefined,
  onChange: nothing,
  onBack: nothing,
}
