import type { Examples } from '../examples.ts'
import { BrickDoor } from './brick-door.tsx'

const SIZE = { maxInlineSize: '44rem' }

export const examples: Examples = ({ title }) => ({
  '404': (
    <div style={SIZE}>
      <BrickDoor code={404} label={title} />
    </div>
  ),
  '500': (
    <div style={SIZE}>
      <BrickDoor code={500} label={title} />
    </div>
  ),
})
