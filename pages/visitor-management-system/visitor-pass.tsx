import { inSite } from '../../src/base/base-path.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import text from '../../src/web/ui/text.module.css'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './visitor-pass.module.css'

/** The pass of a visit on the desk's list; the image of its code has the same number. */
const PASS = { number: 'V-0318', visit: 'candidate', hours: '09:30–10:30', floor: '5F' } as const

/** The visitor's pass, and its hours as a short bar on a timeline. */
export function VisitorPass() {
  const t = useWords()
  return (
    <Section space="band" tone="ground">
      <Bays className={styles.bays}>
        <Bay at="b12" className={styles.words}>
          <h2>{t('visitor-management-system:pass.heading')}</h2>
          <p className={text.lead}>
            <Unbroken text={t('visitor-management-system:pass.lead')} />
          </p>
          <ol className={styles.hours} aria-label={t('visitor-management-system:pass.hours')}>
            <li>08:00</li>
            <li data-valid="">
              09:30 <b>{t('visitor-management-system:pass.valid')}</b>
            </li>
            <li>10:30</li>
          </ol>
        </Bay>
        <Bay at="b34" flush>
          <Pass />
        </Bay>
      </Bays>
    </Section>
  )
}

function Pass() {
  const t = useWords()
  const facts = {
    purpose: t(`visitor-management-system:desk.visits.${PASS.visit}.who`),
    host: t(`visitor-management-system:desk.visits.${PASS.visit}.host`),
    hours: PASS.hours,
  }
  return (
    <div className={styles.pass} data-series="other">
      <p className={styles.title}>
        <span>{t('visitor-management-system:pass.title')}</span>
        <span>{PASS.number}</span>
      </p>
      <p className={styles.floor}>{PASS.floor}</p>
      <dl>
        {(['purpose', 'host', 'hours'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`visitor-management-system:pass.facts.${fact}`)}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      <img
        src={inSite('/pass-code.svg')}
        alt={t('visitor-management-system:pass.code')}
        width={176}
        height={176}
        loading="lazy"
      />
    </div>
  )
}
