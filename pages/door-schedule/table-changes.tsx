import { useMemo, useState } from 'react'
import { compareWithTable, type DoorChange } from '../../src/web/features/door-schedule/compare-schedules.ts'
import type { Mapping } from '../../src/web/features/door-schedule/guess-columns.ts'
import type { ImportResult } from '../../src/web/features/door-schedule/import-rows.ts'
import type { Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import { takeChanges } from '../../src/web/features/door-schedule/take-changes.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Note } from '../../src/web/ui/note.tsx'
import { Changes } from './changes.tsx'
import styles from './door-schedule.module.css'
import type { MakeChange } from './use-schedule.ts'

type TableChangesProps = {
  current: Schedule
  imported: ImportResult
  mapping: Mapping
  change: MakeChange
  announce: (message: string) => void
  onClose: () => void
}

/** Lists the changes of a table; all are chosen but the doors that it does not have. */
export function TableChanges({ current, imported, mapping, change, announce, onClose }: TableChangesProps) {
  const t = useWords()
  const changes = useMemo(
    () => compareWithTable(current, { ...imported, columns: new Set(Object.keys(mapping.columns)) }),
    [current, imported, mapping],
  )
  const [picked, setPicked] = useState<{ of: readonly DoorChange[]; chosen: ReadonlySet<DoorChange> }>()
  const chosen = picked?.of === changes ? picked.chosen : new Set(changes.filter(({ type }) => type !== 'removed'))
  const inOrder = changes.filter((each) => chosen.has(each))
  const count = inOrder.length
  const isTooMuch = !takeChanges(current, inOrder)
  const take = () => {
    change((schedule) => takeChanges(schedule, inOrder) ?? schedule)
    onClose()
    announce(t('schedule-import:compare.taken', { count }))
  }
  return (
    <>
      <p>{t('schedule-import:compare.text')}</p>
      <Changes changes={changes} chosen={chosen} onChoose={(next) => setPicked({ of: changes, chosen: next })} />
      {isTooMuch && <Note role="alert" icon="file-error" title={t('schedule-import:compare.tooMuch')} />}
      <div className={styles.tools}>
        <Button disabled={count === 0 || isTooMuch} onClick={take}>
          {t('schedule-import:compare.take', { count })}
        </Button>
      </div>
    </>
  )
}
