import { expect, test } from 'vitest'
import { findEarlyResults, findFutureResults } from '../../../../src/content/editorial/result-dates.ts'
import { caseOf, productOf, snapshotOf } from './snapshot-factory.ts'

const locate = (name: string, id: string) => `${name}/${id}`
const text = { zh: '文字', en: 'Text' }
const hub = productOf({ code: 'ss-w64', model: 'SS-W64', releasedOn: '2025-12-15' })
const older = productOf({ code: 'ac-r110', model: 'AC-R110', releasedOn: '2024-11-07' })

function cardOf(from: string, until: string) {
  return {
    id: 'a',
    series: 'security-solutions',
    title: text,
    challenge: text,
    answer: text,
    solution: 's',
    products: ['ac-r110', 'ss-w64'],
    period: { from, until },
  }
}

function storiesOf(from: string, until: string) {
  const group = { heading: text, summary: text, cards: [] }
  return snapshotOf({
    product: [older, hub],
    challenges: { isIllustrative: true, business: { ...group, cards: [cardOf(from, until)] }, public: group },
  })
}

function caseWith(handedOverOn: string | undefined) {
  const link = '/products/ss-w64'
  const used = { series: 'security-solutions', description: text, quantity: undefined, link }
  return snapshotOf({ product: [hub], case: [caseOf({ productsUsed: [used], handedOverOn })] })
}

test('a result is not older than the newest product that it used', () => {
  expect(findEarlyResults(storiesOf('2025-10-01', '2025-12-31'), locate)).toEqual([
    {
      source: 'challenges.json',
      field: 'business.cards[0].period.from',
      value: '2025-10-01',
      expected: 'a day not before 2025-12-15, when SS-W64 was released',
    },
  ])
  expect(findEarlyResults(storiesOf('2026-01-01', '2026-03-31'), locate)).toEqual([])
})

test('a case that names products says when it was handed over, not before they were sold', () => {
  expect(findEarlyResults(caseWith('2025-06-01'), locate)).toMatchObject([
    { source: 'case/1', field: 'handedOverOn', value: '2025-06-01' },
  ])
  expect(findEarlyResults(caseWith(undefined), locate)).toMatchObject([{ field: 'handedOverOn', value: undefined }])
  expect(findEarlyResults(caseWith('2026-01-05'), locate)).toEqual([])
})

test('a result is not in the future', () => {
  expect(findFutureResults(storiesOf('2026-01-01', '2026-03-31'), '2026-03-30', locate)).toMatchObject([
    { field: 'business.cards[0].period.until', value: '2026-03-31' },
  ])
  expect(findFutureResults(storiesOf('2026-01-01', '2026-03-31'), '2026-03-31', locate)).toEqual([])
  expect(findFutureResults(caseWith('2026-05-01'), '2026-04-30', locate)).toMatchObject([{ value: '2026-05-01' }])
})
