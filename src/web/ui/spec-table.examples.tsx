import type { Examples } from '../examples.ts'
import { SpecTable, specTableClass } from './spec-table.tsx'

export const examples: Examples = ({ names, title, sentence }) => {
  const rows = names.map((name) => ({ id: name, label: name, value: sentence }))
  return {
    'as it is': <SpecTable rows={rows} />,
    'with a name': <SpecTable label={title} rows={rows} />,
    'with three columns': (
      <table className={specTableClass}>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{title}</td>
              <td>{title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  }
}
