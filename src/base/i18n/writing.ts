import { byLocale } from './in-each-locale.ts'

/** The scripts that the site's typography knows. A further one needs faces (src/artwork/documents) and rules of its own. */
export type Script = 'han' | 'latin'

type Writing = {
  /** Decides on line breaks, leading, the faces of documents and the marks between facts. */
  script: Script
  /** Whether a noun after the number one differs from a noun after any other. */
  hasPlural: boolean
}

/** How each language is written. */
export const WRITING = byLocale<Writing>({
  zh: { script: 'han', hasPlural: false },
  en: { script: 'latin', hasPlural: true },
  ja: { script: 'han', hasPlural: false },
})
