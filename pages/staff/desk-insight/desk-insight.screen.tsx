import { DeskFrame } from '../../../src/web/features/staff/desk/desk-frame.tsx'
import { useWords, type Words } from '../../../src/base/i18n/words.ts'
import type { Head } from '../../../src/web/page/head.ts'
import type { DeskInsightData } from './desk-insight-data.ts'

/** Its code and its calls are for staff only. */
export const isRenderedAhead = false
export const isBare = true

export function head(_data: DeskInsightData, t: Words): Head {
  return { title: t('desk-insight:title'), description: t('desk-insight:description'), isPrivate: true }
}

const loadBody = async () => (await import('./insight-body.tsx')).InsightBody

export function Page() {
  const t = useWords()
  return <DeskFrame title={t('desk-insight:title')} needs="read insight" load={loadBody} />
}
