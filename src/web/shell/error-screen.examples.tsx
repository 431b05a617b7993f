import type { Examples } from '../examples.ts'
import { ErrorScreen } from './error-screen.tsx'

export const examples: Examples = () => ({
  '404': <ErrorScreen status={404} />,
  '500': <ErrorScreen status={500} />,
})
