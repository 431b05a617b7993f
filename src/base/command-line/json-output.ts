/** The flag of commands whose result programs read; to be added to their options. */
export const JSON_FLAG = { json: { type: 'boolean', default: false } } as const

/** Returns a result as programs read it: with `--json` nothing else is printed on the standard output. */
export function formatJson(result: unknown): string {
  return JSON.stringify(result, undefined, 2)
}
