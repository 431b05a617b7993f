import { useWords } from '../../src/base/i18n/words.ts'
import type { SolutionData } from '../../src/web/solution/solution-data.ts'
import { SolutionDrawing } from '../../src/web/solution/solution-drawing.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import { LINKAGE } from '../../src/artwork/plans/linkage.ts'
import { LinkageTable } from './linkage-table.tsx'
import styles from './linkage-section.module.css'

/**
 * Cause and effect: the building in section, and the table that it obeys. The causes are radio buttons with their
 * effects in `data-effects`; the stylesheet shows those of the selected one in the drawing, also without scripts.
 */
export function LinkageSection({ svg, points }: { svg: string; points: SolutionData['points'] }) {
  const t = useWords()
  return (
    <Section space="none" className={styles.section}>
      <header className={styles.head}>
        <h2>{t('fire-alarm-system:linkage.heading')}</h2>
        <p>
          <Unbroken text={t('fire-alarm-system:linkage.lead')} />
        </p>
      </header>
      <div className={styles.drawing}>
        <SolutionDrawing fits svg={svg} points={points} />
      </div>
      <LinkageTable className={styles.table} />
      <div className={styles.said}>
        {LINKAGE.map(({ cause, effects, isFirst = false }) => (
          <p key={cause} data-cause={cause}>
            <b>{t(`fire-alarm-system:linkage.causes.${cause}`)}</b>{' '}
            <span id={`effects-${cause}`}>
              {effects.length === 0 && t('fire-alarm-system:linkage.none')}
              {effects
                .map((effect) => {
                  const floors = isFirst && effect === 'bells' ? t('fire-alarm-system:linkage.onFloors') : ''
                  return t(`fire-alarm-system:linkage.effects.${effect}`) + floors
                })
                .join(t('fire-alarm-system:linkage.separator'))}
            </span>
          </p>
        ))}
      </div>
      <div className={styles.note}>
        <p>{t('fire-alarm-system:linkage.key')}</p>
        <p>
          <Unbroken text={t('fire-alarm-system:linkage.note')} />
        </p>
      </div>
    </Section>
  )
}
