/** The key of the session in local storage. */
export const SESSION_KEY = 'user'
