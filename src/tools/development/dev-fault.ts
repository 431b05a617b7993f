import type { ErrorPayload } from 'vite'

/** A fault as Vite's error overlay shows it: message, place (`loc`), the lines around it (`frame`), stack. */
export type DevFault = ErrorPayload['err']

/** Browsers report their errors by this event, `{ message, stack }`, on the connection of hot reload. */
export const BROWSER_ERROR_EVENT = 'site:error'
