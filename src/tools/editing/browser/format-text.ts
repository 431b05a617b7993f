/** A change of a text: the part between two places is replaced, and a part of the new text is selected. */
export type TextChange = { from: number; to: number; text: string; select: readonly [number, number] }

export type TextTool = 'bold' | 'heading' | 'list' | 'numbers'

/** The mark that begins a line, and whether a line has one. */
const LINES: Record<Exclude<TextTool, 'bold'>, { mark: (line: number) => string; has: RegExp }> = {
  heading: { mark: () => '## ', has: /^#{1,6} / },
  list: { mark: () => '- ', has: /^[-*] / },
  numbers: { mark: (line) => `${line}. `, has: /^\d+\. / },
}

/** Makes Markdown of the selected part of a text, or plain text of what is that already; the rest stays as it is. */
export function formatText(text: string, start: number, end: number, tool: TextTool): TextChange {
  if (tool === 'bold') return embolden(text, start, end)
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(start, end - 1))
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const { mark, has } = LINES[tool]
  const isWritten = (line: string) => line.trim() !== '' || lines.length === 1
  const hasAll = lines.every((line) => !isWritten(line) || has.test(line))
  let count = 0
  const after = lines.map((line) => {
    if (!isWritten(line)) return line
    count += 1
    return hasAll ? line.replace(has, '') : mark(count) + line.replace(/^(?:#{1,6}|[-*]|\d+\.) /, '')
  })
  const changed = after.join('\n')
  return { from, to, text: changed, select: [from + (lines.length > 1 ? 0 : changed.length), from + changed.length] }
}

function embolden(text: string, start: number, end: number): TextChange {
  const chosen = text.slice(start, end)
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**')
    return { from: start - 2, to: end + 2, text: chosen, select: [start - 2, end - 2] }
  // Marks beside a space are no marks.
  const before = chosen.length - chosen.trimStart().length
  const inner = chosen.trim()
  const from = start + (inner ? before : 0)
  return {
    from,
    to: from + inner.length,
    text: `**${inner}**`,
    select: [from + 2, from + 2 + inner.length],
  }
}

/** Puts a link in place of the selected part of a text, whose words it keeps. */
export function linkText(text: string, start: number, end: number, href: string, words: string): TextChange {
  const link = `[${text.slice(start, end).trim() || words}](${href})`
  return { from: start, to: end, text: link, select: [start + link.length, start + link.length] }
}

/** Puts the next photograph on a line of its own, after the one that the place is in: the first is not in the text. */
export function pictureText(text: string, place: number): TextChange {
  const numbers = [...text.matchAll(/!\[[^\]]*\]\((\d+)\)/g)].map(([, number]) => Number(number))
  const end = text.indexOf('\n', place)
  const at = end < 0 ? text.length : end
  const picture = `${text ? '\n\n' : ''}![](${Math.max(1, ...numbers) + 1})\n`
  return { from: at, to: at, text: picture, select: [at + picture.length, at + picture.length] }
}
