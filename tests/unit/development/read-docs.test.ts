import { expect, test } from 'vitest'
import { readDocs } from '../../../src/tools/development/gallery/read-docs.ts'

test('the comments of exported components are read, each as one line and without tags', () => {
  const source = `/** Not exported. */
const SIZE = 1

/** A beam. */
export function Beam() {}

/**
 * A door,
 * ajar.
 *
 * @public
 */
export const Door = 1
`
  expect(readDocs(source)).toEqual([
    { name: 'Beam', text: 'A beam.' },
    { name: 'Door', text: 'A door, ajar.' },
  ])
})
