import type { Examples } from '../examples.ts'
import { CompanyCard } from './company-card.tsx'

const SIZE = { maxInlineSize: '22rem' }

export const examples: Examples = ({ title }) => ({
  'as it is': (
    <div style={SIZE}>
      <CompanyCard />
    </div>
  ),
  'with an action of its own': (
    <div style={SIZE}>
      <CompanyCard action={title} />
    </div>
  ),
})
