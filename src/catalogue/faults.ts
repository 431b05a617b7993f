/** One thing wrong with the content. */
export type Fault = {
  /** The file, or the address of the API's answer and the record in it. */
  source: string
  /** Path of the field, `features[3].en`; '' for the whole record. */
  field: string
  /** What was found; undefined when nothing was. */
  value: unknown
  /** What should be there, as it follows the word "expected". */
  expected: string
}

const MAX_VALUE_LENGTH = 80

/**
 * Says a fault in one line.
 *
 * @example formatFault({ source: 'products/x.json', field: 'status', value: 'old', expected: 'one of active, discontinued' })
 * // 'products/x.json: status: found "old", expected one of active, discontinued'
 */
export function formatFault({ source, field, value, expected }: Fault): string {
  return [source, field, `${describeValue(value)}, expected ${expected}`].filter(Boolean).join(': ')
}

/** Content that cannot be published, with every fault in it. */
export class ContentError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'))
    this.name = 'ContentError'
  }
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'found nothing'
  const text = JSON.stringify(value) ?? typeof value
  return `found ${text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text}`
}
