import { type ReactNode, useState } from 'react'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { VisuallyHidden } from '../../../src/web/ui/visually-hidden.tsx'
import text from '../../../src/web/ui/text.module.css'
import styles from './desk-insight.module.css'

/** Rows that are shown at first. */
const FIRST_ROWS = 10

type CountTableProps = {
  caption: string
  /** Said if there are no rows. */
  none: string
  /** The first two columns; the third says how often. */
  heads: readonly [string, string]
  rows: readonly { cells: readonly [ReactNode, string]; count: number; id: string }[]
}

/** The most frequent names, in descending order. */
export function CountTable({ caption, none, heads, rows }: CountTableProps) {
  const t = useWords()
  const [isWhole, setIsWhole] = useState(false)
  if (rows.length === 0) return <p className={text.meta}>{none}</p>
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col" className={styles.second}>
              {heads[1]}
            </th>
            <th scope="col" className={styles.number}>
              {t('desk-insight:times')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ cells: [first, second], count, id }) => (
            <tr key={id}>
              <th scope="row">{first}</th>
              <td className={styles.second}>{second}</td>
              <td className={styles.number}>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FIRST_ROWS && (
        <p>
          <Button variant="secondary" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('desk-insight:fewer') : t('desk-insight:all', { count: rows.length })}
          </Button>
        </p>
      )}
    </>
  )
}
