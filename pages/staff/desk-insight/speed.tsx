import { useCallback } from 'react'
import { DeskRow } from '../../../src/web/features/staff/desk/desk-row.tsx'
import type { Insight } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { COUNTED_AS } from '../../../src/web/features/insight/templates.ts'
import { joinClasses } from '../../../src/web/ui/join-classes.ts'
import { Lamp } from '../../../src/web/ui/lamp.tsx'
import { ScrollRegion } from '../../../src/web/ui/scroll-region.tsx'
import text from '../../../src/web/ui/text.module.css'
import { VisuallyHidden } from '../../../src/web/ui/visually-hidden.tsx'
import { DayFigure } from './day-figure.tsx'
import styles from './desk-insight.module.css'
import { rateVital, LIMITS, type VitalRating, type Vital, VITALS } from './vitals.ts'

const LAMPS: Record<VitalRating, 'on' | 'pending' | 'off'> = { good: 'on', fair: 'pending', poor: 'off' }

/** How fast the pages of each kind were for three visits of four. */
export function Speed({ insight: { templates, byDay } }: { insight: Insight }) {
  const t = useWords()
  const seconds = useCallback(
    (ms: number, digits = 1) => t('desk-insight:speed.seconds', { value: (ms / 1000).toFixed(digits) }),
    [t],
  )
  const write = (vital: Vital, value: number) =>
    vital === 'lcp'
      ? seconds(value, 2)
      : vital === 'inp'
        ? t('desk-insight:speed.milliseconds', { value })
        : value.toFixed(2)
  return (
    <DeskRow heading={t('desk-insight:speed.heading')} hint={t('desk-insight:speed.hint')}>
      {templates.length === 0 && <p className={text.meta}>{t('desk-insight:speed.none')}</p>}
      <DayFigure
        what={t('desk-insight:speed.picture')}
        caption={t('desk-insight:speed.caption')}
        days={byDay.map(({ day, lcp }) => ({ day, value: lcp }))}
        limit={LIMITS.lcp.good}
        format={seconds}
      />
      {templates.length > 0 && (
        <>
          <ScrollRegion label={t('desk-insight:speed.heading')}>
            <table className={joinClasses(styles.table, styles.speed)}>
              <caption>
                <VisuallyHidden>{t('desk-insight:speed.heading')}</VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  <th scope="col">{t('desk-insight:speed.template')}</th>
                  {VITALS.map((vital) => (
                    <th key={vital} scope="col" className={styles.vital}>
                      <abbr title={t(`desk-insight:speed.${vital}`)}>{vital.toUpperCase()}</abbr>
                    </th>
                  ))}
                  <th scope="col" className={styles.number}>
                    {t('desk-insight:speed.visits')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {templates.map(({ template, visits, ...values }) => {
                  const name = COUNTED_AS.find((known) => known === template)
                  return (
                    <tr key={template}>
                      <th scope="row">{name ? t(`desk-insight:templates.${name}`) : template}</th>
                      {VITALS.map((vital) => {
                        const value = values[vital]
                        const verdict = value === null ? undefined : rateVital(vital, value)
                        return (
                          <td key={vital} className={styles.vital}>
                            {value === null || !verdict ? (
                              t('desk-insight:noValue')
                            ) : (
                              <Lamp state={LAMPS[verdict]}>
                                {write(vital, value)}
                                <VisuallyHidden> {t(`desk-insight:speed.${verdict}`)}</VisuallyHidden>
                              </Lamp>
                            )}
                          </td>
                        )
                      })}
                      <td className={styles.number}>{visits}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </ScrollRegion>
          <ul className={styles.key}>
            {(['good', 'fair', 'poor'] as const).map((verdict) => (
              <li key={verdict}>
                <Lamp state={LAMPS[verdict]}>{t(`desk-insight:speed.${verdict}`)}</Lamp>
              </li>
            ))}
          </ul>
          <dl className={styles.terms}>
            {VITALS.map((vital) => (
              <div key={vital}>
                <dt>{vital.toUpperCase()}</dt>
                <dd>
                  {t('desk-insight:speed.limits', {
                    what: t(`desk-insight:speed.${vital}`),
                    good: write(vital, LIMITS[vital].good),
                    poor: write(vital, LIMITS[vital].poor),
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </DeskRow>
  )
}
