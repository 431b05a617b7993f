/** The page uses no data of the catalogue: it is rendered in the browser. */
export type SettingsData = Record<string, never>
