import type { FastifyRequest } from 'fastify'
import { escapeMarkup } from '../base/escape.ts'
import { LOCALE_FACTS, type Locale } from '../base/i18n/locale.ts'
import { WORDS } from './words.ts'

/** Returns whether the request is a native form submission, whose response the browser displays. */
export function acceptsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/** Returns the page with the errors of a form submitted without scripts, and a link back to the form. */
export function formPage(locale: Locale, formAddress: string, messages: readonly string[]): string {
  const t = WORDS[locale]
  const title = escapeMarkup(t('api:form.title'))
  const items = messages.map((message) => `<li>${escapeMarkup(message)}</li>`).join('')
  return [
    `<!doctype html><html lang="${LOCALE_FACTS[locale].htmlLang}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>`,
    `<body><main><h1>${title}</h1><ul>${items}</ul>`,
    `<p><a href="${escapeMarkup(formAddress)}">${escapeMarkup(t('api:form.back'))}</a></p></main></body></html>`,
  ].join('\n')
}
