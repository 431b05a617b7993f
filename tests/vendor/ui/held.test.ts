import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutHeld } from '../../../src/web/ui/held.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'

/** The attributes whose unit is written in Chinese. */
function readAttributes(): { id: string; unit: string }[] {
  const file = new URL(`../../../${CONTENT_FOLDER}/attributes.json`, import.meta.url)
  const attributes: { id: string; unit?: string | { zh: string } }[] = JSON.parse(readFileSync(file, 'utf8'))
  return attributes.flatMap(({ id, unit }) => (typeof unit === 'object' ? [{ id, unit: unit.zh }] : []))
}

const heldIn = (text: string) => cutHeld(text).filter((_, index) => index % 2 === 1)

test.each(readAttributes())('a number stays with the unit of $id', ({ unit }) => {
  expect(heldIn(`50,000${unit}`)).toEqual([`50,000${unit}`])
})
