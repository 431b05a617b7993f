import { useWords } from '../../src/base/i18n/words.ts'
import { Check } from '../../src/web/ui/field.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import { type Effect, EFFECTS, FIRST_CAUSE, LINKAGE } from '../../src/artwork/plans/linkage.ts'
import styles from './linkage-table.module.css'

/**
 * The table of causes and effects. The causes are radio buttons; on phones they stand side by side, above the effects of
 * the selected one.
 */
export function LinkageTable({ className }: { className: string | undefined }) {
  const t = useWords()
  return (
    <fieldset className={joinClasses(styles.matrix, className)} data-at-once="">
      <legend>
        <VisuallyHidden>{t('fire-alarm-system:linkage.cause')}</VisuallyHidden>
      </legend>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('fire-alarm-system:linkage.cause')}</th>
            {EFFECTS.map((effect) => (
              <th key={effect} scope="col">
                <span>{t(`fire-alarm-system:linkage.effects.${effect}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINKAGE.map(({ cause, effects, isFirst }) => (
            <tr key={cause}>
              <th scope="row">
                <Check
                  className={styles.cause}
                  type="radio"
                  name="cause"
                  value={cause}
                  defaultChecked={cause === FIRST_CAUSE}
                  data-effects={effects.join(' ')}
                  data-first-signal={isFirst}
                  aria-describedby={`effects-${cause}`}
                >
                  {t(`fire-alarm-system:linkage.causes.${cause}`)}
                </Check>
              </th>
              {EFFECTS.map((effect) => (
                <Cell key={effect} effect={effect} acts={effects.includes(effect)} isFirst={isFirst} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}

/** A square for an effect that acts, half of one for bells that ring on some floors, with text for screen readers. */
function Cell({ effect, acts, isFirst = false }: { effect: Effect; acts: boolean; isFirst?: boolean | undefined }) {
  const t = useWords()
  const isNear = acts && isFirst && effect === 'bells'
  return (
    <td data-acts={acts ? (isNear ? 'near' : 'all') : undefined}>
      <span className={styles.effect} aria-hidden="true">
        {t(`fire-alarm-system:linkage.effects.${effect}`)}
      </span>
      <VisuallyHidden>
        {isNear && t('fire-alarm-system:linkage.near')}
        {acts && !isNear && t('fire-alarm-system:linkage.acts')}
        {!acts && t('fire-alarm-system:linkage.rests')}
      </VisuallyHidden>
    </td>
  )
}
