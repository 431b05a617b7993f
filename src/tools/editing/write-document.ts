import { inSite } from '../../base/base-path.ts'
import { escapeMarkup, scriptJson } from '../../base/escape.ts'
import { type Locale, LOCALE_FACTS } from '../../base/i18n/locale.ts'

/** A page of the editor, which is no page of the site: nothing of the site's own is in it. */
type EditorPage = {
  locale: Locale
  title: string
  /** Address of its styles. */
  style: string
  /** Address of its script, and the data that it starts with. */
  script?: { src: string; start: object }
  /** HTML. */
  body: string
}

/** Writes a page of the editor. Search engines are to leave it. */
export function writeDocument({ locale, title, style, script, body }: EditorPage): string {
  const scripts = script && [
    `<script type="application/json" id="editor-start">${scriptJson(script.start)}</script>`,
    `<script type="module" src="${script.src}"></script>`,
  ]
  return `<!doctype html>
<html lang="${LOCALE_FACTS[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="${inSite('/favicon.svg')}">
<link rel="stylesheet" href="${style}">
${(scripts ?? []).map((line) => `${line}\n`).join('')}</head>
<body>${body}</body>
</html>
`
}
