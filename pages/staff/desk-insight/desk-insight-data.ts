/** The page is rendered in the browser: nothing of it is known to the build. */
export type DeskInsightData = Record<string, never>
