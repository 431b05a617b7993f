import { applyEdits, type JSONPath, modify } from 'jsonc-parser'
import { isSameData } from './same-data.ts'

type Change = { path: JSONPath; value: unknown; index?: number }

const FORMAT = { insertSpaces: true, tabSize: 2, eol: '\n' }

/** Writes a record as a new file has it. */
export function writeText(record: unknown): string {
  return `${JSON.stringify(record, null, 2)}\n`
}

/** Changes the text of a record where the record has changed: every other byte stays as it was. */
export function changeText(text: string, before: unknown, after: unknown): string {
  const changed = listChanges(before, after, []).reduce((current, { path, value, index }) => {
    const edits = modify(current, path, value, {
      formattingOptions: FORMAT,
      ...(index !== undefined && { getInsertionIndex: () => index }),
    })
    return applyEdits(current, edits)
  }, text)
  return isSameData(parse(changed), after) ? changed : writeText(after)
}

function listChanges(before: unknown, after: unknown, path: JSONPath): Change[] {
  if (isSameData(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item, index) => listChanges(before[index], item, [...path, index]))
  if (!isFields(before) || !isFields(after)) return [{ path, value: after }]
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  return [
    ...removed.map((name) => ({ path: [...path, name], value: undefined })),
    ...Object.keys(after).flatMap((name, index) =>
      Object.hasOwn(before, name)
        ? listChanges(before[name], after[name], [...path, name])
        : [{ path: [...path, name], value: after[name], index }],
    ),
  ]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
