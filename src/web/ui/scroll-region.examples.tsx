import type { Examples } from '../examples.ts'
import { ScrollRegion } from './scroll-region.tsx'

const WIDE = { inlineSize: '120rem' }

export const examples: Examples = ({ title, sentence }) => ({
  'wider than its place': (
    <ScrollRegion label={title}>
      <p style={WIDE}>{sentence.repeat(3)}</p>
    </ScrollRegion>
  ),
})
