import { expect, test } from 'vitest'
import { standAtDoors } from '../../../src/web/features/door-schedule/stands-at-door.ts'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { loadSnapshot, snapshotOptions } from '../../../src/content/load-snapshot.ts'

const catalogue = createCatalogue(await loadSnapshot(snapshotOptions(process.cwd(), {})))

test.each(['door-stations', 'indoor-monitors', 'card-readers', 'door-hardware', 'ip-cameras', 'mounting-parts'])(
  '%s can be put into a door schedule',
  (category) => {
    expect(standAtDoors(category, catalogue)).toBe(true)
  },
)

test.each(['network-switches', 'network-parts', 'nvrs', 'licences', 'software', 'led-displays', 'metal-detectors'])(
  '%s have nothing to do with doors',
  (category) => {
    expect(standAtDoors(category, catalogue)).toBe(false)
  },
)
