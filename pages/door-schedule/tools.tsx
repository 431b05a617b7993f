import { lazy, memo, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { billOf } from '../../src/web/features/door-schedule/bill.ts'
import { hasNothing, type Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import { writeLink } from '../../src/web/features/door-schedule/share-link.ts'
import { writeCsv } from '../../src/web/features/door-schedule/write-csv.ts'
import { saveFile } from '../../src/web/navigation/browser/save-file.ts'
import { loadWords } from '../../src/base/i18n/browser-words.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { csvWords } from './csv-words.ts'
import styles from './door-schedule.module.css'
import { writeRequest } from './write-request.ts'
import { LINK_PREFIX } from './use-shared-link.ts'
import { useParts } from './use-parts.ts'
import type { ScheduleState } from './use-schedule.ts'

const ImportDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./import-dialog.tsx'), loadWords('schedule-import')])
  return dialog
})

const IssuesDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./issues-dialog.tsx'), loadWords('schedule-import')])
  return dialog
})

type ToolsProps = Pick<ScheduleState, 'projects' | 'change'> & {
  announce: (message: string) => void
  /** Sizes a job; missing where there are no rules. */
  onSize: (() => void) | undefined
}

/** Ways to take the schedule along, and to bring one in: as it is when a button is pressed. */
export const Tools = memo(function Tools({ projects, change, announce, onSize }: ToolsProps) {
  const t = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const parts = useParts()
  const current = () => projects.view().current
  const [said, setSaid] = useState('')
  const [link, setLink] = useState<{ of: Schedule; text: string }>()
  // The link to a schedule that has changed would be copied for the one that is shown.
  const isLinkShown = useSyncExternalStore(projects.subscribe, () => link?.of === current())
  // Then there is nothing to take along, and the first step is another one.
  const isEmpty = useSyncExternalStore(projects.subscribe, () => hasNothing(current()))
  const reason = useId()
  const whenFilled = (act: () => void) => ({
    'aria-disabled': isEmpty || undefined,
    'aria-describedby': isEmpty ? reason : undefined,
    onClick: () => !isEmpty && act(),
  })
  const [opened, setOpened] = useState<'import' | 'issues'>()
  const opener = useRef<HTMLButtonElement>(undefined)
  // A dialog that is removed while it is open gives the focus back to nothing.
  useEffect(() => {
    if (!opened) opener.current?.focus()
  }, [opened])
  const dialog = { projects, change, announce, onClose: () => setOpened(undefined) }
  const fileName = (ending: string) =>
    `${current().name.replace(/[^\p{L}\p{N}]+/gu, '-') || t('door-schedule:file')}.${ending}`
  const makeLink = async (schedule: Schedule) =>
    location.origin + localisePath(locale, '/door-schedule') + LINK_PREFIX + (await writeLink(schedule))
  const makeCsv = () => writeCsv(current(), parts, csvWords(t))
  const share = async () => {
    const of = current()
    const text = await makeLink(of)
    setLink({ of, text })
    try {
      await navigator.clipboard.writeText(text)
      setSaid(t('door-schedule:tools.copied'))
    } catch {
      setSaid(t('door-schedule:tools.notCopied'))
    }
  }
  const saveTender = async () => {
    try {
      const { joinTenderTexts } = await import('./tender-texts.ts')
      const schedule = current()
      const text = await joinTenderTexts(schedule.name, billOf(schedule, parts), locale)
      saveFile(new Blob([text]), fileName('txt'))
    } catch {
      announce(t('error.server.description'))
    }
  }
  const ask = async () => {
    const schedule = current()
    const parcel = { name: fileName('csv'), csv: makeCsv(), bill: billOf(schedule, parts), schedule, t }
    writeRequest({ ...parcel, link: await makeLink(schedule) })
    void navigate('/contact')
  }
  return (
    <section className={styles.part} aria-labelledby="tools-heading">
      <h2 id="tools-heading">{t('door-schedule:tools.heading')}</h2>
      {isEmpty && (
        <p id={reason} className={styles.hint}>
          {t('door-schedule:tools.empty')}
        </p>
      )}
      <div className={styles.tools}>
        <Button variant={isEmpty ? 'secondary' : 'primary'} {...whenFilled(() => void ask())}>
          {t('door-schedule:tools.ask')}
        </Button>
        <Button variant="secondary" {...whenFilled(() => window.print())}>
          {t('door-schedule:tools.print')}
        </Button>
        <Button variant="secondary" {...whenFilled(() => saveFile(new Blob([makeCsv()]), fileName('csv')))}>
          <Icon name="download" />
          {t('door-schedule:tools.csv')}
        </Button>
        <Button variant="secondary" {...whenFilled(() => void saveTender())}>
          <Icon name="download" />
          {t('schedule-checks:tender')}
        </Button>
        <Button variant="secondary" {...whenFilled(() => void share())}>
          <Icon name="copy" />
          {t('door-schedule:tools.link')}
        </Button>
        {(['import', 'issues'] as const).map((dialog) => (
          <Button
            key={dialog}
            variant="secondary"
            onClick={({ currentTarget }) => {
              opener.current = currentTarget
              setOpened(dialog)
            }}
          >
            <Icon name={dialog === 'import' ? 'upload' : 'layers'} />
            {t(dialog === 'import' ? 'door-schedule:tools.import' : 'schedule-checks:issue.open')}
          </Button>
        ))}
        {onSize && (
          <Button variant="secondary" data-action="size" onClick={onSize}>
            <Icon name="layers" />
            {t('schedule.size')}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([projects.exportAll()]), t('door-schedule:allFile'))}
        >
          <Icon name="download" />
          {t('door-schedule:tools.exportAll')}
        </Button>
      </div>
      {link && isLinkShown && (
        <p>
          <input
            className={styles.cell}
            readOnly
            aria-label={t('door-schedule:tools.link')}
            value={link.text}
            onFocus={(event) => event.target.select()}
          />
        </p>
      )}
      <p role="status" className={styles.hint}>
        {isLinkShown && said}
      </p>
      <Suspense>
        {opened === 'import' && <ImportDialog {...dialog} />}
        {opened === 'issues' && <IssuesDialog {...dialog} />}
      </Suspense>
    </section>
  )
})
