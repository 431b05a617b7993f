import { loadWords } from '../../../src/base/i18n/browser-words.ts'
import { useWords, type Words } from '../../../src/base/i18n/words.ts'
import { DeskFrame } from '../../../src/web/features/staff/desk/desk-frame.tsx'
import type { Head } from '../../../src/web/page/head.ts'
import type { DeskData } from './desk-data.ts'

/** Its code and its calls are for staff only. */
export const isRenderedAhead = false
export const isBare = true

export function head(_data: DeskData, t: Words): Head {
  return { title: t('desk:title'), description: t('desk:description'), isPrivate: true }
}

/** The words of the requests come with what shows them. */
const loadBody = async () => {
  const [{ DeskBody }] = await Promise.all([import('./desk-body.tsx'), loadWords('desk-requests')])
  return DeskBody
}

export function Page() {
  const t = useWords()
  return <DeskFrame title={t('desk:title')} needs="read requests" load={loadBody} isWide />
}
