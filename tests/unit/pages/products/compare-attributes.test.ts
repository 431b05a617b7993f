import { expect, test } from 'vitest'
import { attributesIn, compareAttributes } from '../../../../pages/products/compare-attributes.ts'

const row = (id: string, display: string, note?: string) => ({ id, label: id, display, ...(note && { note }) })

test('attributes are compared in the order of the groups, with empty cells for missing ones', () => {
  const compared = compareAttributes(
    ['power', 'body'],
    [
      [{ group: 'body', name: 'Body', rows: [row('weight', '2 kg')] }],
      [
        { group: 'power', name: 'Power', rows: [row('poe', 'PoE')] },
        { group: 'body', name: 'Body', rows: [row('weight', '2 kg')] },
      ],
    ],
  )
  expect(compared.map(({ name }) => name)).toEqual(['Power', 'Body'])
  expect(compared[0]?.rows[0]).toMatchObject({ id: 'poe', cells: [undefined, { display: 'PoE' }], differs: true })
  expect(compared[1]?.rows[0]).toMatchObject({ id: 'weight', differs: false })
})

test('a note alone is not a difference', () => {
  const products = [
    [{ group: 'power', name: 'Power', rows: [row('draw', '4 W')] }],
    [{ group: 'power', name: 'Power', rows: [row('draw', '4 W', 'idle')] }],
  ]
  expect(compareAttributes(['power'], products)[0]?.rows[0]?.differs).toBe(false)
})

test('only data shaped as a product’s attributes is compared', () => {
  const attributes = [{ group: 'body', name: 'Body', rows: [row('weight', '2 kg')] }]
  expect(attributesIn({ attributes })).toBe(attributes)
  expect(attributesIn({ attributes: [{ group: 'body', name: 'Body', rows: [{ id: 'weight' }] }] })).toBeUndefined()
  expect(attributesIn({ attributes: [{ group: 'body', rows: [] }] })).toBeUndefined()
  expect(attributesIn(undefined)).toBeUndefined()
})
