import { escapeMarkup, scriptJson } from '../escape.ts'
import { type Locale, LOCALE_FACTS } from '../i18n/locale.ts'
import { editorWords } from './field-words.ts'

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
  const { title, panel } = editorWords(locale)
  const start = scriptJson({ locale, token, words: panel })
  return `<!doctype html>
<html lang="${LOCALE_FACTS[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/src/editing/browser/editor.css">
<script type="application/json" id="editor-start">${start}</script>
<script type="module" src="/src/editing/browser/open-editor.ts"></script>
</head>
<body></body>
</html>
`
}
