import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { loadSnapshot, snapshotOptions } from '../../../src/content/load-snapshot.ts'
import { ComponentGallery } from '../../../src/tools/development/gallery/component-gallery.tsx'
import { listComponents } from '../../../src/tools/development/gallery/list-components.ts'
import { loadSample } from '../../../src/tools/development/gallery/load-sample.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { serverWords } from '../../../src/base/i18n/server-words.ts'
import { loadNavigation } from '../../../src/web/menu/load-navigation.ts'

const components = listComponents()
const catalogue = createCatalogue(await loadSnapshot(snapshotOptions(join(import.meta.dirname, '../../..'), {})))

test('every file of components in ui, teasers and shell has examples, or says why it has none', () => {
  const folders = new Set(components.map(({ path }) => path.split('/')[3] ?? ''))
  expect([...folders].toSorted()).toEqual(['shell', 'teasers', 'ui'])
  expect(components.filter(({ examples }) => !examples).map(({ path }) => `${path}.examples.tsx`)).toEqual([])
})

test('every component that is shown is described where it is exported', () => {
  expect(components.filter(({ docs }) => docs.length === 0).map(({ path }) => path)).toEqual([])
})

test.each(LOCALES)('all examples are rendered in %s, in the language and with its words', (locale) => {
  const sample = loadSample(catalogue, locale)
  const navigation = loadNavigation(catalogue, locale)
  const html = renderToString(createElement(ComponentGallery, { words: serverWords[locale], navigation, sample }))
  const shown = components.filter(({ examples }) => typeof examples === 'function')
  expect(html.match(/<figure/g)?.length).toBeGreaterThan(shown.length)
  expect(html).toContain(sample.title)
  // i18next returns an unknown key unchanged.
  expect(html).not.toMatch(/>(?:common|search|header|footer|error)[.:][\w.]+</)
})
