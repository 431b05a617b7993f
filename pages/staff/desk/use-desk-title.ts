import { useEffect } from 'react'

/** The prefix that this file puts before the title of the page. */
const PREFIX = /^(?:\(\d+\) )?(?:\d{6}-\w{8} · )?/

/** Sets the title of the tab: how many requests are unread, and the number of the open one, before the page's title. */
export function useDeskTitle(unread: number, open: string): void {
  useEffect(() => {
    const title = document.title.replace(PREFIX, '')
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${open && `${open} · `}${title}`
  }, [unread, open])
}
