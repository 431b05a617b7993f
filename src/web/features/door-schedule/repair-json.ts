/**
 * Parses lists in JSON; of a text that was cut off, all values that are complete. Returns undefined if there is none.
 * @example repairJson('[1,["a","b') // [1, ["a"]]
 */
export function repairJson(text: string): unknown {
  return parse(text) ?? parse(closeLists(text))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Cuts a text behind its last complete value and closes the lists that are open there. */
function closeLists(text: string): string {
  let depth = 0
  let end = { at: 0, depth: 0 }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') {
      at = endOfText(text, at)
      if (at < text.length) end = { at: at + 1, depth }
    } else if (sign === '[') {
      depth += 1
      end = { at: at + 1, depth }
    } else if (sign === ']') {
      depth -= 1
      end = { at: at + 1, depth }
    } else if (sign === ',') {
      end = { at, depth }
    }
  }
  return end.depth < 0 ? '' : text.slice(0, end.at) + ']'.repeat(end.depth)
}

/** Returns where a text that starts at a quotation mark ends; the length if it does not end. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return text.length
}
