import { expect, test } from 'vitest'
import { FACTS_FORMAT } from '../../../../pages/products/facts-file.ts'
import { unpackFacts } from '../../../../pages/products/unpack-facts.ts'
import { createFacts, createFile, createRecord, createRecords, WORDS } from './list-factory.ts'

test('the facts of products are read as they were written', () => {
  const image = { src: '/pictures/cam-1-front.svg', width: 300, height: 200 }
  const photo = {
    ...image,
    src: '/assets/photos/a1.jpg',
    sources: [{ type: 'image/webp' as const, srcSet: '/a.webp 1w' }],
  }
  const { items } = createFacts([
    createRecord('CAM-1', 'cameras', { image, line: 'IP65', name: 'Camera "one"\\', released: '2024-05-01' }),
    createRecord('CAM-2', 'cameras', { image: photo, status: 'discontinued' }),
    createRecord('KEY-1', 'readers'),
  ])
  expect(items[0]).toMatchObject({ code: 'cam-1', name: 'Camera "one"\\', image, line: 'IP65', released: '2024-05-01' })
  expect(items[1]).toMatchObject({ code: 'cam-2', model: 'CAM-2', image: photo, status: 'discontinued' })
  expect(items[2]).toMatchObject({ series: { id: 'access', accent: 'access' }, category: { name: 'readers' } })
  expect(items[2]).not.toHaveProperty('image')
})

test('thousands of different values are told apart', () => {
  const lines = Array.from({ length: 6000 }, (_, index) => `line ${index}`)
  const records = lines.map((line, index) => createRecord(`CAM-${index}`, 'cameras', { line }))
  const file: unknown = JSON.parse(JSON.stringify(createFile(records)))
  expect(unpackFacts(file as Parameters<typeof unpackFacts>[0]).items.map(({ line }) => line)).toEqual(lines)
})

test('facts of another format are not read', () => {
  expect(() => unpackFacts({ ...createFile([]), format: FACTS_FORMAT + 1 })).toThrow('Facts of format')
})

// An open page of an older build reads the new file: when this text changes, FACTS_FORMAT must.
test('the format is the one of its number', () => {
  expect(FACTS_FORMAT).toBe(4)
  const { series: _, ...written } = createFile(createRecords().slice(0, 4))
  expect(written).toEqual({
    format: 4,
    words: WORDS,
    attributeGroups: ['body'],
    known: ['key-1', 'cam-2'],
    models: ['CAM-1', 'CAM-2', 'CAM-3', 'REC-1'],
    names: ['CAM-1', 'CAM-2', 'CAM-3', 'REC-1'],
    shelves: { words: ['cameras-spec', 'recorders-spec'], at: '###$' },
    statuses: { words: ['active'], at: '####' },
    released: { words: ['2025-01-01'], at: '####' },
    lines: { words: [''], at: '####' },
    images: { words: [''], at: '####' },
    attributes: [
      {
        id: 'rating',
        label: 'Rating',
        options: [
          { id: 'ip54', label: 'IP54' },
          { id: 'ip65', label: 'IP65' },
          { id: 'ip67', label: 'IP67' },
        ],
        first: 0,
        words: ['0', '1', '2'],
        at: '#$%',
      },
      {
        id: 'bays',
        label: 'Drive bays',
        options: [
          { id: '2', label: '2' },
          { id: '4', label: '4' },
        ],
        first: 3,
        words: ['0'],
        at: '#',
      },
    ],
  })
})
