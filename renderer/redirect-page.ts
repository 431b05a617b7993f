import { escapeMarkup } from '../src/base/escape.ts'
import { LOCALE_FACTS, type Locale } from '../src/base/i18n/locale.ts'
import { localisePath } from '../src/base/i18n/localised-path.ts'
import { serverWords } from '../src/base/i18n/server-words.ts'
import { wordsOf } from '../src/base/i18n/words.ts'
import { absoluteUrl } from '../src/base/addresses.ts'
import { pageTitle } from '../src/web/page/head.ts'

/**
 * Writes the document at a page's former address: it redirects without scripts, and has a link as a fallback. `to` is
 * the page's present path, without language.
 */
export function writeRedirectPage(locale: Locale, to: string): string {
  const t = wordsOf(serverWords[locale])
  const address = escapeMarkup(localisePath(locale, to))
  return `<!doctype html>
<html lang="${LOCALE_FACTS[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(pageTitle({ title: t('moved:title'), description: '' }, locale))}</title>
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeMarkup(absoluteUrl(locale, to))}">
</head>
<body>
<h1>${escapeMarkup(t('moved:title'))}</h1>
<p><a href="${address}">${escapeMarkup(t('moved:link'))}</a></p>
</body>
</html>
`
}
