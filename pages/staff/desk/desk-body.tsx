import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useLatestQuery } from '../../../src/web/features/staff/desk/use-latest-query.ts'
import { type DeskQuery, deskPath, readDeskQuery } from './desk-query.ts'
import { RequestList } from './request-list.tsx'
import { RequestScreen } from './request-screen.tsx'
import { useDeskTitle } from './use-desk-title.ts'
import { useRequestUpdates } from './use-request-updates.ts'
import { useRequests } from './use-requests.ts'

/**
 * The list, or one request of it: `/desk?request=<number>`. Both follow from the address; the list stays loaded behind
 * an open request.
 */
export function DeskBody() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = useMemo(() => readDeskQuery(search), [search])
  const requests = useRequests(query)
  const { reload } = requests
  const { request } = query
  const news = useRequestUpdates(request, reload)
  const [lastOpened, setLastOpened] = useState('')
  if (request && request !== lastOpened) setLastOpened(request)
  useDeskTitle(news.counts?.unread ?? 0, request)

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
  if (request) {
    return <RequestScreen key={request} query={query} heardVersion={news.versions.get(request)} onRead={readOpened} />
  }
  return (
    <RequestList
      query={query}
      requests={requests}
      news={news}
      lastOpened={lastOpened}
      onChange={change}
      onRead={reread}
    />
  )
}
