/** The longest title that search results show whole, in columns. */
export const MAX_TITLE_COLUMNS = 70

/** Counts the columns that a text takes in search results: a Chinese character takes two. */
export function columnsOf(text: string): number {
  return text.replace(/[\u2e80-\uffef]/g, '--').length
}
