import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLIC_FOLDER } from '../../../src/base/vendor-folder.ts'
import { expect, test } from 'vitest'
import { drawIcons } from '../../../src/artwork/documents/draw-icons.ts'

const PUBLIC = join(import.meta.dirname, '../../..', PUBLIC_FOLDER)

const icons = await drawIcons()

test.each([...icons])('%s is up to date with the logo mark', (name, content) => {
  expect(readFileSync(join(PUBLIC, name)).equals(content)).toBe(true)
})
