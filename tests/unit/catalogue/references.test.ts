import { expect, test } from 'vitest'
import { ENTITIES } from '../../../src/content/entities.ts'
import { pointersOf, readPointers } from '../../../src/content/references.ts'
import { listOf, plainText, publicFile, record, referenceTo, referencesTo } from '../../../src/content/schema/fields.ts'

const schema = record({
  name: plainText(),
  successor: referenceTo('product').optional().default(undefined),
  related: referencesTo('product'),
  parts: listOf(record({ series: referenceTo('series'), picture: publicFile() })),
})

test('the reference fields of a schema are listed at any depth', () => {
  const found = pointersOf(schema).map(({ path, references, isPublicFile }) => [
    path.join('.'),
    references,
    isPublicFile,
  ])
  expect(found).toEqual([
    ['successor', 'product', false],
    ['related.*', 'product', false],
    ['parts.*.series', 'series', false],
    ['parts.*.picture', undefined, true],
  ])
})

test('the values of reference fields are found with their path', () => {
  const values = readPointers(pointersOf(schema), {
    name: 'a',
    successor: 'b',
    related: ['c', 'd'],
    parts: [
      { series: 'e', picture: '/f.svg' },
      { series: 'g', picture: '/h.svg' },
    ],
  })
  expect(values.map(({ field, value }) => `${field}=${value}`)).toEqual([
    'successor=b',
    'related[0]=c',
    'related[1]=d',
    'parts[0].series=e',
    'parts[1].series=g',
    'parts[0].picture=/f.svg',
    'parts[1].picture=/h.svg',
  ])
})

test('a missing or invalid field has no reference', () => {
  for (const value of [
    undefined,
    null,
    {},
    { successor: undefined, related: [], parts: [] },
    { related: 'a', parts: [null, 5] },
  ]) {
    expect(readPointers(pointersOf(schema), value)).toEqual([])
  }
})

test('every reference and every file of a product is known', () => {
  const paths = pointersOf(ENTITIES.product.schema).map(({ path }) => path.join('.'))
  expect(paths.sort()).toEqual([
    'files.*.src',
    'images.*.src',
    'needs.*.kind',
    'needs.*.seeks',
    'provides.*.fits.*',
    'provides.*.kind',
    'related.*',
    'solutions.*',
    'specification',
    'specificationFile.en',
    'specificationFile.zh',
    'successor',
    'video',
  ])
})
