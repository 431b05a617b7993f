import { stringify } from 'yaml'
import { absoluteUrl, SITE_ADDRESS } from '../../src/base/addresses.ts'
import { textIn } from '../../src/base/i18n/localised.ts'
import { serverWords } from '../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../src/base/i18n/words.ts'
import {
  CRITERIA,
  type Criterion,
  EVALUATED_ON,
  KNOWN_GAPS,
  NEW_IN_2_2,
  remarkKeyOf,
  TESTS,
} from '../../src/content/accessibility/criteria.ts'
import { SITE } from '#vendor/site.ts'

/** Language of the report, which buyers all over the world read. */
const LOCALE = 'en'

/** Readers of YAML 1.1 take a day without quotes for a time. */
const OPTIONS = { version: '1.1', aliasDuplicateObjects: false } as const

/** Chapters that a website has nothing of, and those that nobody has evaluated, as the catalog names them. */
const NOT_APPLICABLE = [
  'hardware',
  'en_301_549_ict_with_two-way_voice',
  'en_301_549_hardware',
  'en_301_549_ict_providing_relay_or_emergency_service_access',
]
const NOT_EVALUATED = [
  'success_criteria_level_aaa',
  'functional_performance_criteria',
  'software',
  'support_documentation_and_services',
  'en_301_549_functional_performance',
  'en_301_549_generic_requirements',
  'en_301_549_ict_with_video',
  'en_301_549_non-web-documents',
  'en_301_549_software',
  'en_301_549_documentation_and_support_services',
]

/** Writes how the pages meet each criterion of accessibility as an Open Accessibility Conformance Report (YAML). */
export function writeOpenAcr(): string {
  const t = wordsOf(serverWords[LOCALE])
  const company = textIn(SITE.company, LOCALE)
  const contact = { company_name: company, email: SITE.email, website: SITE_ADDRESS }
  const chapter = (level: Criterion['level']) => ({
    criteria: CRITERIA.filter((criterion) => criterion.level === level).map((criterion) => ({
      num: criterion.id,
      components: [{ name: 'web', adherence: { level: criterion.status, notes: notesOf(criterion) } }],
    })),
  })
  const notesOf = (criterion: Criterion) => {
    const key = remarkKeyOf(criterion)
    const { tests, reading } = criterion
    const held = tests.map((test) => `${TESTS[test]?.file}: "${TESTS[test]?.title}"`)
    return [
      ...(key ? [t(`accessibility:remarks.${key}`)] : []),
      ...(held.length > 0 ? [`Held by ${held.join('; ')}.`] : []),
      ...(reading ? [`Looked at on ${reading.on}: ${reading.of}.`] : []),
    ].join(' ')
  }
  const off = (names: readonly string[], notes: string) =>
    Object.fromEntries(names.map((name) => [name, { disabled: true, notes }]))
  return stringify(
    {
      title: `${company} Accessibility Conformance Report`,
      product: { name: SITE_ADDRESS, description: `The public website of ${company}, and its screens for staff.` },
      author: contact,
      vendor: contact,
      report_date: EVALUATED_ON,
      last_modified_date: EVALUATED_ON,
      version: 1,
      notes: KNOWN_GAPS.map((name) => t(`accessibility:gaps.${name}`)).join(' '),
      evaluation_methods_used: [
        'Automated tests before every release, in Chromium, on one page of every kind in Chinese and English: axe, keyboard, reading order, enlarging, spacing of text, motion.',
        'Developers looked at some of the rest in Chromium, as stated. No assistive technology was used, and no person with disabilities took part.',
      ].join(' '),
      feedback: absoluteUrl(LOCALE, '/contact'),
      catalog: '2.5-edition-wcag-2.2-508-eu-en',
      chapters: {
        success_criteria_level_a: chapter('A'),
        success_criteria_level_aa: chapter('AA'),
        en_301_549_web: {
          notes: `Clauses 9.1 to 9.4 of EN 301 549 V3.2.1 are the success criteria above. It does not have ${NEW_IN_2_2.join(', ')}, which WCAG 2.2 added.`,
        },
        ...off(NOT_APPLICABLE, 'Not applicable: a website.'),
        ...off(NOT_EVALUATED, 'Not evaluated.'),
      },
    },
    OPTIONS,
  )
}
