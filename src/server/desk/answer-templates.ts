import { inEachLocale } from '../../base/i18n/in-each-locale.ts'
import { textIn } from '../../base/i18n/localised.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { ANSWERS } from '#vendor/claims/answers.ts'
import { SITE } from '#vendor/site.ts'
import { fromBackendLocale } from '../backend-locale.ts'
import type { StoredRequest } from '../database/requests.ts'
import { WORDS } from '../words.ts'

/** The gaps of a template that the author of an answer fills in: `【…】` in Chinese, `[…]` in English. */
const GAPS = /【[^】]*】|\[[^\]]*\]/g

const TEMPLATES = ['blank', ...(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])] as const

/** Returns the templates of answers to a request, in both languages. Their names are in the caller's. */
export function answerTemplates(request: StoredRequest, locale: Locale) {
  return {
    templates: TEMPLATES.map((id) => ({
      id,
      name: id === 'blank' ? WORDS[locale]('api:answers.blank.name') : textIn(ANSWERS[id].name, locale),
      subject: inEachLocale((language) => `Re: ${WORDS[language]('api:mail.receiptSubject', { id: request.id })}`),
      text: inEachLocale((language) => textOf(id, request, language)),
      gaps: inEachLocale((language) => [...new Set(bodyOf(id, language).match(GAPS) ?? [])]),
    })),
    language: fromBackendLocale(request.locale),
  }
}

function textOf(template: (typeof TEMPLATES)[number], { id, name, subject }: StoredRequest, language: Locale): string {
  const t = WORDS[language]
  return [
    t('api:answers.opening', { name }),
    t('api:answers.thanks', { subject, id }),
    bodyOf(template, language),
    `${textIn(SITE.company, language)}\n${textIn(SITE.phone, language)}`,
  ].join('\n\n')
}

function bodyOf(template: (typeof TEMPLATES)[number], language: Locale): string {
  return template === 'blank' ? '' : textIn(ANSWERS[template].body, language)
}
