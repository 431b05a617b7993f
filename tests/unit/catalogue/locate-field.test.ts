import { expect, test } from 'vitest'
import { locateField } from '../../../src/content/locate-field.ts'

const TEXT = `{
  "name": { "zh": "門", "en": "Door" },
  "attributes": { "ik-rating": "ik10" },
  "features": [
    { "zh": "一" }
  ]
}`

test.each([
  ['name', 2, 11],
  ['name.en', 2, 30],
  ['attributes.ik-rating', 3, 32],
  ['features[0].zh', 5, 13],
  ['', 1, 1],
])('%j is found', (field, line, column) => {
  expect(locateField(TEXT, field)).toEqual({ line, column })
})

test.each([
  ['features[0].en', 5, 5],
  ['features[3].en', 4, 15],
  ['model', 1, 1],
])('of %j, which is missing, what it would be in is found', (field, line, column) => {
  expect(locateField(TEXT, field)).toEqual({ line, column })
})

test('a text that is no JSON has no fields', () => {
  expect(locateField('', 'name')).toBeUndefined()
})
