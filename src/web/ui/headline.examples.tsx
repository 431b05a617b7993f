import type { Examples } from '../examples.ts'
import { Headline } from './headline.tsx'

const NARROW = { maxInlineSize: '20rem' }

export const examples: Examples = ({ headline }) => ({
  'as wide as it may be': (
    <h3>
      <Headline text={headline} />
    </h3>
  ),
  'in 320 px': (
    <h3 style={NARROW}>
      <Headline text={headline} />
    </h3>
  ),
})
