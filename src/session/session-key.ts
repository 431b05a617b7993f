import { STORED } from '../browser/stored.ts'

/** Local storage key of the session. */
export const SESSION_KEY = STORED.session.key
