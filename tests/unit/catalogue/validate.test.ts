import { expect, test } from 'vitest'
import { formatFault } from '../../../src/content/faults.ts'
import { listOf, numberBetween, record, slug } from '../../../src/content/schema/fields.ts'
import { testimonialSchema } from '../../../src/content/schema/testimonial.ts'
import { validateRecord } from '../../../src/content/validate.ts'
import { testimonialOf } from './editorial/snapshot-factory.ts'

const schema = record({ code: slug(), size: record({ width: numberBetween(1, 9) }), tags: listOf(slug()) })

test('a valid record has no faults and is not changed', () => {
  const good = Object.freeze({ code: 'a', size: Object.freeze({ width: 2 }), tags: Object.freeze(['b']) })
  expect(validateRecord(schema, good, 'a.json')).toEqual([])
})

test('every fault of a record is returned, with source, field, value and expectation', () => {
  const faults = validateRecord(schema, { code: 'A', size: { width: 10 }, tags: ['b', 5] }, 'a.json')
  expect(faults.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
    { source: 'a.json', field: 'code', value: 'A', expected: 'lower-case letters, digits and single hyphens' },
    { source: 'a.json', field: 'size.width', value: 10, expected: 'a number from 1 to 9' },
    { source: 'a.json', field: 'tags[1]', value: 5, expected: 'lower-case letters, digits and single hyphens' },
  ])
})

test('a missing field has no value', () => {
  expect(validateRecord(schema, { size: { width: 1 }, tags: [] }, 'a.json')).toEqual([
    { source: 'a.json', field: 'code', value: undefined, expected: 'lower-case letters, digits and single hyphens' },
  ])
})

test('values are not converted: a number in quotes is text', () => {
  expect(validateRecord(schema, { code: 'a', size: { width: '2' }, tags: [] }, 'a.json')).toHaveLength(1)
})

test('an unknown field is reported at any depth', () => {
  expect(validateRecord(schema, { code: 'a', size: { width: 1, height: 2 }, tags: [] }, 'a.json')).toEqual([
    { source: 'a.json', field: 'size', value: 'height', expected: 'no field but width' },
  ])
})

test('an error of a schema itself is not reported as a fault of the content', () => {
  const broken = record({ code: slug() }).test('broken', 'never', () => {
    throw new TypeError('broken rule')
  })
  expect(() => validateRecord(broken, { code: 'a' }, 'a.json')).toThrow('broken rule')
})

test('a value that is nested too deeply for the stack is a fault like others', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  for (const parts of [{ quote: deep }, { position: deep }, { added: deep }]) {
    const faults = validateRecord(testimonialSchema, { ...testimonialOf(), ...parts }, 'testimonials/a.json')
    expect(faults.map(formatFault)).toEqual([
      expect.stringMatching(/^testimonials\/a\.json: .*found .{1,90}, expected/),
    ])
  }
})
