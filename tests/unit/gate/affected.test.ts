import { expect, test } from 'vitest'
import { TEMPLATES } from '../../e2e/template-list.ts'
import { findAffected } from '../../gate/affected.ts'

/** What is run after a change of one file. */
async function after(path: string) {
  const { files, templates, needsBuild } = await findAffected([path])
  return { suites: [...files.keys()], files: [...files.values()].flat(), templates, needsBuild }
}

test('a screen reaches the browser tests that open it, and the survey of its templates', async () => {
  const { suites, files, templates, needsBuild } = await after('pages/faqs/faqs.screen.tsx')
  expect(suites).toEqual(['e2e'])
  expect(files).toContain('tests/e2e/faqs.spec.ts')
  expect(files).not.toContain('tests/e2e/success-stories.spec.ts')
  expect(templates).toEqual(['questions'])
  expect(needsBuild).toBe(true)
})

test('the frame of every page reaches every template', async () => {
  const { templates } = await after('src/shell/footer.tsx')
  expect(templates).toHaveLength(TEMPLATES.length)
})

test('a source of the server reaches the API, and no survey', async () => {
  const { suites, files, templates } = await after('src/server/contact/find-suspicion.ts')
  expect(suites).toContain('api')
  expect(files).toContain('tests/e2e/contact.spec.ts')
  expect(templates).toEqual([])
})

test('a source that a command alone uses reaches the tests that start the command', async () => {
  const { files } = await after('scripts/requests.ts')
  expect(files).toContain('tests/api/command-output.test.ts')
  // Its arguments are tested by the list of commands in package.json.
  expect((await after('scripts/map.ts')).files).toContain('tests/api/arguments.test.ts')
})

test('content and words reach what reads them, a text for readers the tests of documents', async () => {
  expect((await after('src/catalogue/data/products/vi-c156.json')).files).toEqual(
    expect.arrayContaining(['tests/unit/catalogue/shipped-content.test.ts', 'tests/standards/links.test.ts']),
  )
  expect((await after('locales/en/faqs.json')).files).toContain('tests/unit/i18n/locale-files.test.ts')
  expect((await after('tests/README.md')).files).toContain('tests/unit/docs/markdown.test.ts')
})

test('what renders pages reaches builds and the standards', async () => {
  expect((await after('renderer/prerender.ts')).suites).toEqual(expect.arrayContaining(['build', 'standards']))
})
