import type { Examples } from '../development/gallery/examples.ts'
import { CollectButton } from './collect-button.tsx'

export const examples: Examples = ({ names }) => ({
  'as it is': <CollectButton items={[]} label={names[0] ?? ''} />,
})
