import { expect, test } from 'vitest'
import { object, string } from 'yup'
import { validateOthers } from '../../../src/content/validate.ts'

/** A schema that counts how often a record is validated. */
function createSchema() {
  let runs = 0
  const isWord = (value: unknown) => {
    runs += 1
    return value !== ''
  }
  return { schema: object({ word: string().test('word', 'a word', isWord) }), countRuns: () => runs }
}

test('a record that is known to be valid is not validated again, a changed one is', () => {
  const { schema, countRuns } = createSchema()
  const valid = new Set<string>()
  expect(validateOthers(new Set(), valid)(schema, { word: 'a' }, 'a.json')).toEqual([])
  const again = new Set<string>()
  const validate = validateOthers(valid, again)
  expect(validate(schema, { word: 'a' }, 'a.json')).toEqual([])
  expect([countRuns(), again]).toEqual([1, valid])
  expect(validate(schema, { word: '' }, 'a.json')).toMatchObject([{ field: 'word', expected: 'a word' }])
  expect(validate(schema, { word: 'b' }, 'b.json')).toEqual([])
  expect([countRuns(), again.size]).toEqual([3, 2])
})
