import { expect, test } from 'vitest'
import { listTextLists, listTexts } from '../../../../src/content/editorial/texts.ts'

const text = { zh: '錄影', en: 'Records' }

test('texts are listed at any depth with the path of their field', () => {
  expect(
    listTexts({
      name: text,
      features: [text],
      system: { nodes: [{ label: text }] },
      model: 'VD-1',
      ports: 2,
      video: undefined,
    }),
  ).toEqual([
    { field: 'name', text },
    { field: 'features[0]', text },
    { field: 'system.nodes[0].label', text },
    { field: 'model', text: 'VD-1' },
  ])
})

test('a document that is a list has paths that begin with the index', () => {
  expect(listTexts([{ label: text }])).toEqual([{ field: '[0].label', text }])
})

test('an object with more than the two languages is not one text', () => {
  expect(listTexts({ zh: '/a.pdf', en: '/b.pdf', version: '1.2' }).map(({ field }) => field)).toEqual([
    'zh',
    'en',
    'version',
  ])
})

test('lists of texts are listed at any depth, other lists are not', () => {
  expect(
    listTextLists({ features: [text, text], day: [{ title: text, steps: [text] }], related: ['a'], none: [] }),
  ).toEqual([
    { field: 'features', texts: [text, text] },
    { field: 'day[0].steps', texts: [text] },
  ])
})
