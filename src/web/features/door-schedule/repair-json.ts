/**
 * Parses JSON; of a text that was cut off, all values that are complete. Returns undefined if there is none.
 * @example repairJson('[1,{"a":"b","c') // [1, { a: 'b' }]
 */
export function repairJson(text: string): unknown {
  return parseJson(text) ?? parseJson(closeOpen(text))
}

/** Parses JSON; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Cuts a text behind its last complete value, and closes the lists and objects that are open there. */
function closeOpen(text: string): string {
  let open = ''
  let end = { at: 0, open }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"') {
      // In an object a text without a colon before it is the name of a value.
      const isName = open.startsWith('}') && !text.slice(0, at).trimEnd().endsWith(':')
      at = endOfText(text, at)
      if (at < text.length && !isName) end = { at: at + 1, open }
    } else if (sign === '[' || sign === '{') {
      open = (sign === '[' ? ']' : '}') + open
      end = { at: at + 1, open }
    } else if (sign === ']' || sign === '}') {
      // Nothing is open in a text that was not ours.
      if (open === '') return ''
      open = open.slice(1)
      end = { at: at + 1, open }
    } else if (sign === ',') {
      end = { at, open }
    }
  }
  return text.slice(0, end.at) + end.open
}

/** Returns where a text that starts at a quotation mark ends; the length if it does not end. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return text.length
}
