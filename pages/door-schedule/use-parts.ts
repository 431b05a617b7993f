import { createContext, useContext } from 'react'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'

export const PartsContext = createContext<Parts | undefined>(undefined)

/** Returns what the editor knows of products. */
export function useParts(): Parts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('There is no PartsContext around this component')
  return parts
}
