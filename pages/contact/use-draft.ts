import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Draft, openDraft, readDraft, writeDraft } from '../../src/web/features/contact/contact-draft.ts'
import { takeCarriedFile } from '../../src/web/features/contact/carried-file.ts'
import type { RequestValues } from '../../src/web/features/contact/request-values.ts'
import { checkStep } from '../../src/web/features/contact/check-step.ts'
import { createUuid } from '../../src/web/features/contact/create-uuid.ts'
import type { ContactFormState } from './contact-form-state.ts'
import { findStorage } from '../../src/web/navigation/browser/storage.ts'
import { readFormValues } from './typed-draft.ts'
import type { Attachment } from './use-attachments.ts'
import { readStep } from './use-step.ts'

type DraftOptions = {
  formRef: RefObject<HTMLFormElement | null>
  step: ContactFormState['step']
  values: RequestValues
  list: readonly Attachment[]
  openStep: (step: Draft['step']) => void
  setValues: (values: RequestValues, shouldValidate: boolean) => unknown
  addFiles: (files: Iterable<File>) => void
}

/** Opens the request after hydration with the input so far, and then stores it in this tab. */
export function useDraft({ formRef, step, values, list, openStep, setValues, addFiles }: DraftOptions) {
  const draft = useRef<Draft>(undefined)
  const [lost, setLost] = useState<readonly string[]>([])
  const lostFiles = lost.filter((name) => !list.some(({ file }) => file.name === name))
  // A refused file is not asked for again.
  const accepted = list.filter(({ message }) => !message)
  const fileNames = [...accepted.map(({ file }) => file.name), ...lostFiles]

  // Before the browser paints: the served form and the first step look the same.
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form || draft.current) return
    const { search } = window.location
    const opened = openDraft({
      draft: readDraft(findStorage('tab')),
      typed: readFormValues(form),
      product: new URLSearchParams(search).get('product') ?? '',
      asked: readStep(search),
      isComplete: (whole) => Object.keys(checkStep(whole, 'details')).length === 0,
      createKey: createUuid,
      now: Date.now(),
    })
    draft.current = opened
    // Validation starts when the visitor submits the step.
    setValues(opened.values, false)
    const carried = takeCarriedFile(findStorage('tab'))
    addFiles([...readPicked(form), ...(carried ? [carried] : [])])
    setLost(opened.fileNames)
    openStep(opened.step)
  }, [formRef, setValues, addFiles, openStep])

  const keptNames = fileNames.join('\n')
  useEffect(() => {
    if (step === 'whole' || !draft.current) return
    draft.current = { ...draft.current, step, values, fileNames: keptNames.split('\n').filter(Boolean) }
    writeDraft(findStorage('tab'), draft.current)
  }, [step, values, keptNames])

  return {
    lostFiles,
    forgetLostFiles: () => setLost([]),
    key: () => draft.current?.key ?? createUuid(),
    renewKey: () => {
      if (!draft.current) return
      draft.current = { ...draft.current, key: createUuid() }
      writeDraft(findStorage('tab'), draft.current)
    },
    startedAt: () => draft.current?.startedAt ?? Date.now(),
  }
}

/** Returns the files chosen in the native file input before hydration, and clears the input. */
function readPicked(form: HTMLFormElement): File[] {
  const picker = form.querySelector<HTMLInputElement>('input[type=file]')
  const files = [...(picker?.files ?? [])]
  if (picker) picker.value = ''
  return files
}
