import { useWords } from '../../src/base/i18n/words.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { Lamp } from '../../src/web/ui/lamp.tsx'
import { ScrollRegion } from '../../src/web/ui/scroll-region.tsx'
import { SectionHead } from '../../src/web/ui/section-head.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { specTableClass } from '../../src/web/ui/spec-table.tsx'
import text from '../../src/web/ui/text.module.css'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './visitor-management-system.module.css'

/** Sample data of one day; its words are in the locale files. */
const VISITS = [
  { id: 'candidate', hours: '09:30–10:30', floor: '5F', state: 'left' },
  { id: 'auditor', hours: '10:30–16:00', floor: '7F', state: 'here' },
  { id: 'courier', hours: '12:15–12:25', floor: '1F', state: 'left' },
  { id: 'technician', hours: '14:00–16:00', floor: 'B1, RF', state: 'here' },
  { id: 'group', hours: '15:30–17:00', floor: '2F', state: 'invited' },
] as const

const LAMPS = { left: 'idle', here: 'on', invited: 'pending' } as const
const COLUMNS = ['hours', 'who', 'host', 'floor', 'state'] as const

/** The screen of the reception desk: the people in the building. */
export function VisitorDesk() {
  const t = useWords()
  return (
    <Section space="none" ruled>
      <Bays>
        <SectionHead heading={t('visitor-management-system:desk.heading')}>
          <p>
            <Unbroken text={t('visitor-management-system:desk.lead')} />
          </p>
          <p className={text.meta}>{t('visitor-management-system:desk.example')}</p>
        </SectionHead>
        <Bay at="b24" className={styles.desk}>
          <ScrollRegion label={t('visitor-management-system:desk.heading')}>
            <table className={joinClasses(specTableClass, styles.table)}>
              <thead>
                <tr>
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col">
                      {t(`visitor-management-system:desk.columns.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {VISITS.map(({ id, hours, floor, state }) => (
                  <tr key={id}>
                    <th scope="row">{hours}</th>
                    <td>
                      <Unbroken text={t(`visitor-management-system:desk.visits.${id}.who`)} />
                    </td>
                    <td>{t(`visitor-management-system:desk.visits.${id}.host`)}</td>
                    <td>{floor}</td>
                    <td>
                      <Lamp state={LAMPS[state]}>{t(`visitor-management-system:desk.states.${state}`)}</Lamp>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </Bay>
      </Bays>
    </Section>
  )
}
