import type { KnownStorage } from '../../../base/stored.ts'
import { isObject } from '../../api-client/api-error.ts'
import { EMPTY_REQUEST, REQUEST_FIELDS, type RequestValues } from './request-values.ts'

const DRAFT_KEY = 'contact-draft'

/** A contact request that is being written: it survives a reload and a change of language, and ends with the tab. */
export type Draft = {
  /** Idempotency key: the API stores the request once, however often it is sent. A stored request's correction gets another. */
  key: string
  /** When the form was opened, in milliseconds. */
  startedAt: number
  step: 'details' | 'contact'
  values: RequestValues
  /** Files themselves cannot be stored: they must be chosen again. */
  fileNames: readonly string[]
  /** Code of the product whose page linked here; '' for none. */
  product: string
}

/** Reads the draft of this tab; undefined if there is none or it is invalid. */
export function readDraft(storage: KnownStorage | undefined): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(storage?.getItem(DRAFT_KEY) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

/** Stores the draft. If storage is blocked or full, nothing is stored. */
export function writeDraft(storage: KnownStorage | undefined, draft: Draft): void {
  try {
    storage?.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // The form works without a draft.
  }
}

/** Deletes the draft after its request was sent. */
export function clearDraft(storage: KnownStorage | undefined): void {
  try {
    storage?.removeItem(DRAFT_KEY)
  } catch {
    // Nothing was stored.
  }
}

/** The input of `openDraft`. */
export type Opening = {
  draft: Draft | undefined
  /** Input typed before hydration. */
  typed: RequestValues
  product: string
  /** The step in the address. */
  asked: Draft['step']
  /** Returns whether the first step is valid. Not asked for most forms: the first validation takes a phone 30 ms. */
  isComplete: (values: RequestValues) => boolean
  createKey: () => string
  now: number
}

/**
 * Starts a request, or resumes its draft. Input typed before hydration overrides the draft. The product becomes the
 * subject unless the visitor has written one. The second step is opened only if the first is valid and has no files to
 * choose again.
 */
export function openDraft({ draft, typed, product, asked, isComplete, createKey, now }: Opening): Draft {
  const kept = draft?.values ?? EMPTY_REQUEST
  const values = { ...EMPTY_REQUEST }
  for (const field of REQUEST_FIELDS) values[field] = typed[field] || kept[field]
  const model = modelOf(product)
  const isOurs = values.subject === '' || values.subject === modelOf(draft?.product ?? '')
  if (model && isOurs) Object.assign(values, { type: values.type || 'product', subject: model })
  const fileNames = draft?.fileNames ?? []
  const isAsked = [asked, draft?.step].includes('contact')
  const isReady = isAsked && fileNames.length === 0 && isComplete(values)
  return {
    key: draft?.key ?? createKey(),
    startedAt: draft?.startedAt ?? now,
    step: isReady ? 'contact' : 'details',
    values,
    fileNames,
    product: model ? product : (draft?.product ?? ''),
  }
}

/**
 * Returns the model of a product's code, as its page writes it; '' for an invalid code. @example modelOf('ab-f100-p')
 * // 'AB-F100-P'
 */
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
