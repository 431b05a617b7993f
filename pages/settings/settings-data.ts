/** The page needs nothing of the catalogue: it lives in the browser. */
export type SettingsData = Record<string, never>
