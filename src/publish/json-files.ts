import { cacheControlOf, contentTypeOf } from '../hosting/response-rules.ts'
import type { Store } from '../store/store.ts'

/** Writes a value as a JSON file. */
export function writeJson(store: Store, key: string, value: object): Promise<void> {
  const headers = { contentType: contentTypeOf(key).type, cacheControl: cacheControlOf(`/${key}`) }
  return store.write(key, Buffer.from(`${JSON.stringify(value)}\n`), headers)
}

/** Reads a JSON file of the publisher; undefined if there is none or it is damaged. */
export async function readJson<Content extends object>(store: Store, key: string): Promise<Content | undefined> {
  const text = await store.read(key)
  return text && parseJson<Content>(text)
}

/** Parses a JSON file of the publisher; undefined if it is damaged. */
export function parseJson<Content extends object>(text: Buffer): Content | undefined {
  try {
    // Written by the publisher: invalid JSON was damaged afterwards, and counts as missing.
    const content: unknown = JSON.parse(text.toString())
    return typeof content === 'object' && content !== null ? (content as Content) : undefined
  } catch {
    return undefined
  }
}
