/** The properties for a visitor's wishes that TypeScript's library lacks. */
type Wishes = {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
  connection?: { saveData?: boolean }
  webdriver?: boolean
}

/**
 * Returns whether a page may report its use: not if the visitor asks not to be followed (Do Not Track, Global
 * Privacy Control) or saves data, and not if a program drives the browser.
 */
export function mayReport(wishes: Wishes): boolean {
  return !(wishes.doNotTrack === '1' || wishes.globalPrivacyControl || wishes.connection?.saveData || wishes.webdriver)
}
