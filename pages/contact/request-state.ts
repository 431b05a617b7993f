import type { ChangeEvent, ClipboardEvent, DragEvent, Ref, SubmitEvent } from 'react'
import { EMPTY_REQUEST, type RequestField, type RequestValues } from '../../src/contact/request-values.ts'
import type { Attachments } from './use-attachments.ts'

/** Something to be put right: where, what it is called, and what is wrong, in words. */
export type Fault = { id: string; label: string; message: string }

/** What the form shows, and whom it tells what is done to it. */
export type RequestState = {
  /** `whole`: not yet, or never, a wizard. All steps are there; styles hide the later one where scripts will come. */
  step: 'whole' | 'details' | 'contact'
  values: RequestValues
  /** Messages by field. */
  messages: Partial<Record<RequestField, string>>
  /** The message of all files together. */
  filesMessage: string | undefined
  /** What the summary lists; none until the visitor wanted to go on. */
  faults: readonly Fault[]
  /** Why the last try to send failed. */
  failure: string | undefined
  attachments: Attachments
  /** Names of files that a draft had. */
  lostFiles: readonly string[]
  /** The share that is sent, from 0 to 1; undefined while nothing is being sent. */
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

/** The form as it is served: empty, and dead until the browser sends it or a wizard takes over. */
export const SERVED: RequestState = {
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
