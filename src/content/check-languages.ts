import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NO_PAGES } from '../base/addresses.ts'
import { BASE_LOCALES } from '../base/i18n/locale.ts'
import { VENDOR_FOLDER } from '../base/vendor-folder.ts'
import type { Language } from '../base/i18n/language.ts'
import type { Fault } from './faults.ts'
import { PAGE_SLUGS } from './schema/page-slugs.ts'

type Languages = Readonly<Record<string, Language>>
type Rule = (code: string, language: Language) => [field: keyof Language | '', value: unknown, expected: string] | false

const CODE = /^[a-z]{2,3}$/
const PREFIX = /^\/[a-z][a-z-]*$/

/**
 * Checks the vendor's list of languages: without it no address is certain. `screens` are the paths of pages that there
 * are whatever the content.
 */
export function checkLanguages(
  languages: Languages,
  defaultLanguage: string,
  { screens, publicDir }: { screens: ReadonlySet<string>; publicDir: string },
): Fault[] {
  const codes = Object.keys(languages)
  const isBase = (code: string) => BASE_LOCALES.some((base) => base === code)
  const first = (field: 'prefix' | 'backend', value: string) => codes.find((code) => languages[code]?.[field] === value)
  const isTaken = (prefix: string) =>
    screens.has(prefix) ||
    [...NO_PAGES, ...PAGE_SLUGS].includes(prefix.slice(1)) ||
    existsSync(join(publicDir, prefix.slice(1)))
  const rules: Rule[] = [
    (code) => !CODE.test(code) && ['', code, 'two or three lower-case letters'],
    (_, { htmlLang }) => !isTag(htmlLang) && ['htmlLang', htmlLang, 'a BCP 47 tag, "ja" or "pt-BR"'],
    (code, { name }) => !isBase(code) && !name && ['name', name, 'its own name, as "English"'],
    (code, { fallback }) =>
      !isBase(code) &&
      !isBase(fallback ?? '') && ['fallback', fallback, `one of ${BASE_LOCALES.join(', ')}, which lack nothing`],
    (code, { prefix }) =>
      code === defaultLanguage
        ? prefix !== '' && ['prefix', prefix, '"", because it is the default language']
        : !PREFIX.test(prefix) && ['prefix', prefix, `a slash and lower-case letters, "/${code}"`],
    (code, { prefix }) => {
      const other = first('prefix', prefix)
      return prefix !== '' && other !== code && ['prefix', prefix, `a prefix that ${other} does not have too`]
    },
    (_, { prefix }) =>
      prefix !== '' && isTaken(prefix) && ['prefix', prefix, 'a prefix that is no address of the site'],
    (code, { backend }) => {
      const other = first('backend', backend)
      return (!backend || other !== code) && ['backend', backend, 'a code of the backend that no other language has']
    },
  ]
  const fault = (field: string, value: unknown, expected: string): Fault => ({
    source: `${VENDOR_FOLDER}/site.ts`,
    field,
    value,
    expected,
  })
  return [
    ...BASE_LOCALES.filter((base) => !codes.includes(base)).map((base) =>
      fault(`LANGUAGES.${base}`, undefined, 'each language of the project, which others fall back to'),
    ),
    ...(codes.includes(defaultLanguage)
      ? []
      : [fault('DEFAULT_LANGUAGE', defaultLanguage, `one of ${codes.join(', ')}, as LANGUAGES lists them`)]),
    ...codes.flatMap((code) =>
      rules.flatMap((rule) => {
        const broken = rule(code, languages[code] as Language)
        if (!broken) return []
        const [field, value, expected] = broken
        return [fault(['LANGUAGES', code, field].filter(Boolean).join('.'), value, expected)]
      }),
    ),
  ]
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}
