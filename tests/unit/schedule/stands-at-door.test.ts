import { expect, test } from 'vitest'
import { standAtDoors } from '../../../src/web/features/door-schedule/stands-at-door.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { loadFixture } from '../fixture-content.ts'

const catalogue = createCatalogue(await loadFixture())

test.each(['door-stations', 'indoor-monitors', 'card-readers', 'door-hardware', 'ip-cameras', 'mounting-parts'])(
  '%s can be put into a door schedule',
  (category) => {
    expect(standAtDoors(category, catalogue)).toBe(true)
  },
)

test.each(['network-switches', 'nvrs', 'licences', 'software'])('%s have nothing to do with doors', (category) => {
  expect(standAtDoors(category, catalogue)).toBe(false)
})
