/**
 * Puts a line among lines that are sorted by name. `pattern` (with the flags g and m) finds those lines, its first group is their name.
 * Throws when it finds none.
 *
 * @example insertInOrder('a: 1\nc: 3', /^(\w): \d$/gm, 'b', 'b: 2') // 'a: 1\nb: 2\nc: 3'
 */
export function insertInOrder(text: string, pattern: RegExp, name: string, line: string): string {
  const lines = [...text.matchAll(pattern)]
  const next = lines.find(([, other = '']) => other > name)
  if (next) return `${text.slice(0, next.index)}${line}\n${text.slice(next.index)}`
  const last = lines.at(-1)
  if (!last) throw new Error(`There is no line like ${pattern} to put '${line}' beside`)
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}
