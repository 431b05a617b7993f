import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './spec-table.module.css'

type SpecTableProps = {
  /** Its accessible name. */
  label?: string | undefined
  rows: readonly { id: string; label: ReactNode; value: ReactNode; lang?: string }[]
  className?: string | undefined
}

/** A table of labels and values, with a rule under each row. */
export function SpecTable({ label: name, rows, className }: SpecTableProps) {
  return (
    <table className={joinClasses(styles.table, className)} aria-label={name}>
      <tbody>
        {rows.map(({ id, label, value, lang }) => (
          <tr key={id} lang={lang}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The class of a table with more than two columns in the same style. */
export const specTableClass = styles.table ?? ''
