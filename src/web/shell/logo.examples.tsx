import type { Examples } from '../examples.ts'
import { Logo } from './logo.tsx'

export const examples: Examples = () => ({
  'on paper': <Logo />,
  'on a reversed ground': (
    <div data-tone="ground">
      <Logo />
    </div>
  ),
})
