import { isObject } from '../api/api-error.ts'
import { checkStep } from './check-step.ts'
import { EMPTY_REQUEST, REQUEST_FIELDS, type RequestValues } from './request-values.ts'

const DRAFT_KEY = 'contact-draft'

/** A request that is being written: it survives a reload and a change of language, and ends with the tab. */
export type Draft = {
  /** Names the request to the API, which stores it once however often it is sent. */
  key: string
  /** When the form was opened, in milliseconds. */
  startedAt: number
  step: 'details' | 'contact'
  values: RequestValues
  /** Files themselves cannot be kept: they must be chosen again. */
  fileNames: readonly string[]
  /** The product whose page led here; '' for none. */
  product: string
}

/** Reads the draft of this tab; undefined when there is none, or none that can be read. */
export function readDraft(storage: Storage | undefined): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(storage?.getItem(DRAFT_KEY) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps the draft. Where storage is blocked or full, nothing is kept. */
export function writeDraft(storage: Storage | undefined, draft: Draft): void {
  try {
    storage?.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // The form works without.
  }
}

/** Forgets the draft: its request was sent. */
export function clearDraft(storage: Storage | undefined): void {
  try {
    storage?.removeItem(DRAFT_KEY)
  } catch {
    // Nothing was kept, then.
  }
}

/** What is known when the form opens. */
export type Opening = {
  draft: Draft | undefined
  /** What was typed before scripts took over. */
  typed: RequestValues
  product: string
  /** The step that the address asks for. */
  asked: Draft['step']
  createKey: () => string
  now: number
}

/**
 * Begins a request, or takes up its draft. What was typed a moment ago wins over the draft. A product becomes the subject unless
 * the visitor has written one. The second step is opened only when nothing is wrong with
 * the first, and no file must be chosen again there.
 */
export function openDraft({ draft, typed, product, asked, createKey, now }: Opening): Draft {
  const kept = draft?.values ?? EMPTY_REQUEST
  const values = { ...EMPTY_REQUEST }
  for (const field of REQUEST_FIELDS) values[field] = typed[field] || kept[field]
  const model = modelOf(product)
  const isOurs = values.subject === '' || values.subject === modelOf(draft?.product ?? '')
  if (model && isOurs) Object.assign(values, { type: values.type || 'product', subject: model })
  const fileNames = draft?.fileNames ?? []
  const isAsked = [asked, draft?.step].includes('contact')
  // Checked only where it matters: the first check takes a phone 30 ms, and most forms open empty.
  const isReady = isAsked && fileNames.length === 0 && Object.keys(checkStep(values, 'details')).length === 0
  return {
    key: draft?.key ?? createKey(),
    startedAt: draft?.startedAt ?? now,
    step: isReady ? 'contact' : 'details',
    values,
    fileNames,
    product: model ? product : (draft?.product ?? ''),
  }
}

/** The model of a product's code, as its page writes it; '' for what is no code. @example modelOf('vi-d720-p') // 'VI-D720-P' */
function modelOf(code: string): string {
  return /^[a-z0-9-]{1,40}$/.test(code) ? code.toUpperCase() : ''
}

function isDraft(value: unknown): value is Draft {
  if (!isObject(value) || !isObject(value.values) || !Array.isArray(value.fileNames)) return false
  const { values, fileNames } = value
  const texts = [value.key, value.product, ...fileNames, ...REQUEST_FIELDS.map((field) => values[field])]
  const isStep = value.step === 'details' || value.step === 'contact'
  return isStep && typeof value.startedAt === 'number' && texts.every((text) => typeof text === 'string')
}
