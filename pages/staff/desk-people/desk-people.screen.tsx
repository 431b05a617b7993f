import { DeskFrame } from '../../../src/web/features/staff/desk/desk-frame.tsx'
import { useWords, type Words } from '../../../src/base/i18n/words.ts'
import type { Head } from '../../../src/web/page/head.ts'
import type { DeskPeopleData } from './desk-people-data.ts'

/** Not rendered ahead: only staff need its code and may make its API calls. */
export const isRenderedAhead = false
export const isBare = true

export function head(_data: DeskPeopleData, t: Words): Head {
  return { title: t('desk-people:title'), description: t('desk-people:description'), isPrivate: true }
}

const loadBody = async () => (await import('./people.tsx')).People

export function Page() {
  const t = useWords()
  return <DeskFrame title={t('desk-people:title')} needs="manage people" load={loadBody} />
}
