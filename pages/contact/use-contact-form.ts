import { useFormik } from 'formik'
import { type ClipboardEvent, type DragEvent, type SubmitEvent, useRef, useState } from 'react'
import { ApiError } from '../../src/web/api-client/api-error.ts'
import { checkStep } from '../../src/web/features/contact/check-step.ts'
import { EMPTY_REQUEST, type RequestValues, STEP_FIELDS } from '../../src/web/features/contact/request-values.ts'
import { STALLED } from '../../src/web/features/contact/send-request.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { collectErrors, type Refusal } from './collect-errors.ts'
import type { ContactFormState } from './contact-form-state.ts'
import { fieldErrorMessage } from './field-error-message.ts'
import { useAttachments } from './use-attachments.ts'
import { useDraft } from './use-draft.ts'
import { useFocus } from './use-focus.ts'
import { formOf, type Sent, useSending } from './use-sending.ts'
import { type Step, useStep, useTravel } from './use-step.ts'

/** State of a request while it is written, validated and sent. */
export function useContactForm(onSent: (sent: Sent) => void): ContactFormState {
  const t = useWords()
  const formRef = useRef<HTMLFormElement>(null)
  const { step, asked, ...steps } = useStep()
  const [hasTried, setHasTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [failure, setFailure] = useState<string>()
  const { noteRef, headingRef, focusOn } = useFocus()
  const attachments = useAttachments((key) => fieldErrorMessage(key, t))
  const { values, errors, handleChange, setValues, validateForm } = useFormik<RequestValues>({
    initialValues: EMPTY_REQUEST,
    validateOnBlur: false,
    validate: (latest) => (step === 'whole' ? {} : checkStep(latest, step)),
    // Formik submits neither step: the first opens the second, and the second shows upload progress.
    onSubmit: () => {},
  })
  const { list } = attachments
  const draft = useDraft({ formRef, step, values, list, openStep: steps.open, setValues, addFiles: attachments.add })
  const { progress, send } = useSending(draft)

  const shown = step === 'whole' ? 'details' : step
  const found = collectErrors({ step: shown, values, errors: hasTried ? errors : {}, list, refusal }, t)

  const arrive = (at: Step) => {
    setHasTried(false)
    setFailure(undefined)
    draft.forgetLostFiles()
    const isRefused = refusal && collectErrors({ step: at, values, errors: {}, list, refusal }, t).faults.length > 0
    focusOn(isRefused ? 'note' : 'heading')
  }
  const check = async (): Promise<boolean> => {
    setHasTried(true)
    setFailure(undefined)
    const faults = await validateForm()
    const isRight = Object.keys(faults).length === 0 && list.every(({ message }) => !message)
    if (!isRight) focusOn('note')
    return isRight
  }
  const travel = async (to: Step) => {
    if (step === 'whole' || step === to) return
    // The browser's Forward validates like Next.
    if (to === 'contact' && !(await check())) return steps.back()
    steps.enter(to)
    arrive(to)
  }
  useTravel(asked, (to) => void travel(to))
  const goBack = () => {
    steps.back()
    // At once: asked for before the second step's address was rendered, the change would go unnoticed.
    void travel('details')
  }

  const refuse = (error: unknown, earlier: string | undefined) => {
    const fields: readonly string[] = Object.keys(error instanceof ApiError ? error.errors : {})
    if (error instanceof ApiError && fields.length > 0) {
      setRefusal({ errors: error.errors, values, files: list.map(({ file }) => file) })
      const isFirst = ['files', ...STEP_FIELDS.details].some((field) => fields.includes(field))
      if (isFirst) steps.back()
    } else {
      const reason = describeFailure(error)
      setFailure(earlier ? t('contact:correctionFailed', { number: earlier, reason }) : reason)
    }
    focusOn('note')
  }
  const describeFailure = (error: unknown): string => {
    const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' }
    if (status === 0) return t(message === STALLED ? 'contact:errors.stalled' : 'contact:errors.unknown')
    return status === 429 && message ? message : t('contact:errors.failed')
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await check())) return
    if (step === 'details') {
      steps.next()
      return arrive('contact')
    }
    const files = list.map(({ file }) => file)
    // A visitor who has left the form in the meantime is not redirected.
    const finish = (sent: Sent) => form.isConnected && onSent(sent)
    await send(formOf(form, files, draft.startedAt()), finish, refuse)
  }

  return {
    step,
    values,
    ...found,
    faults: hasTried || refusal ? found.faults : [],
    failure,
    attachments,
    lostFiles: draft.lostFiles,
    progress,
    formRef,
    noteRef,
    headingRef,
    onChange: handleChange,
    onSubmit: (event) => void onSubmit(event),
    onPaste: (event) => addFrom(event, event.clipboardData),
    onDrop: (event) => addFrom(event, event.dataTransfer),
    onBack: () => progress === undefined && goBack(),
  }

  /** Adds files from the clipboard or a drop. Text with an image of itself, as from an office program, counts as text. */
  function addFrom(event: ClipboardEvent | DragEvent, { files, types }: DataTransfer): void {
    if (files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    attachments.add(files)
  }
}
