import { headersOf } from './site-files.ts'
import type { Store } from '../../base/object-store/store.ts'

/** Writes a value as a JSON file. */
export function writeJson(store: Store, key: string, value: object): Promise<void> {
  return store.write(key, Buffer.from(`${JSON.stringify(value)}\n`), headersOf(key))
}

/** Reads a JSON file of the publisher; undefined if there is none or it is damaged. */
export async function readJson<Content extends object>(
  store: Store,
  key: string,
  isWhole: (value: Readonly<Record<string, unknown>>) => boolean,
): Promise<Content | undefined> {
  const text = await store.read(key)
  return text && parseJson<Content>(text, isWhole)
}

/** Parses a JSON file of the publisher; undefined if it is damaged: no JSON, or not what the publisher writes. */
export function parseJson<Content extends object>(
  text: Buffer,
  isWhole: (value: Readonly<Record<string, unknown>>) => boolean,
): Content | undefined {
  try {
    const content: unknown = JSON.parse(text.toString())
    // Checked by isWhole for what is needed of it.
    const fields = content as Record<string, unknown>
    return typeof content === 'object' && content !== null && isWhole(fields) ? (content as Content) : undefined
  } catch {
    return undefined
  }
}
