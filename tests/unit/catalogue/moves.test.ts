import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFormerCases, checkMoves } from '../../../src/content/check-moves.ts'
import { formatFault } from '../../../src/content/faults.ts'
import { checkIntegrity } from '../../../src/content/integrity.ts'
import { listMoves } from '../../../src/content/moves.ts'
import { movesSchema } from '../../../src/content/schema/move.ts'
import { productSchema } from '../../../src/content/schema/product.ts'
import { readScreenPaths } from '../../../src/content/screen-paths.ts'
import type { Snapshot } from '../../../src/content/snapshot.ts'
import { validateRecord } from '../../../src/content/validate.ts'
import { caseOf, faqOf, newsOf, productOf, seriesOf, snapshotOf, solutionOf } from './editorial/snapshot-factory.ts'

const SCREENS = readScreenPaths(join(import.meta.dirname, '../../../pages'))
const locate = (entity: string, key: string) => `${entity}/${key}.json`

/** Content with a product, a series, a solution, an article and a question, and the given moves. */
function contentWith(parts: Partial<Snapshot> = {}): Snapshot {
  return snapshotOf({
    product: [productOf({ code: 'new' })],
    series: [seriesOf('access-control')],
    solution: [solutionOf('factory')],
    news: [newsOf({ slug: 'launch' })],
    faq: [faqOf({ slug: 'what' })],
    ...parts,
  })
}

function check(parts: Partial<Snapshot>): string[] {
  return checkMoves(contentWith(parts), { locate, isScreen: (path) => SCREENS.has(path) }).map(formatFault)
}

function moved(from: string, to: string): Snapshot['moves'][number] {
  return { from, to, gone: undefined }
}

const gone = (from: string): Snapshot['moves'][number] => ({ from, to: undefined, gone: true })

test('records of every entity with a page take over former addresses, and removed pages lead to any other', () => {
  const parts = {
    product: [productOf({ code: 'new', formerly: ['old', 'older'] })],
    series: [{ ...seriesOf('access-control'), formerly: ['doors'] }],
    solution: [{ ...solutionOf('factory'), formerly: ['plant'] }],
    news: [newsOf({ slug: 'launch', formerly: ['start'] })],
    faq: [faqOf({ slug: 'what', formerly: ['why'] })],
    moves: [moved('/products/last', '/products'), moved('/offers', '/success-stories'), gone('/news/rumour')],
  }
  expect(check(parts)).toEqual([])
  expect(listMoves(contentWith(parts))).toEqual([
    { from: '/faqs/why', to: '/faqs/what' },
    { from: '/news/rumour', to: undefined },
    { from: '/news/start', to: '/news/launch' },
    { from: '/offers', to: '/success-stories' },
    { from: '/products/doors', to: '/products/access-control' },
    { from: '/products/last', to: '/products' },
    { from: '/products/old', to: '/products/new' },
    { from: '/products/older', to: '/products/new' },
    { from: '/solutions/plant', to: '/solutions/factory' },
  ])
})

test('a former address that is the present one of a page is reported, be it of a record or of a screen', () => {
  expect(check({ product: [productOf({ code: 'new', formerly: ['access-control'] })] })).toEqual([
    'product/new.json: formerly[0]: found "/products/access-control", expected an address that no page has now',
  ])
  expect(check({ product: [productOf({ code: 'new', formerly: ['new'] })] })).toHaveLength(1)
  expect(check({ moves: [gone('/news'), moved('/news/launch', '/news')] })).toEqual([
    'moves.json: [0].from: found "/news", expected an address that no page has now',
    'moves.json: [1].from: found "/news/launch", expected an address that no page has now',
  ])
})

test('a former address that two records claim is reported where it stands the second time', () => {
  const product = [productOf({ code: 'new', formerly: ['old'] }), productOf({ code: 'b', formerly: ['x', 'old'] })]
  expect(check({ product, moves: [moved('/products/x', '/products')] })).toEqual([
    'product/b.json: formerly[1]: found "/products/old", expected a former address that is not in product/new.json (formerly[0]) too',
    'moves.json: [0].from: found "/products/x", expected a former address that is not in product/b.json (formerly[0]) too',
  ])
})

