import { useLocale, useWords, type Words } from '../../src/base/i18n/words.ts'
import type { Head } from '../../src/web/page/head.ts'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/web/page/screen.ts'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import text from '../../src/web/ui/text.module.css'
import { BlankForm } from './blank-form.tsx'
import type { DoorScheduleData } from './door-schedule-data.ts'
import styles from './door-schedule.module.css'
import { Workspace } from './workspace.tsx'

export function head(_data: DoorScheduleData, t: Words): Head {
  return {
    title: t('door-schedule:title'),
    description: t('door-schedule:description'),
  }
}

export function crumbs(_data: DoorScheduleData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('door-schedule:title'), path: '/door-schedule' },
  ]
}

/** The workspace where there are scripts; a blank form and an empty table to take along where there are none. */
export function Page({ data }: { data: DoorScheduleData }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <div className={styles.page}>
      <PageHead
        low
        crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
        title={t('door-schedule:title')}
        aside={<p className={text.meta}>{t('door-schedule:lead')}</p>}
      />
      <Section space="none" className={styles.workspace}>
        <Workspace locale={locale} canSize={data.canSize ?? false} />
        <BlankForm />
      </Section>
    </div>
  )
}
