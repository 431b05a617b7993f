import { expect, test } from 'vitest'
import { specLine } from '../../../../pages/products/spec-line.ts'
import type { Attribute } from '../../../../src/content/schema/attribute.ts'
import { productOf } from '../../catalogue/editorial/snapshot-factory.ts'

const numberOf = (id: string, group: string, unit: string, isFilter = false): Attribute => ({
  id,
  label: { zh: id, en: id },
  group,
  kind: 'number',
  unit,
  ...(isFilter && { isFilter }),
})

const INCIDENTAL = new Set(['body'])
const ATTRIBUTES = [
  numberOf('weight', 'body', 'kg'),
  numberOf('bandwidth', 'performance', 'Mbps'),
  numberOf('range', 'performance', 'm', true),
]

test('filterable values come first, then other numbers', () => {
  const product = productOf({ attributes: { weight: 2, bandwidth: 80, range: 30 } })
  expect(specLine(product, ATTRIBUTES, INCIDENTAL, 'en')).toBe('range: 30 m; bandwidth: 80 Mbps')
})

test('weight tells no product from another', () => {
  expect(specLine(productOf({ attributes: { weight: 2 } }), ATTRIBUTES, INCIDENTAL, 'en')).toBe('')
})

test('both languages have the same facts: a fact in the name of one language is omitted in both', () => {
  const product = productOf({ name: { zh: '感測器', en: 'Sensor for 30 m' }, attributes: { bandwidth: 80, range: 30 } })
  expect(specLine(product, ATTRIBUTES, INCIDENTAL, 'zh')).toBe('bandwidth：80 Mbps')
  expect(specLine(product, ATTRIBUTES, INCIDENTAL, 'en')).toBe('bandwidth: 80 Mbps')
})
