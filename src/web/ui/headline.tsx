import type { ReactNode } from 'react'
import './headline.module.css'
import { CLAUSE, PIECE } from '../../base/title-marks.ts'

/** With the space in English, which would have no width at the edge of an element of its own. */
const BETWEEN_CLAUSES = new RegExp(`${CLAUSE}( ?)`)

/** A title whose lines end between its pieces only, and between its clauses first (marks: `title-marks.ts`). */
export function Headline({ text }: { text: string }) {
  const clauses = text.split(BETWEEN_CLAUSES)
  if (clauses.length === 1) return pieces(text)
  return clauses.map((clause, index) => (index % 2 ? clause : inSpan(clause, 'clause', pieces(clause))))
}

function pieces(clause: string) {
  return clause.split(PIECE).map((part, index) => (index % 2 ? inSpan(`${index} ${part}`, 'piece', part) : part))
}

function inSpan(key: string, line: 'clause' | 'piece', children: ReactNode) {
  return (
    <span key={key} data-line={line}>
      {children}
    </span>
  )
}
