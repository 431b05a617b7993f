import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'
import { ContentError } from '../../../src/content/faults.ts'
import { snapshotOptions } from '../../../src/content/load-snapshot.ts'
import type { Snapshot } from '../../../src/content/snapshot.ts'
import { createDevContent } from '../../../src/tools/development/dev-content.ts'

const ROOT = join(import.meta.dirname, '../../..')
const fault = { source: 'photo.jpg', field: '', value: undefined, expected: 'a photograph' }

test('files that change during a reading are read by one more after it, whose result counts', async () => {
  let [running, most, count] = [0, 0, 0]
  const complete = async (snapshot: Snapshot) => {
    count += 1
    running += 1
    most = Math.max(most, running)
    const isFirst = count === 1
    await wait(20)
    running -= 1
    // While photographs are being written, the first reading finds one that is not whole.
    if (isFirst) throw new ContentError([fault])
    return snapshot
  }
  const options = snapshotOptions(ROOT, { CONTENT_DIR: join(ROOT, CONTENT_FOLDER) })
  const content = createDevContent(options, complete)
  const readings = [content.read(), content.read(), content.read()]
  expect(await Promise.all(readings)).toEqual([undefined, undefined, undefined])
  expect([most, count]).toEqual([1, 2])
  expect(content.current().snapshot.product.length).toBeGreaterThan(0)
})
