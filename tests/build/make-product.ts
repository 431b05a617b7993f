import sharp from 'sharp'
import type { Person } from './editor-page.ts'

/** The fields of a new product. */
export const MADE = {
  name: { zh: '測試用門位開關', en: 'Zanzibar Door Contact' },
  description: { zh: '裝在大廳的門上，供測試之用。', en: 'For a door in the lobby, and for this test.' },
  alt: { zh: '門框上的門位開關', en: 'The contact on a door frame' },
  /** The query that finds it on the site. */
  query: { zh: '測試用門位開關', en: 'zanzibar' },
} as const

/** Writes a whole product into the empty form: both languages, attributes, needs, a photograph, relations. */
export async function makeProduct(person: Person): Promise<void> {
  await person.fill('code', 'oa-x100')
  await person.fill('model', 'OA-X100')
  for (const field of ['name', 'description'] as const) await fillBoth(person, field, MADE[field])
  await person.choose('specification', /Wired door contacts/)
  await person.fill('position', '95')
  await person.pick('status', 'On sale')
  await person.fill('releasedOn', '2026-02-03')
  for (const [index, en] of ['one', 'two', 'three', 'four'].entries()) {
    await person.add('features')
    await fillBoth(person, `features.${index}`, { zh: `第${'一二三四'[index]}項特色。`, en: `It has feature ${en}.` })
  }
  await makeAttributes(person)
  await person.add('photos')
  await person.drop('photos.0.file', 'IMG_2041.JPG', await turnedPhoto())
  await fillBoth(person, 'photos.0.alt', MADE.alt)
  await person.switchOn('photos.0.focus')
  await person.fill('photos.0.focus.x', '30')
  await person.fill('photos.0.focus.y', '20')
  await person.add('needs')
  await person.choose('needs.0.kind', 'Mounting')
  await person.add('needs.0.types')
  await person.fill('needs.0.types.0', 'anchors')
  await person.pick('needs.0.from', 'From other makers')
  await person.add('terminals')
  await person.fill('terminals.0.id', 'reed-contact')
  await person.choose('related', /AC-F520-P/)
  await person.choose('solutions', /Community/)
}

/** One attribute of each kind, and as many as a part has. */
async function makeAttributes(person: Person): Promise<void> {
  const value = (index: number) => `attributes.${index}.value`
  await person.add('attributes', 'Part type')
  await person.choose(value(0), 'Door contact')
  await person.add('attributes', 'In the pack')
  await fillBoth(person, value(1), { zh: '磁鐵、螺絲', en: 'magnet, screws' })
  await person.add('attributes', 'Housing')
  await person.choose(value(2), 'ABS')
  await person.add('attributes', 'Dimensions (W×H×D)')
  for (const [side, length] of Object.entries({ width: '98', height: '212', depth: '32' }))
    await person.fill(`${value(3)}.${side}`, length)
  await person.add('attributes', 'Weight')
  await person.fill(value(4), '0.2')
  await person.add('attributes', 'Operating temperature')
  await person.fill(`${value(5)}.min`, '-20')
  await person.fill(`${value(5)}.max`, '60')
  await person.add('attributes', 'Origin')
  await person.pick(value(6), 'Taiwan')
  await person.add('attributes', 'Warranty')
  await person.fill(value(7), '3')
}

async function fillBoth(person: Person, field: string, text: { zh: string; en: string }): Promise<void> {
  await person.fill(`${field}.zh`, text.zh)
  await person.fill(`${field}.en`, text.en)
}

/** A photograph that lies on its side, with what a camera notes. */
function turnedPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 2160, height: 1440, channels: 3, background: '#446688' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** Says whether a picture of the page has its pixels; for the browser. */
export function isLoaded(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0
}

/** Returns how a picture of the page fills its place; for the browser. */
export function cutOf(picture: Element): [string, string] {
  const { objectFit, objectPosition } = getComputedStyle(picture)
  return [objectFit, objectPosition]
}
