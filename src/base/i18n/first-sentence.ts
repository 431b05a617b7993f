/** Returns the first sentence of a text in either language, with its full stop. */
export function firstSentence(text: string): string {
  const [first = text] = /^.+?(?:[。！？]|[.!?](?=\s))/u.exec(text) ?? []
  return first
}
