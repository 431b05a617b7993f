import { inSite } from '../../base/base-path.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import type { EditorStart } from './edit-path.ts'
import { editorWords } from './field-words.ts'
import { writeDocument } from './write-document.ts'

/** Nothing of the editor comes from elsewhere, and nobody may frame it. */
export const EDITOR_CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Writes the page of the editor in a language; `token` is what its requests carry. */
export function writeEditorDocument(locale: Locale, token: string): string {
  const { title, panel, toolbar } = editorWords(locale)
  const start: EditorStart = { locale, token, words: panel, tools: toolbar }
  const script = { src: inSite('/src/tools/editing/browser/open-editor.ts'), start }
  return writeDocument({ locale, title, style: inSite('/src/tools/editing/browser/editor.css'), script, body: '' })
}
