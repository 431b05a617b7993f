import type { Examples } from '../examples.ts'
import { Stand } from './stand.tsx'

const SIZE = { blockSize: '20rem', inlineSize: 'min(100%, 20rem)' }

export const examples: Examples = ({ picture, names }) => ({
  'with a picture': <Stand image={picture} style={SIZE} />,
  'with a low picture': <Stand image={picture} tallest="8rem" style={SIZE} />,
  'with a small picture': <Stand image={picture} share={0.5} style={SIZE} />,
  'with a sign': <Stand sign={names[0]} style={SIZE} />,
  loading: <Stand isLoading style={SIZE} />,
  empty: <Stand style={SIZE} />,
})
