import type { ReactNode } from 'react'
import styles from './headline.module.css'
import { CLAUSE, PIECE } from './title-marks.ts'

/** A title whose lines end between its pieces only, and between its clauses first (marks: `title-marks.ts`). */
export function Headline({ text }: { text: string }) {
  const clauses = text.split(CLAUSE)
  return clauses.length > 1 ? clauses.map((clause) => inSpan(clause, styles.clause, pieces(clause))) : pieces(text)
}

function pieces(clause: string) {
  return clause.split(PIECE).map((part, index) => (index % 2 ? inSpan(`${index} ${part}`, styles.piece, part) : part))
}

function inSpan(key: string, className: string | undefined, children: ReactNode) {
  return (
    <span key={key} className={className}>
      {children}
    </span>
  )
}
