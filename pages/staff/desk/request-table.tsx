import { useWords } from '../../../src/base/i18n/words.ts'
import type { Summary } from '../../../src/web/features/staff/desk/desk-types.ts'
import { VisuallyHidden } from '../../../src/web/ui/visually-hidden.tsx'
import type { DeskQuery } from './desk-query.ts'
import { RequestRow } from './request-row.tsx'
import styles from './request-table.module.css'

type RequestTableProps = { query: DeskQuery; requests: readonly Summary[]; isLoading: boolean }

/** The requests of a page: a table, whose rows become blocks of lines in a narrow window. */
export function RequestTable({ query, requests, isLoading }: RequestTableProps) {
  const t = useWords()
  const time = query.sort === 'changed' || query.sort === 'unchanged' ? 'changed' : 'received'
  return (
    <table className={styles.table} aria-busy={isLoading}>
      <caption>
        <VisuallyHidden>{t('desk:list.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.time}>
            {t(`desk:list.${time}`)}
          </th>
          <th scope="col" className={styles.sender}>
            {t('desk:list.sender')}
          </th>
          <th scope="col">{t('desk:list.subject')}</th>
          <th scope="col" className={styles.kind}>
            {t('desk:list.kind')}
          </th>
          <th scope="col" className={styles.person}>
            {t('desk:list.person')}
          </th>
          <th scope="col" className={styles.state}>
            {t('desk:list.state')}
          </th>
          <th scope="col" className={styles.number}>
            {t('desk:list.number')}
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <RequestRow key={request.number} query={query} request={request} time={time} />
        ))}
      </tbody>
    </table>
  )
}
