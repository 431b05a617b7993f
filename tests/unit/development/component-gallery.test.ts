import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { ComponentGallery } from '../../../src/tools/development/gallery/component-gallery.tsx'
import { listComponents } from '../../../src/tools/development/gallery/list-components.ts'
import { loadSample } from '../../../src/tools/development/gallery/load-sample.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { wordsOf } from '../../../src/base/i18n/words.ts'
import { serverWords } from '../../../src/base/i18n/server-words.ts'
import { loadNavigation } from '../../../src/web/menu/load-navigation.ts'
import { loadFixture } from '../fixture-content.ts'

const catalogue = createCatalogue(await loadFixture())

test.each(LOCALES)('all examples are rendered in %s, in the language and with its words', (locale) => {
  const sample = loadSample(catalogue, locale)
  const navigation = loadNavigation(catalogue, locale)
  const words = serverWords[locale]
  const html = renderToString(createElement(ComponentGallery, { words, navigation, sample }))
  const components = listComponents({ ...sample, t: wordsOf(words) })
  // Of a component that is not there, or not said what it is for, there are no docs.
  expect(components.filter(({ docs }) => docs.length === 0).map(({ name }) => name)).toEqual([])
  expect(html.match(/<figure/g)?.length).toBeGreaterThan(components.length)
  expect(html).toContain(sample.title)
  // i18next returns an unknown key unchanged.
  expect(html).not.toMatch(/>(?:common|search|header|footer|error)[.:][\w.]+</)
})
