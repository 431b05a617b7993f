import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './headline.module.css'
import { CLAUSE, PIECE } from './title-marks.ts'

/** With the space in English, which would have no width at the edge of an element of its own. */
const BETWEEN_CLAUSES = new RegExp(`${CLAUSE}( ?)`)
const HAN_AT_END = /\p{Script=Han}$/u
const LATIN_AT_START = /^[A-Za-z\d]/

/** A title whose lines end between its pieces only, and between its clauses first (marks: `title-marks.ts`). */
export function Headline({ text }: { text: string }) {
  const clauses = text.split(BETWEEN_CLAUSES)
  if (clauses.length === 1) return pieces(text)
  return clauses.map((clause, index) => (index % 2 ? clause : inSpan(clause, styles.clause, pieces(clause))))
}

function pieces(clause: string) {
  const parts = clause.split(PIECE)
  return parts.map((part, index) => {
    if (index % 2 === 0) return part
    return inSpan(`${index} ${part}`, pieceClass(parts[index - 2] ?? '', part, parts[index + 2] ?? ''), part)
  })
}

/** The gap between Chinese and Latin belongs to the end of a line, not to the start of the next. */
function pieceClass(before: string, part: string, after: string) {
  return joinClasses(
    HAN_AT_END.test(part) && LATIN_AT_START.test(after) && styles.apart,
    HAN_AT_END.test(before) && LATIN_AT_START.test(part) && styles.block,
    styles.piece,
  )
}

function inSpan(key: string, className: string | undefined, children: ReactNode) {
  return (
    <span key={key} className={className}>
      {children}
    </span>
  )
}
