/** Empty: the build has no data for this page. The browser loads it from the API. */
export type DeskPrivacyData = Record<string, never>
