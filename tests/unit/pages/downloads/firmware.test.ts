import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderFirmware, renderNotes } from '../../../../pages/downloads/render-firmware.tsx'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import { newestFor } from '../../../../src/content/firmware.ts'
import { loadSnapshot, snapshotOptions } from '../../../../src/content/load-snapshot.ts'
import { withoutHeld } from '../../without-held.ts'

const snapshot = await loadSnapshot(snapshotOptions(join(import.meta.dirname, '../../../..'), {}))
const catalogue = createCatalogue(snapshot)

test('the newest version of each family is listed, the latest first', () => {
  const { html } = renderFirmware(catalogue, 'en')
  const paths = [...html.matchAll(/href="\/en\/downloads\/firmware\/([\w-]+)"/g)].map(([, id]) => id)
  const latest = (id = '') => snapshot.firmware.find((family) => family.id === id)?.releases.at(-1)?.releasedOn ?? ''
  expect(new Set(paths)).toEqual(new Set(snapshot.firmware.map(({ id }) => id)))
  expect(paths).toHaveLength(snapshot.firmware.length)
  expect(paths.map(latest)).toEqual(paths.map(latest).toSorted().toReversed())
})

test('notes have the newest version first, with severity and advisory of each fix', () => {
  const { html = '', models } = renderNotes('face-terminals', catalogue, 'en') ?? {}
  expect(models).toBe('AC-F430 AC-F520-P AC-F810-P')
  expect([...html.matchAll(/<h2[^>]*>([\d.]+)<\/h2>/g)].map(([, version]) => version)).toEqual([
    '4.2.0',
    '4.1.2',
    '4.1.0',
    '4.0.3',
  ])
  expect(html).toMatch(/data-severity="high">High severity PSA-2025-01</)
  expect(withoutHeld(html)).toContain('For AC-F430, AC-F520-P only')
  expect(html).toContain('href="/en/news/firmware-security-fixes"')
  expect(renderNotes('no-such-family', catalogue, 'en')).toBeUndefined()
})

test('a version for some products of a family is not the newest of the others', () => {
  const [family] = snapshot.firmware.filter(({ id }) => id === 'face-terminals')
  const release = family?.releases.at(-1)
  if (!family || !release) throw new Error('no family')
  const later = { ...release, version: '9.0', releasedOn: '2026-11-01', products: ['ac-f430'] }
  const families = [{ ...family, releases: [...family.releases, later] }]
  expect(newestFor('ac-f430', families)?.release.version).toBe('9.0')
  expect(newestFor('ac-f810-p', families)?.release.version).toBe('4.2.0')
  expect(newestFor('oa-p10', families)).toBeUndefined()
})
