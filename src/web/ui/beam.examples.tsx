import type { Examples } from '../examples.ts'
import { Beam } from './beam.tsx'

export const examples: Examples = () => ({
  hero: <Beam size="hero" />,
  inner: <Beam />,
  thin: <Beam size="thin" />,
  'inner, of a series': (
    <div data-series="access">
      <Beam />
    </div>
  ),
})
