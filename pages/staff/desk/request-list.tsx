import { localisePath } from '../../../src/base/i18n/localised-path.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import type { RequestPage } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useCall } from '../../../src/web/features/staff/desk/use-call.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import type { Loaded } from '../../../src/web/features/staff/desk/use-loaded.ts'
import { Button, buttonClass } from '../../../src/web/ui/button.tsx'
import { Chip } from '../../../src/web/ui/chip.tsx'
import { EmptyDoorway } from '../../../src/web/ui/empty-doorway.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import { Pagination } from '../../../src/web/ui/pagination.tsx'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { Link } from '../../../src/web/navigation/routing/link.tsx'
import { Skeleton } from '../../../src/web/ui/skeleton.tsx'
import text from '../../../src/web/ui/text.module.css'
import { type DeskQuery, deskPath, isFiltered } from './desk-query.ts'
import { type ChangeQuery, ListFilters } from './list-filters.tsx'
import styles from './request-list.module.css'
import { RequestRow } from './request-row.tsx'
import { StateTabs } from './state-tabs.tsx'
import type { News } from './use-request-updates.ts'

type RequestListProps = {
  query: DeskQuery
  requests: Loaded<RequestPage>
  news: News
  onChange: ChangeQuery
  /** Called when requests were marked as read. */
  onRead: () => void
  /** Called when the keys are asked for. */
  onHelp: () => void
}

/** The list of requests with its filters; new requests are announced, and shown without reloading. */
export function RequestList({ query, requests, news, onChange, onRead, onHelp }: RequestListProps) {
  const { value: page, isLoading, error, reload } = requests
  const t = useWords()
  return (
    <>
      <div className={styles.bar}>
        <StateTabs query={query} counts={news.counts} />
        <ListNews query={query} news={news} onChange={onChange} onRead={onRead} />
      </div>
      <ListFilters query={query} onChange={onChange} onHelp={onHelp} />
      {error &&
        (error.status === 400 ? (
          // Asked again, it fails again.
          <Note role="alert" icon="error" title={t('desk-requests:list.badQuery')} className={styles.failed}>
            <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to="/desk">
              {t('desk-requests:list.clear')}
            </Link>
          </Note>
        ) : (
          <RetryNote
            className={styles.failed}
            title={t('desk-requests:list.failed')}
            label={t('error.retry')}
            onRetry={reload}
          />
        ))}
      {page && page.requestList.length > 0 ? (
        <>
          <ol className={styles.requests} aria-busy={isLoading}>
            {page.requestList.map((request) => (
              <RequestRow key={request.number} query={query} request={request} />
            ))}
          </ol>
          <Pages query={query} page={page} />
        </>
      ) : page ? (
        <Nothing query={query} />
      ) : (
        !error && <Skeleton className={styles.skeleton} />
      )}
    </>
  )
}

function ListNews({ query, news, onChange, onRead }: Omit<RequestListProps, 'requests' | 'onHelp'>) {
  const t = useWords()
  const api = useDeskApi()
  const call = useCall()
  const { counts, arrived } = news
  const unread = counts?.unread ?? 0
  const markRead = async () => {
    if (await call.make(api.markRead)) onRead()
  }
  return (
    <div className={styles.news}>
      <Chip aria-pressed={query.unread} onClick={() => onChange({ unread: !query.unread })}>
        {t('desk-requests:list.unread')}
      </Chip>
      {unread > 0 && (
        <>
          <span className={text.meta}>{t('desk-requests:list.unreadCount', { count: unread })}</span>
          <Button variant="quiet" size="tool" className={styles.small} onClick={() => void markRead()}>
            <Icon name="check" />
            {t('desk-requests:list.markRead')}
          </Button>
        </>
      )}
      {/* Always rendered: only a change of a live region is announced. */}
      <p className={styles.arrived} role="status">
        {call.failure ?? (arrived > 0 && t('desk-requests:list.arrived', { count: arrived }))}
      </p>
      {arrived > 0 && (
        <Link className={text.meta} to="/desk" onClick={news.seen}>
          {t('desk-requests:list.show')}
        </Link>
      )}
    </div>
  )
}

function Nothing({ query }: { query: DeskQuery }) {
  const t = useWords()
  const isNarrowed = isFiltered(query) || query.state !== '' || query.cursor !== ''
  return (
    <EmptyDoorway
      className={styles.empty}
      title={<h2 className={text.h3}>{t(isNarrowed ? 'desk-requests:list.none' : 'desk-requests:list.empty')}</h2>}
      text={t(isNarrowed ? 'desk-requests:list.noneHint' : 'desk-requests:list.emptyHint')}
    >
      {isNarrowed && (
        <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to="/desk">
          {t('desk-requests:list.clear')}
        </Link>
      )}
    </EmptyDoorway>
  )
}

function Pages({ query, page }: { query: DeskQuery; page: RequestPage }) {
  const t = useWords()
  const locale = useLocale()
  const { previous, next } = page.pagination
  const hrefOf = (cursor: string | null) =>
    cursor === null ? undefined : localisePath(locale, deskPath({ ...query, cursor }))
  if (!previous && !next) return null
  return (
    <Pagination
      className={styles.pages}
      label={t('desk-requests:list.pages')}
      text={t('desk-requests:list.onPage', { count: page.requestList.length })}
      previous={{ label: t('desk-requests:list.previous'), href: hrefOf(previous) }}
      next={{ label: t('desk-requests:list.next'), href: hrefOf(next) }}
    />
  )
}
