import { DeskFrame } from '../../../src/web/features/staff/desk/desk-frame.tsx'
import { useWords, type Words } from '../../../src/base/i18n/words.ts'
import type { Head } from '../../../src/web/page/head.ts'
import type { DeskPrivacyData } from './desk-privacy-data.ts'

/** Not rendered ahead: only staff need its code and may make its API calls. */
export const isRenderedAhead = false
export const isBare = true

export function head(_data: DeskPrivacyData, t: Words): Head {
  return { title: t('desk-privacy:title'), description: t('desk-privacy:description'), isPrivate: true }
}

const loadBody = async () => (await import('./privacy.tsx')).Privacy

export function Page() {
  const t = useWords()
  return <DeskFrame title={t('desk-privacy:title')} needs="manage data" load={loadBody} />
}
