import { inSite } from '../../../base/base-path.ts'
import { escapeMarkup } from '../../../base/escape.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import { editorWords } from '../field-words.ts'
import { writeDocument } from '../write-document.ts'
import { APP, type GitStart } from './git-addresses.ts'

/** Writes the page of the published editor in a language. */
export function writeGitDocument(locale: Locale): string {
  const { title, git, toolbar } = editorWords(locale)
  const { renamed, noRecord, failed } = git
  const start: GitStart = { locale, words: { renamed, noRecord, failed }, tools: toolbar }
  const script = { src: inSite(`${APP}/open-editor.js`), start }
  const body = `<noscript><p>${escapeMarkup(git.noScript)}</p></noscript>`
  return writeDocument({ locale, title, style: inSite(`${APP}/editor.css`), script, body })
}
