import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import { serverWords } from '../../../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../../../src/base/i18n/words.ts'
import { CategorySection } from '../../../../pages/series/category-section.tsx'
import { loadCategories } from '../../../../pages/series/series-categories.ts'
import { loadShippedContent } from '../../shipped-content.ts'

const catalogue = createCatalogue(await loadShippedContent())

test('a discontinued product is marked in every layout of a series', () => {
  const words = serverWords.zh
  const categories = catalogue.snapshot.series.flatMap(({ categories: own }) => loadCategories(own, catalogue, 'zh'))
  const ended = categories.filter(({ products }) => products.some(({ status }) => status === 'discontinued'))
  expect(ended.map(({ layout }) => layout)).toContain('comparison')
  for (const category of ended) {
    const section = createElement(CategorySection, { category })
    const html = renderToString(
      createElement(I18nextProvider, { i18n: words }, createElement(MemoryRouter, null, section)),
    )
    expect(html, category.id).toContain(wordsOf(words)('product.discontinued'))
  }
})
