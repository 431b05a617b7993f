/** A language of the site, by its code: the folder of its words in `locales/`, the key of its texts in content. */
export type Language = {
  /** `<html lang>`, BCP 47. */
  htmlLang: string
  /** Further values of `hreflang` that its pages are listed under. */
  hreflang?: readonly string[]
  /** First segment of its addresses, with its slash; '' for the default language alone. */
  prefix: string
  /** The backend's code. */
  backend: string
  /** Its own name, for the switch of languages. Words of the interface name Chinese and English. */
  name?: string
  /** The language in which it shows what it lacks; every language but Chinese and English states one of these. */
  fallback?: 'zh' | 'en'
  /** Documents and social images are drawn in it too: their faces, Archivo and Noto Sans TC, have all of its characters. */
  hasDocuments?: boolean
  /**
   * No text of content may lack: a missing one is a fault, not a line of the status. Of Chinese and English none may.
   */
  complete?: boolean
}
