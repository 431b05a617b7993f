import { expect, test } from 'vitest'
import { renderFirmware, renderNotes } from '../../../../pages/downloads/render-firmware.tsx'
import { createCatalogue } from '../../../../src/content/catalogue.ts'
import { newestFor } from '../../../../src/content/firmware.ts'
import { withoutHeld } from '../../without-held.ts'
import { loadFixture } from '../../fixture-content.ts'

const snapshot = await loadFixture()
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
  const { html = '', models } = renderNotes('terminals', catalogue, 'en') ?? {}
  expect(models).toBe('AV-F40 AV-M10-P')
  expect([...html.matchAll(/<h2[^>]*>([\d.]+)<\/h2>/g)].map(([, version]) => version)).toEqual([
    '2.1.1',
    '2.1.0',
    '2.0.0',
  ])
  expect(html).toMatch(/data-severity="high">High severity PSA-2026-01</)
  expect(withoutHeld(html)).toContain('For AV-F40 only')
  expect(html).toContain('href="/en/news/first-news"')
  expect(renderNotes('no-such-family', catalogue, 'en')).toBeUndefined()
})

test('notes say how a family is put into and out of service, where it has such words', () => {
  const said = {
    use: 'For doors.',
    setup: 'Set a password.',
    removal: 'Clear the cards.',
    declaration: 'https://doc.example/d',
  }
  const both = (en: string) => ({ zh: en, en })
  const lifecycle = { ...said, use: both(said.use), setup: both(said.setup), removal: both(said.removal) }
  const firmware = snapshot.firmware.map((family) => ({ ...family, lifecycle }))
  const { html = '' } = renderNotes('terminals', createCatalogue({ ...snapshot, firmware }), 'en') ?? {}
  for (const words of Object.values(said)) expect(withoutHeld(html)).toContain(words)
  expect(renderNotes('terminals', catalogue, 'en')?.html).not.toContain('lifecycle')
})

test('a version for some products of a family is not the newest of the others', () => {
  const [family] = snapshot.firmware.filter(({ id }) => id === 'terminals')
  const release = family?.releases.at(-1)
  if (!family || !release) throw new Error('no family')
  const later = { ...release, version: '9.0', releasedOn: '2026-11-01', products: ['av-f40'] }
  const families = [{ ...family, releases: [...family.releases, later] }]
  expect(newestFor('av-f40', families)?.release.version).toBe('9.0')
  expect(newestFor('av-m10-p', families)?.release.version).toBe('2.1.1')
  expect(newestFor('av-h20', families)).toBeUndefined()
})
