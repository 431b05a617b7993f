import { useWords, type Words } from '../../../src/base/i18n/words.ts'
import { DeskFrame } from '../../../src/web/features/staff/desk/desk-frame.tsx'
import type { Head } from '../../../src/web/page/head.ts'
import type { DeskData } from './desk-data.ts'

/** Its code and its calls are for staff only. */
export const isRenderedAhead = false

export function head(_data: DeskData, t: Words): Head {
  return { title: t('desk:title'), description: t('desk:description'), isPrivate: true }
}

const loadBody = async () => (await import('./desk-body.tsx')).DeskBody

export function Page() {
  const t = useWords()
  return <DeskFrame title={t('desk:title')} needs="read requests" load={loadBody} />
}
