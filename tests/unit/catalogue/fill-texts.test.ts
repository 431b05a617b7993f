import { expect, test } from 'vitest'
import { fillTexts } from '../../../src/content/fill-texts.ts'
import { brandVariables } from '../../../src/base/i18n/brand-variables.ts'

const [zh, en] = [brandVariables('zh'), brandVariables('en')]

test('a text says the brand in its own language, at any depth', () => {
  const given = { list: [{ text: { zh: '問{{brand}}', en: 'Ask {{brand}}, {{fullBrand}}' } }] }
  expect(fillTexts(given)).toEqual({
    list: [{ text: { zh: `問${zh.brand}`, en: `Ask ${en.brand}, ${en.fullBrand}` } }],
  })
})

test('a text for both languages says the English name', () => {
  expect(fillTexts({ url: 'https://video.{{domain}}/1', by: '{{brand}}' })).toEqual({
    url: `https://video.${en.domain}/1`,
    by: en.brand,
  })
  expect(en.domain).toMatch(/^(?!www\.)[\w.-]+$/)
})

test('content without a variable is returned as it is, and other braces stay', () => {
  const given = { a: [1, true, null, { zh: '門', en: 'Door' }], b: 'x', c: undefined }
  expect(fillTexts(given)).toBe(given)
  expect(fillTexts({ zh: '{{x}}', en: '{x}' })).toEqual({ zh: '{{x}}', en: '{x}' })
})
