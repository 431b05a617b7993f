import { useWords } from '../../src/base/i18n/words.ts'
import { DOOR_COLUMNS } from './columns.ts'

/** The heads of the columns of a door: on the screen, in print and in the blank form. `more` are columns behind the devices. */
export function ColumnHeads({ more = [] }: { more?: readonly 'actions'[] }) {
  const t = useWords()
  return (
    <thead>
      <tr>
        {[...DOOR_COLUMNS, 'devices' as const, ...more].map((column) => (
          <th key={column} scope="col">
            {t(`door-schedule:columns.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
