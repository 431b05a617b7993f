import { type ChangeEvent, useState } from 'react'
import { IMPORT_COLUMNS, type ImportColumn, type Table } from '../../src/schedule/csv-columns.ts'
import { guessColumns, type Mapping } from '../../src/schedule/guess-columns.ts'
import { type Imported, type ImportFault, importRows } from '../../src/schedule/import-rows.ts'
import type { ProjectsFileFault } from '../../src/schedule/projects-file.ts'
import { readTable, type TableFault } from '../../src/schedule/read-csv.ts'
import { emptySchedule, MAX_DOORS } from '../../src/schedule/schedule.ts'
import { mergeItems } from '../../src/schedule/merge-items.ts'
import type { ImportedProjects } from '../../src/schedule/storage.ts'
import { useWords } from '../../src/i18n/words.ts'
import { Button } from '../../src/ui/button.tsx'
import { Dialog } from '../../src/ui/dialog.tsx'
import { Note } from '../../src/ui/note.tsx'
import styles from './door-schedule.module.css'
import { useParts } from './use-parts.ts'
import type { ScheduleState } from './use-schedule.ts'

/** So many of the cells that were read differently are listed. */
const SHOWN = 100

type Refused = TableFault | ImportFault | ProjectsFileFault['fault']

type ImportDialogProps = { state: ScheduleState; onClose: () => void }

/** Reads a table, or a file of projects; the schedule changes in one step, when the visitor takes it over. */
export default function ImportDialog({ state, onClose }: ImportDialogProps) {
  const t = useWords()
  const parts = useParts()
  const { change, projects } = state
  const [name, setName] = useState('')
  const [table, setTable] = useState<Table>()
  const [mapping, setMapping] = useState<Mapping>()
  const [fileFault, setFileFault] = useState<Refused>()
  const [added, setAdded] = useState<ImportedProjects>()
  const read = table && mapping ? importRows(table, mapping, parts) : undefined
  const imported = read && !('fault' in read) ? read : undefined
  const refused = fileFault ?? (read && 'fault' in read ? read.fault : undefined)

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    setName(file.name.replace(/\.[^.]+$/, ''))
    setTable(undefined)
    setAdded(undefined)
    setFileFault(undefined)
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (/\.json$/i.test(file.name)) {
      const result = projects.importAll(new TextDecoder().decode(bytes))
      setAdded(result)
      return setFileFault(result.faults[0]?.fault)
    }
    const found = readTable(bytes)
    if ('fault' in found) return setFileFault(found.fault)
    setTable(found.table)
    setMapping(guessColumns(found.table))
  }
  const take = ({ doors, room, loose }: Imported) => {
    change((schedule) => ({
      ...schedule,
      doors: [...schedule.doors, ...doors],
      room: mergeItems(schedule.room, room).items,
      loose: mergeItems(schedule.loose, loose).items,
    }))
    onClose()
  }
  const takeNew = ({ doors, room, loose }: Imported) => {
    projects.create({ ...emptySchedule(''), name, doors, room, loose })
    onClose()
  }
  const isTooMuch = imported !== undefined && state.schedule.doors.length + imported.doors.length > MAX_DOORS
  const isTaken = imported && imported.doors.length + imported.room.length + imported.loose.length > 0
  return (
    <Dialog isOpen onClose={onClose} label={t('door-schedule:import.heading')} className={styles.dialog}>
      <h2>{t('door-schedule:import.heading')}</h2>
      <p>{t('door-schedule:import.text')}</p>
      <label className={styles.settings}>
        {t('door-schedule:import.file')}
        <input type="file" accept=".csv,.tsv,.txt,.json,text/csv" onChange={(event) => void open(event)} />
      </label>
      {refused && <Note role="alert" icon="file-error" title={t(`door-schedule:import.refused.${refused}`)} />}
      {added && <p role="status">{t('door-schedule:import.projects', { added: added.added, same: added.same })}</p>}
      {table && mapping && <Columns table={table} mapping={mapping} onChange={setMapping} />}
      {imported && (
        <>
          <p role="status">{t('door-schedule:import.found', { count: imported.doors.length })}</p>
          {imported.faults.length > 0 && <Faults faults={imported.faults} />}
        </>
      )}
      <div className={styles.tools}>
        <Button disabled={!isTaken || isTooMuch} onClick={() => imported && take(imported)}>
          {t('door-schedule:import.take')}
        </Button>
        <Button variant="secondary" disabled={!isTaken} onClick={() => imported && takeNew(imported)}>
          {t('door-schedule:import.takeNew')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('door-schedule:import.cancel')}
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
  const width = Math.max(...table.slice(0, 20).map((row) => row.length))
  const set = (column: ImportColumn, value: string) => {
    const { [column]: _before, ...others } = mapping.columns
    onChange({ ...mapping, columns: value === '' ? others : { ...others, [column]: Number(value) } })
  }
  return (
    <fieldset className={styles.mapping}>
      <legend>{t('door-schedule:import.columns')}</legend>
      {IMPORT_COLUMNS.map((column) => (
        <label key={column}>
          {t(`door-schedule:columns.${column}`)}
          <select
            className={styles.cell}
            value={mapping.columns[column] ?? ''}
            onChange={(event) => set(column, event.target.value)}
          >
            <option value="">{t('door-schedule:import.none')}</option>
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

/** Cells that were read differently, by row and column. */
function Faults({ faults }: { faults: Imported['faults'] }) {
  const t = useWords()
  return (
    <>
      <p>{t('door-schedule:import.faults', { count: faults.length })}</p>
      <ul className={styles.faults}>
        {faults.slice(0, SHOWN).map(({ row, column, fault, value }) => (
          <li key={`${row} ${column} ${fault}`}>
            {t('door-schedule:import.row', {
              row,
              column: t(`door-schedule:columns.${column}`),
              fault: t(`door-schedule:import.faultsOf.${fault}`),
              value,
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
