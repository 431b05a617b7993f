import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COLOURS } from '../../../src/documents/colours.ts'

test('documents have the colours of the pages', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../src/ui/tokens.css'), 'utf8')
  for (const [name, value] of Object.entries(COLOURS)) expect(tokens).toContain(`--${name}: ${value};`)
})