test('a move to an address that does not exist is reported', () => {
  expect(check({ moves: [moved('/products/old', '/products/nothing'), moved('/x', '/products/page')] })).toEqual([
    'moves.json: [0].to: found "/products/nothing", expected the address of a page that exists',
    'moves.json: [1].to: found "/products/page", expected the address of a page that exists',
  ])
})

test('moves in a row are reported with where they end', () => {
  const product = [productOf({ code: 'new', formerly: ['b'] })]
  const moves = [moved('/products/a', '/products/b'), moved('/c', '/products/a'), gone('/d'), moved('/e', '/d')]
  expect(check({ product, moves })).toEqual([
    'moves.json: [0].to: found "/products/b", expected /products/new at once, where that address leads',
    'moves.json: [1].to: found "/products/a", expected /products/new at once, where that address leads',
    'moves.json: [3].to: found "/d", expected "gone": true, as where it leads is gone',
  ])
})

test('moves in a circle are reported', () => {
  const fault = (index: number, to: string) =>
    `moves.json: [${index}].to: found "${to}", expected an address that does not lead back here`
  expect(check({ moves: [moved('/a', '/b'), moved('/b', '/a'), moved('/c', '/c')] })).toEqual([
    fault(0, '/b'),
    fault(1, '/a'),
    fault(2, '/c'),
  ])
})

test('the check of all content includes that of moves', () => {
  const options = { locate, isPublicFile: () => true, isScreen: () => false }
  const faults = checkIntegrity(contentWith({ moves: [moved('/a', '/nowhere')] }), options).map(formatFault)
  expect(faults).toContain('moves.json: [0].to: found "/nowhere", expected the address of a page that exists')
})

test.each([
  ['an address with language', { from: '/en/products/a', to: '/products' }],
  ['the home page of a language', { from: '/en', to: '/products' }],
  ['a relative address', { from: 'products/a', to: '/products' }],
  ['upper case', { from: '/products/A', to: '/products' }],
  ['a slash at the end', { from: '/products/a/', to: '/products' }],
  ['search parameters', { from: '/products?code=a', to: '/products' }],
  ['a folder of files', { from: '/assets/a', to: '/products' }],
  ['the API', { from: '/api/a', to: '/products' }],
  ['the error page', { from: '/404', to: '/products' }],
  ['what hosts lead on themselves', { from: '/solutions', to: '/products' }],
  ['another site', { from: '/a', to: 'https://www.example.com/' }],
  ['the home page as target', { from: '/a', to: '/' }],
  ['no end', { from: '/a' }],
  ['two ends', { from: '/a', to: '/b', gone: true }],
  ['an end that is none', { from: '/a', gone: false }],
  ['an unknown field', { from: '/a', to: '/b', why: 'renamed' }],
])('moves.json may not have %s', (_, move) => {
  expect(
    validateRecord(
      movesSchema,
      [
        { from: '/old/a-1', to: '/new' },
        { from: '/b', gone: true },
      ],
      'x',
    ),
  ).toEqual([])
  expect(validateRecord(movesSchema, [move], 'x')).not.toEqual([])
})

test.each([[[]], [['a', 'a']], [['A']], [['products/a']], ['a']])('formerly may not be %j', (formerly) => {
  const faults = validateRecord(productSchema, { ...productOf(), formerly }, 'x').map(({ field }) => field)
  expect(faults.some((field) => field.startsWith('formerly'))).toBe(true)
})

test('screens that need no content are known, and their parameters are no pages', () => {
  expect([...SCREENS].filter((path) => path.startsWith('/products'))).toEqual(['/products'])
  for (const path of ['/', '/contact', '/faqs', '/news', '/success-stories', '/solutions/fire-alarm-system'])
    expect(SCREENS).toContain(path)
})

test('a case takes over numbers that no other case has or had', () => {
  const checkCases = (...formerly: number[][]) => {
    const cases = formerly.map((numbers, index) => caseOf({ id: index + 1, formerly: numbers }))
    return checkFormerCases(contentWith({ case: cases }), locate).map(formatFault)
  }
  expect(checkCases([9], [8, 7])).toEqual([])
  expect(checkCases([2], [])).toEqual([expect.stringContaining('expected a number that no case has now')])
  expect(checkCases([9], [8, 9])).toEqual([
    expect.stringMatching(/case\/2\.json: formerly\[1\]: found 9, expected .*case 1 does not have too/),
  ])
})
