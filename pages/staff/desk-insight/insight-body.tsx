import { LOCALE_FACTS } from '../../../src/base/i18n/locale.ts'
import { useCallback } from 'react'
import { DeskRow } from '../../../src/web/features/staff/desk/desk-row.tsx'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useLoaded } from '../../../src/web/features/staff/desk/use-loaded.ts'
import { formatDay } from '../../../src/base/i18n/format-day.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { Link } from '../../../src/web/navigation/routing/link.tsx'
import { usePageSearch } from '../../../src/web/navigation/routing/use-page-search.ts'
import { Note } from '../../../src/web/ui/note.tsx'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { Skeleton } from '../../../src/web/ui/skeleton.tsx'
import { Tabs, tabClass } from '../../../src/web/ui/tabs.tsx'
import text from '../../../src/web/ui/text.module.css'
import { CountTable } from './count-table.tsx'
import { DayFigure } from './day-figure.tsx'
import styles from './desk-insight.module.css'
import { PERIODS, periodPath, readPeriod } from './periods.ts'
import { Speed } from './speed.tsx'

/** Usage figures of the last days: how fast the site was, and searches of visitors. */
export function InsightBody() {
  const t = useWords()
  const locale = useLocale()
  const api = useDeskApi()
  const days = readPeriod(usePageSearch() ?? new URLSearchParams())
  const { value: insight, error, isLoading, reload } = useLoaded(useCallback(() => api.insight(days), [api, days]))
  return (
    <>
      <Tabs label={t('desk-insight:period')}>
        {PERIODS.map((period) => (
          <Link
            key={period}
            className={tabClass}
            to={periodPath(period)}
            aria-current={period === days ? 'page' : undefined}
          >
            {t('desk-insight:days', { count: period })}
          </Link>
        ))}
      </Tabs>
      <div className={styles.about}>
        {insight?.isOn === false && <Note icon="error" title={t('desk-insight:off')} />}
        {error && <RetryNote title={t('desk-insight:failed')} label={t('error.retry')} onRetry={reload} />}
        {insight && (
          <p className={text.meta} role="status">
            {t('desk-insight:span', { from: formatDay(insight.from, locale), to: formatDay(insight.to, locale) })}{' '}
            {t('desk-insight:how', { count: insight.months })}
          </p>
        )}
      </div>
      {!insight && !error && <Skeleton className={styles.skeleton} />}
      {insight && (
        <div className={styles.parts} aria-busy={isLoading}>
          <Speed insight={insight} />
          <DeskRow heading={t('desk-insight:unfound.heading')} hint={t('desk-insight:unfound.hint')}>
            <DayFigure
              what={t('desk-insight:unfound.heading')}
              caption={t('desk-insight:perDay')}
              days={insight.byDay.map(({ day, unfound }) => ({ day, value: unfound }))}
            />
            <CountTable
              caption={t('desk-insight:unfound.heading')}
              none={t('desk-insight:unfound.none')}
              heads={[t('desk-insight:unfound.term'), t('desk-insight:language')]}
              rows={insight.unfound.map(({ term, language, count }) => ({
                id: `${term} ${language}`,
                cells: [term, LOCALE_FACTS[language].name ?? t(`desk:languages.${language}`)],
                count,
              }))}
            />
          </DeskRow>
          <DeskRow heading={t('desk-insight:sheets.heading')} hint={t('desk-insight:sheets.hint')}>
            <DayFigure
              what={t('desk-insight:sheets.heading')}
              caption={t('desk-insight:perDay')}
              days={insight.byDay.map(({ day, sheets }) => ({ day, value: sheets }))}
            />
            <CountTable
              caption={t('desk-insight:sheets.heading')}
              none={t('desk-insight:sheets.none')}
              heads={[t('desk-insight:sheets.model'), t('desk-insight:language')]}
              rows={insight.sheets.map(({ code, model, language, count }) => ({
                cells: [
                  <Link key={code} to={`/products/${code}`}>
                    {model}
                  </Link>,
                  LOCALE_FACTS[language].name ?? t(`desk:languages.${language}`),
                ],
                id: `${code} ${language}`,
                count,
              }))}
            />
          </DeskRow>
          <DeskRow heading={t('desk-insight:missing.heading')} hint={t('desk-insight:missing.hint')}>
            <DayFigure
              what={t('desk-insight:missing.heading')}
              caption={t('desk-insight:perDay')}
              days={insight.byDay.map(({ day, missing }) => ({ day, value: missing }))}
            />
            <CountTable
              caption={t('desk-insight:missing.heading')}
              none={t('desk-insight:missing.none')}
              heads={[t('desk-insight:missing.path'), t('desk-insight:missing.referrer')]}
              rows={insight.missing.map(({ path, referrer, count }) => ({
                id: `${path} ${referrer}`,
                cells: [path, referrer || t('desk-insight:missing.unknown')],
                count,
              }))}
            />
          </DeskRow>
        </div>
      )}
    </>
  )
}
