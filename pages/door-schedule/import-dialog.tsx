import { type ChangeEvent, useRef, useState, useSyncExternalStore } from 'react'
import { IMPORT_COLUMNS, type ImportColumn, type Table } from '../../src/web/features/door-schedule/csv-columns.ts'
import { guessColumns, type Mapping } from '../../src/web/features/door-schedule/guess-columns.ts'
import type { ImportResult, ImportFault } from '../../src/web/features/door-schedule/import-rows.ts'
import type { ProjectsFileFault } from '../../src/web/features/door-schedule/projects-file.ts'
import { MAX_BYTES, type ReadTable, readTable, type TableFault } from '../../src/web/features/door-schedule/read-csv.ts'
import { cutText } from '../../src/web/features/door-schedule/accept-schedule.ts'
import { addImported, findRepeated, isNothing } from '../../src/web/features/door-schedule/add-imported.ts'
import { emptySchedule, isEmpty, MAX_SHORT_TEXT } from '../../src/web/features/door-schedule/schedule.ts'
import type { ImportedProjects } from '../../src/web/features/door-schedule/storage.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Dialog } from '../../src/web/ui/dialog.tsx'
import { Note } from '../../src/web/ui/note.tsx'
import { ScrollRegion } from '../../src/web/ui/scroll-region.tsx'
import { csvWords } from './csv-words.ts'
import styles from './door-schedule.module.css'
import { useImported } from './use-imported.ts'
import { useParts } from './use-parts.ts'
import { MergeProjects } from './merge-projects.tsx'
import { TableChanges } from './table-changes.tsx'
import type { ScheduleState } from './use-schedule.ts'

/** So many of the cells that were read differently are listed. */
const SHOWN = 100

type Refused = TableFault | ImportFault | ProjectsFileFault['fault'] | 'unreadable'

type ImportDialogProps = Pick<ScheduleState, 'projects' | 'change'> & {
  onClose: () => void
  /** Says what was taken over. */
  announce: (message: string) => void
}

/** Reads a table, or a file of projects; the schedule changes in one step, when the visitor takes it over. */
export default function ImportDialog({ projects, change, onClose, announce }: ImportDialogProps) {
  const t = useWords()
  const locale = useLocale()
  const parts = useParts()
  const { current } = useSyncExternalStore(projects.subscribe, projects.view)
  const [name, setName] = useState('')
  const [file, setFile] = useState<ReadTable>()
  const [mapping, setMapping] = useState<Mapping>()
  const [fileFault, setFileFault] = useState<Refused>()
  const [added, setAdded] = useState<ImportedProjects>()
  const [isComparing, setComparing] = useState(false)
  /** The file that was chosen last. */
  const chosen = useRef<File>(undefined)
  const table = file?.table
  const { result: read, isReading } = useImported(table, mapping, parts)
  const imported = read && !('fault' in read) ? read : undefined
  const damaged = { name: added?.faults.flatMap((each) => ('name' in each ? each.name || [] : []))[0] ?? name }
  const refused = fileFault ?? (read && 'fault' in read ? read.fault : undefined)

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.target.files?.[0]
    if (!picked) return
    chosen.current = picked
    setName(picked.name.replace(/\.[^.]+$/, ''))
    setFile(undefined)
    setComparing(false)
    setAdded(undefined)
    setFileFault(undefined)
    const isProjects = /\.json$/i.test(picked.name)
    if (!isProjects && picked.size > MAX_BYTES) return setFileFault('too-large')
    // A file can be gone by now, or have changed.
    const content = await picked.arrayBuffer().catch(() => undefined)
    if (chosen.current !== picked) return
    if (!content) return setFileFault('unreadable')
    const bytes = new Uint8Array(content)
    if (isProjects) {
      const result = projects.importAll(new TextDecoder().decode(bytes))
      setAdded(result)
      return setFileFault(result.faults[0]?.fault)
    }
    const found = readTable(bytes)
    if ('fault' in found) return setFileFault(found.fault)
    setFile(found)
    setMapping(guessColumns(found.table))
  }
  const take = (found: ImportResult) => {
    change((schedule) => addImported(schedule, found) ?? schedule)
    onClose()
    const count = found.doors.length
    announce(count > 0 ? t('schedule-import:taken', { count }) : t('schedule-import:takenElsewhere'))
  }
  const takeNew = ({ project, doors, room, loose }: ImportResult) => {
    projects.create({ ...emptySchedule(''), name: cutText(name, MAX_SHORT_TEXT), ...project, doors, room, loose })
    onClose()
    announce(t('schedule-import:takenNew'))
  }
  const isTooMuch = imported !== undefined && !addImported(current, imported)
  const repeated = imported ? findRepeated(current, imported) : []
  const isTaken = imported && !isReading && !isNothing(imported)
  return (
    <Dialog isOpen onClose={onClose} label={t('schedule-import:heading')} className={styles.dialog}>
      <h2>{t('schedule-import:heading')}</h2>
      <p>{t('schedule-import:text')}</p>
      <label className={styles.settings}>
        {t('schedule-import:file')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.json,text/csv"
          // So that a file that was corrected in the meantime can be chosen again.
          onClick={(event) => Object.assign(event.currentTarget, { value: '' })}
          onChange={(event) => void open(event)}
        />
      </label>
      {refused && <Note role="alert" icon="file-error" title={t(`schedule-import:refused.${refused}`, damaged)} />}
      {added && <p role="status">{t('schedule-import:projects', { added: added.added.length, same: added.same })}</p>}
      {added && added.added.length > 0 && !isEmpty(current) && (
        <MergeProjects {...{ projects, change, announce, onClose }} added={added.added} />
      )}
      {table && mapping && <Columns table={table} mapping={mapping} onChange={setMapping} />}
      {isReading && !read && <p role="status">{t('schedule-import:reading')}</p>}
      {imported && (
        <>
          <p role="status">{t('schedule-import:found', { count: imported.doors.length })}</p>
          {isTooMuch && <Note role="alert" icon="file-error" title={t('schedule-import:tooMuch')} />}
          {repeated.length > 0 && !isComparing && (
            <p role="status">
              {t('schedule-import:repeated', { numbers: repeated.slice(0, SHOWN).join(MARKS[locale].list) })}
            </p>
          )}
          {imported.faults.length > 0 && <Faults faults={imported.faults} />}
          <SkippedRows leftOut={imported.leftOut} literalRows={file?.literalRows ?? []} />
        </>
      )}
      {imported && mapping && isComparing && !isReading && (
        <TableChanges {...{ current, imported, mapping, change, announce, onClose }} />
      )}
      <div className={styles.tools}>
        <Button
          variant={isComparing ? 'secondary' : 'primary'}
          disabled={!isTaken || isTooMuch}
          onClick={() => imported && take(imported)}
        >
          {t('schedule-import:take')}
        </Button>
        {current.doors.length > 0 && !isComparing && (
          <Button variant="secondary" disabled={!isTaken} onClick={() => setComparing(true)}>
            {t('schedule-import:compare.open')}
          </Button>
        )}
        <Button variant="secondary" disabled={!isTaken} onClick={() => imported && takeNew(imported)}>
          {t('schedule-import:takeNew')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('schedule-import:cancel')}
        </Button>
      </div>
    </Dialog>
  )
}

