import type { Examples } from '../examples.ts'
import { Chip, Tag } from './chip.tsx'

const SERIES = ['video', 'access', 'security', 'monitor', 'other'] as const

export const examples: Examples = ({ names }) => ({
  'chips, the first chosen': names.map((name, index) => (
    <Chip key={name} aria-pressed={index === 0}>
      {name}
    </Chip>
  )),
  'tags of each series': SERIES.map((series, index) => (
    <p key={series}>
      <Tag data-series={series}>{names[index]}</Tag>
    </p>
  )),
})
