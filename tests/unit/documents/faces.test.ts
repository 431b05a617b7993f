import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadFaces } from '../../../src/artwork/documents/faces.ts'
import { tempFolder } from '../../temp-folder.ts'

const FONT = 'public/fonts/archivo-latin-var.woff2'
const ROOT = join(import.meta.dirname, '../../..')

test('a missing font is reported', async () => {
  const root = tempFolder({ 'package.json': '{}' })
  await expect(loadFaces(root)).rejects.toThrow(`The font ${join(root, FONT)} cannot be read`)
})

test('an invalid font file is reported', async () => {
  const root = tempFolder({ 'package.json': '{}', [FONT]: 'no font' })
  await expect(loadFaces(root)).rejects.toThrow(`The font ${join(root, FONT)} cannot be read`)
})

test('a font package that is not installed is reported', async () => {
  const root = tempFolder({ 'package.json': '{}' })
  cpSync(join(ROOT, FONT), join(root, FONT), { recursive: true })
  await expect(loadFaces(root)).rejects.toThrow(/^The font "@expo-google-fonts\/noto-sans-tc\/.+" is not installed$/)
})
