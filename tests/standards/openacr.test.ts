import { Compile } from 'typebox/schema'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { LOCALES } from '../../src/base/i18n/locale.ts'
import { pathIn } from '../../src/base/i18n/localised-path.ts'
import { serverWords } from '../../src/base/i18n/server-words.ts'
import { CRITERIA, OPENACR_PATH, wordKeyOf } from '../../src/content/accessibility/criteria.ts'
import { readSite, textsOf } from './read-site.ts'
import schema from './openacr-0.1.0.json' with { type: 'json' }

const site = readSite()
type Chapter = { criteria: { num: string; components: { adherence: { level: string } }[] }[] }

/** Whether the vendor states it, on its page and in the file. */
const isStated = site.files.has(OPENACR_PATH)

test('the accessibility report is valid by the schema of OpenACR, by readers of YAML 1.1 and 1.2', () => {
  if (!isStated) return
  const validator = Compile(schema)
  for (const version of ['1.1', '1.2'] as const) {
    const report = parse(site.textOf(OPENACR_PATH), { version })
    expect(validator.Errors(report)).toEqual([true, []])
    // The chapters of a report are those of its schema.
    const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters as Record<string, Chapter>
    const said = [...(a?.criteria ?? []), ...(aa?.criteria ?? [])].map(
      ({ num, components }) => `${num} ${components[0]?.adherence.level}`,
    )
    expect(said.sort()).toEqual(CRITERIA.map(({ id, status }) => `${id} ${status}`).sort())
  }
})

test.each(LOCALES)('the statement says of each criterion what the report says (%s)', (locale) => {
  const page = site.documents.find(({ path }) => path === pathIn(locale, '/accessibility'))
  expect(page?.html.includes(OPENACR_PATH) ?? false).toBe(isStated)
  if (!page || !isStated) return
  const rows = textsOf(page, 'tr').slice(1)
  expect(rows).toHaveLength(CRITERIA.length)
  for (const criterion of CRITERIA) {
    const [row = ''] = rows.filter((text) => text.startsWith(`${criterion.id} `))
    expect(row).toContain(serverWords[locale].t(`accessibility:status.${criterion.status}`))
    expect(row).toContain(
      serverWords[locale].t(`accessibility:criteria.${wordKeyOf(criterion)}` as 'accessibility:conformance.all'),
    )
  }
})