type ColumnsProps = { table: Table; mapping: Mapping; onChange: (mapping: Mapping) => void }

/** Which column of the file is what: as guessed, until the visitor says otherwise. */
function Columns({ table, mapping, onChange }: ColumnsProps) {
  const t = useWords()
  const headers = table[mapping.firstRow - 1] ?? []
  const width = table.reduce((most, row) => Math.max(most, row.length), 0)
  const set = (column: ImportColumn, value: string) => {
    const { [column]: _before, ...others } = mapping.columns
    onChange({ ...mapping, columns: value === '' ? others : { ...others, [column]: Number(value) } })
  }
  return (
    <fieldset className={styles.mapping}>
      <legend>{t('schedule-import:columns')}</legend>
      {IMPORT_COLUMNS.map((column) => (
        <label key={column}>
          {t(`door-schedule:columns.${column}`)}
          <select
            className={styles.cell}
            value={mapping.columns[column] ?? ''}
            onChange={(event) => set(column, event.target.value)}
          >
            <option value="">{t('schedule-import:none')}</option>
            {Array.from({ length: width }, (_, index) => (
              <option key={index} value={index}>
                {headers[index] || String(index + 1)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

type LeftOutProps = { leftOut: ImportResult['leftOut']; literalRows: readonly number[] }

/** Rows that are no doors, and rows whose quotes do not match. */
function SkippedRows({ leftOut, literalRows }: LeftOutProps) {
  const t = useWords()
  const rows = [
    ...leftOut.map(({ row, reason, value }) => ({
      row,
      text: t('schedule-import:leftOut', { row, reason: t(`schedule-import:reasons.${reason}`), value }),
    })),
    ...literalRows.map((row) => ({ row, text: t('schedule-import:quotes', { row }) })),
  ].toSorted((one, other) => one.row - other.row)
  if (rows.length === 0) return null
  const title = t('schedule-import:rows', { count: rows.length })
  return (
    <>
      <p>{title}</p>
      <ScrollRegion label={title} className={styles.faults}>
        <ul>
          {rows.slice(0, SHOWN).map(({ row, text }) => (
            <li key={`${row} ${text}`}>{text}</li>
          ))}
        </ul>
      </ScrollRegion>
    </>
  )
}

/** Cells that were read differently, by row and column. */
function Faults({ faults }: { faults: ImportResult['faults'] }) {
  const t = useWords()
  const { columns, project } = csvWords(t)
  const labels = { ...columns, ...project }
  const title = t('schedule-import:faults', { count: faults.length })
  return (
    <>
      <p>{title}</p>
      <ScrollRegion label={title} className={styles.faults}>
        <ul>
          {faults.slice(0, SHOWN).map(({ row, column, fault, value }) => (
            <li key={`${row} ${column} ${fault}`}>
              {t('schedule-import:row', {
                row,
                column: labels[column],
                fault: t(`schedule-import:faultsOf.${fault}`),
                value,
              })}
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </>
  )
}
