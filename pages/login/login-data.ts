/** The page needs nothing of the catalogue: it lives in the browser. */
export type LoginData = Record<string, never>
