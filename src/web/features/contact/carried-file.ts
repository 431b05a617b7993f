import { isObject } from '../../api-client/api-error.ts'
import type { KnownStorage } from '../../../base/stored.ts'

const KEY = 'contact-file'

/** A text that another page hands to the contact request, to be attached as a file. */
export type CarriedFile = { name: string; text: string }

/** Keeps a file for the contact request of this tab. If storage is blocked or full, nothing is kept. */
export function carryFile(storage: KnownStorage | undefined, file: CarriedFile): void {
  try {
    storage?.setItem(KEY, JSON.stringify(file))
  } catch {
    // The request has its text without the file.
  }
}

/** Returns the file that was kept, once; undefined if there is none. */
export function takeCarriedFile(storage: KnownStorage | undefined): File | undefined {
  try {
    const file: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null')
    storage?.removeItem(KEY)
    if (!isObject(file) || typeof file.name !== 'string' || typeof file.text !== 'string') return undefined
    return new File([file.text], file.name, { type: 'text/csv' })
  } catch {
    return undefined
  }
}
