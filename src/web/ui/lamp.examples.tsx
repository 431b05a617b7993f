import type { Examples } from '../examples.ts'
import { Lamp } from './lamp.tsx'

const STATES = ['on', 'off', 'idle', 'pending'] as const

export const examples: Examples = ({ names }) =>
  Object.fromEntries(
    STATES.map((state, index) => [
      state,
      <Lamp key={state} state={state}>
        {names[index]}
      </Lamp>,
    ]),
  )
