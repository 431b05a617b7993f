import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useLatestQuery } from '../../../src/web/features/staff/desk/use-latest-query.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import styles from './desk-body.module.css'
import { type DeskQuery, deskPath, readDeskQuery } from './desk-query.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { RequestList } from './request-list.tsx'
import { RequestScreen } from './request-screen.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useDeskTitle } from './use-desk-title.ts'
import { useListPlace } from './use-list-place.ts'
import { useRequestUpdates } from './use-request-updates.ts'
import { useRequests } from './use-requests.ts'

/**
 * The list, and one request of it: `/desk?request=<number>`. Both follow from the address. From 1,100 px they stand side
 * by side; below, an open request covers the list, which stays loaded.
 */
export function DeskBody() {
  const t = useWords()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = useMemo(() => readDeskQuery(search), [search])
  const requests = useRequests(query)
  const { reload } = requests
  const { request } = query
  const news = useRequestUpdates(request, reload)
  const [isHelped, setIsHelped] = useState(false)
  const keys = useDeskKeys(() => setIsHelped(true))
  const numbers = requests.value?.requestList.map(({ number }) => number) ?? []
  useListPlace(request, numbers.includes(request))
  useDeskTitle(news.counts?.unread ?? 0, request)

  // Once its state has changed, the open request may be gone from the list: the next one has its place.
  const at = numbers.indexOf(request)
  const [place, setPlace] = useState(0)
  if (at >= 0 && at !== place) setPlace(at)
  const goTo = (number: string | undefined) =>
    // Back leads to the list, not through all that were looked at.
    number && (() => void navigate(deskPath({ ...query, request: number }), { replace: true }))

  const { seen, refresh, opened } = news
  const want = useLatestQuery(query)
  const change = useCallback(
    (changed: Partial<DeskQuery>, options?: { replace?: boolean }) => {
      // Another filter begins at its first page.
      void navigate(deskPath(want({ cursor: '', ...changed })), { preventScrollReset: true, ...options })
      seen()
    },
    [navigate, seen, want],
  )
  const reread = useCallback(() => {
    reload()
    refresh()
  }, [reload, refresh])

  const readOpened = () => {
    opened(request)
    reread()
  }
  return (
    <div className={styles.desk} data-open={request !== ''} data-keys={keys.isOn}>
      <section className={styles.list} aria-label={t('desk-requests:list.caption')}>
        <RequestList
          query={query}
          requests={requests}
          news={news}
          onChange={change}
          onRead={reread}
          onHelp={() => setIsHelped(true)}
        />
      </section>
      {request ? (
        <RequestScreen
          key={request}
          query={query}
          hasMail={news.hasMail}
          heardVersion={news.versions.get(request)}
          onRead={readOpened}
          onPrevious={goTo(numbers[(at < 0 ? place : at) - 1]) || undefined}
          onNext={goTo(numbers[at < 0 ? place : at + 1]) || undefined}
        />
      ) : (
        <p className={styles.nothing}>{t('desk-requests:request.choose')}</p>
      )}
      <KeysDialog isOpen={isHelped} keys={keys} onClose={() => setIsHelped(false)} />
    </div>
  )
}
