import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSocial } from '../../../src/artwork/documents/draw-social.ts'
import type { SocialCard } from '../../../src/artwork/documents/social-card.ts'
import { typesetters } from './typesetters.ts'

const card: SocialCard = { locale: 'en', title: 'News', lead: 'What is new.', kind: 'Home' }
const device = { svg: '<rect width="92" height="216" fill="#222"/>', width: 92, height: 216, isPhoto: false }

/** Returns the colour of a pixel, as `#rrggbb`. */
async function pixel(file: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(file)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.toString('hex')}`
}

test.each<[string, SocialCard]>([
  ['a page', card],
  ['a product', { ...card, title: 'AC-F520-P', lead: 'Face terminal\nFor a lobby.', accent: 'access', image: device }],
  ['many words', { ...card, title: 'Many words '.repeat(30), lead: 'And many more of them. '.repeat(40) }],
  ['Chinese', { ...card, locale: 'zh', title: '門禁管理'.repeat(12), lead: '大廳照常進出。'.repeat(40) }],
])('a card of %s has the image size and file size for social networks', async (_, shown) => {
  const file = await drawSocial(shown, typesetters[shown.locale])
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(file.length).toBeLessThanOrEqual(60_000)
})

test('the beam of a product has the colour of its series', async () => {
  const file = await drawSocial({ ...card, accent: 'monitor', image: device }, typesetters.en)
  const [red = 0, green = 0, blue = 0] =
    (await pixel(file, 600, 262)).match(/[0-9a-f]{2}/g)?.map((hex) => Number.parseInt(hex, 16)) ?? []
  expect([red, green, blue].map((value) => Math.round(value / 16))).toEqual([2, 6, 5])
})

test('a scene is placed below the beam of the card, without its own beam', async () => {
  const head = 'xmlns="http://www.w3.org/2000/svg" width="720" height="480" viewBox="0 0 720 480"'
  const scene = `<svg ${head}><rect width="720" height="20" fill="#f00"/><rect y="20" width="720" height="460" fill="#00f"/></svg>`
  const file = await drawSocial({ ...card, scene }, typesetters.en)
  const colours = await Promise.all([290, 400, 620].map((top) => pixel(file, 900, top)))
  expect(new Set(colours)).toEqual(new Set(['#0000ff']))
  expect(await pixel(file, 300, 620)).not.toBe('#0000ff')
})

test('the same card has the same bytes', async () => {
  const [one, two] = await Promise.all([drawSocial(card, typesetters.en), drawSocial(card, typesetters.en)])
  expect(one.equals(two)).toBe(true)
})
