import type { Examples } from '../examples.ts'
import { Icon, ICON_NAMES } from './icon.tsx'

const GRID = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '1rem' }

export const examples: Examples = () => ({
  'all of them': (
    <ul style={GRID}>
      {ICON_NAMES.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
})
