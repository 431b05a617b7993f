import { markMatches } from '../mark-matches.ts'

type HighlightedTextProps = { text: string; terms: ReadonlySet<string>; query: string }

/** A text with its matches marked. */
export function HighlightedText({ text, terms, query }: HighlightedTextProps) {
  return markMatches(text, terms, query).map(({ text: part, isMatch }, place) =>
    // Parts of one text stand in their order and have no other identity. oxlint-disable-next-line
    // react/no-array-index-key
    isMatch ? <mark key={place}>{part}</mark> : <span key={place}>{part}</span>,
  )
}
