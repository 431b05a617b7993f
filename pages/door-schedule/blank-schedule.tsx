import { useIsHydrated } from '../../src/web/navigation/browser/use-is-hydrated.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import styles from './door-schedule.module.css'
import { type Beginning, FirstStep } from './first-step.tsx'
import { ProjectBar } from './project-bar.tsx'

type BlankScheduleProps = { onBegin: (beginning: Beginning) => void; begun: Beginning | undefined; canSize: boolean }

/** The start of the editor for visitors without a schedule, shown until the editor is loaded. */
export function BlankSchedule({ onBegin, begun, canSize }: BlankScheduleProps) {
  const t = useWords()
  const isHydrated = useIsHydrated()
  return (
    <>
      <ProjectBar
        projects={undefined}
        list={[]}
        of=""
        id=""
        name=""
        customer=""
        remarks=""
        change={() => false}
        undo={undefined}
        redo={undefined}
      />
      <section className={styles.part} aria-labelledby="doors-heading">
        <h2 id="doors-heading">{t('door-schedule:doors.heading')}</h2>
        <FirstStep hasExample canSize={canSize} onBegin={onBegin} isDisabled={!isHydrated} begun={begun} />
      </section>
    </>
  )
}
