import type { Examples } from '../examples.ts'
import { SheetContent } from './sheet-content.tsx'

const SIZE = { maxInlineSize: '24rem' }

export const examples: Examples = () => ({
  'as in a narrow window': (
    <div data-plain style={SIZE}>
      <SheetContent />
    </div>
  ),
})
