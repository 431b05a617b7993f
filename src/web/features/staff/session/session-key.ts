/** Local storage key of the session. */
export const SESSION_KEY = 'user'
