/** One error in the content. */
export type Fault = {
  /** The file, or the address of the API's response and the record in it. */
  source: string
  /** Path of the field, `features[3].en`; '' for the whole record. */
  field: string
  /** The value that was found; undefined if there was none. */
  value: unknown
  /** The expected value, worded to follow the word "expected". */
  expected: string
}

const MAX_VALUE_LENGTH = 80

/**
 * Describes a fault in one line.
 * @example formatFault({ source: 'products/x.json', field: 'status', value: 'old', expected: 'one of active,
 * discontinued' }) // 'products/x.json: status: found "old", expected one of active, discontinued'
 */
export function formatFault({ source, field, value, expected }: Fault): string {
  return [source, field, `${describeValue(value)}, expected ${expected}`].filter(Boolean).join(': ')
}

/** Thrown for content that cannot be published, with all its faults. */
export class ContentError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'))
    this.name = 'ContentError'
  }
}

/** Writes a value that was found; one that is nested so deeply that the stack does not do is only told. */
export function valueText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value
  } catch {
    return 'a value nested too deeply'
  }
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'found nothing'
  const text = valueText(value)
  return `found ${text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text}`
}
