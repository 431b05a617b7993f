/* Renders the pictures of the products: `node tests/vendors/valves/photographs.mjs`. Shapes with gradients, no photographs. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const HERE = join(dirname(fileURLToPath(import.meta.url)), 'content', 'products')
const [W, H] = [2000, 1500]
const STEEL = '#b9c1c7'
const DARK = '#5f6a72'
const BLUE = '#2a5f94'
const BLACK = '#2c3135'
const RUBBER = '#22262a'
const GREEN = '#2f6f5e'
const RED = '#a9362b'
const BRASS = '#b59a55'

function mix(hex, to, part) {
  const [a, b] = [hex, to].map((each) => [1, 3, 5].map((at) => Number.parseInt(each.slice(at, at + 2), 16)))
  return `#${a
    .map((value, at) =>
      Math.round(value + (b[at] - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
const darker = (hex, part) => mix(hex, '#0c1216', part)
const lighter = (hex, part) => mix(hex, '#ffffff', part)
const COLOURS = [STEEL, DARK, BLUE, BLACK, RUBBER, GREEN, RED, BRASS]
const name = (kind, colour) => `${kind}${COLOURS.indexOf(colour)}`

function gradients() {
  return COLOURS.map((colour) => {
    const stops = [
      [0, darker(colour, 0.5)],
      [0.12, darker(colour, 0.12)],
      [0.28, lighter(colour, 0.6)],
      [0.42, lighter(colour, 0.12)],
      [0.72, darker(colour, 0.25)],
      [0.92, darker(colour, 0.6)],
      [1, darker(colour, 0.4)],
    ]
      .map(([at, stop]) => `<stop offset="${at}" stop-color="${stop}"/>`)
      .join('')
    const ball = [
      [0, lighter(colour, 0.7)],
      [0.35, lighter(colour, 0.1)],
      [0.8, darker(colour, 0.35)],
      [1, darker(colour, 0.6)],
    ]
      .map(([at, stop]) => `<stop offset="${at}" stop-color="${stop}"/>`)
      .join('')
    return (
      `<linearGradient id="${name('h', colour)}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>` +
      `<linearGradient id="${name('v', colour)}" x1="0" y1="0" x2="1" y2="0">${stops}</linearGradient>` +
      `<linearGradient id="${name('f', colour)}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(colour, 0.35)}"/><stop offset="1" stop-color="${darker(colour, 0.35)}"/></linearGradient>` +
      `<radialGradient id="${name('b', colour)}" cx="0.36" cy="0.28" r="0.85">${ball}</radialGradient>`
    )
  }).join('')
}
const rect = (x, y, w, h, fill, r = 8) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
/** A lying and a standing cylinder, around the middle `x`, `y`. */
const lying = (x, y, w, h, colour, r = 10) => rect(x - w / 2, y - h / 2, w, h, `url(#${name('h', colour)})`, r)
const standing = (x, y, w, h, colour, r = 10) => rect(x - w / 2, y - h / 2, w, h, `url(#${name('v', colour)})`, r)
const plate = (x, y, w, h, colour, r = 10) => rect(x - w / 2, y - h / 2, w, h, `url(#${name('f', colour)})`, r)
const ball = (x, y, rx, ry, colour) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${name('b', colour)})"/>`
const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`
const nut = (x, y, colour = DARK, s = 30) => lying(x, y, s, s * 1.1, colour, 4)

/** A flange seen from its edge, with the heads of its bolts. */
function flange(x, y, h, side, colour) {
  const bolts = [-0.41, -0.16, 0.16, 0.41].map((at) => nut(x - side * 44, y + at * h, DARK, 38)).join('')
  return bolts + lying(x, y, 56, h, colour, 8) + lying(x + side * 34, y, 14, h * 0.62, colour, 2)
}
function lever(x, y, length, colour) {
  return (
    nut(x, y - 26, STEEL, 46) +
    path(
      `M${x - 62} ${y - 14}h110l40 -34h${length - 160}a26 26 0 0 1 0 52h-${length - 190}l-60 34h-130z`,
      `url(#${name('h', STEEL)})`,
    ) +
    rect(x + 190, y - 56, length - 230, 64, `url(#${name('h', colour)})`, 30)
  )
}
function handwheel(x, y, r, colour) {
  return (
    standing(x, y + 60, 34, 130, STEEL) +
    lying(x, y, r * 2, 46, colour, 23) +
    lying(x, y + 6, 110, 78, colour, 16) +
    nut(x, y - 48, STEEL, 44)
  )
}
function gear(x, y, colour) {
  return (
    plate(x + 30, y, 330, 190, colour, 40) +
    ball(x, y - 8, 118, 84, colour) +
    plate(x, y - 8, 96, 60, DARK, 30) +
    lying(x + 270, y + 20, 190, 62, colour, 8) +
    lying(x + 400, y + 20, 100, 30, STEEL, 4) +
    standing(x + 470, y + 20, 44, 330, BLACK, 22) +
    lying(x + 500, y - 120, 80, 34, BLACK, 14)
  )
}
function pneumatic(x, y, w, colour, caps = 90) {
  const springs =
    caps > 120
      ? [-1, 1]
          .map((side) => [0, 1, 2].map((at) => lying(x + side * (w / 2 + 34 + at * 40), y, 10, 200, BLACK, 5)).join(''))
          .join('')
      : ''
  return (
    lying(x - w / 2 - caps / 2, y, caps, 246, BLACK, 30) +
    lying(x + w / 2 + caps / 2, y, caps, 246, BLACK, 30) +
    lying(x, y, w, 262, colour, 14) +
    [-0.36, -0.12, 0.12, 0.36]
      .map((at) => rect(x - w / 2 + 10, y + at * 262 - 3, w - 20, 6, darker(colour, 0.45), 3))
      .join('') +
    springs +
    [-1, 1].map((side) => [-86, 86].map((at) => nut(x + side * (w / 2 + caps), y + at, STEEL, 30)).join('')).join('') +
    plate(x, y + 30, 150, 96, STEEL, 8) +
    [-34, 34].map((at) => `<circle cx="${x + at}" cy="${y + 30}" r="20" fill="${darker(STEEL, 0.75)}"/>`).join('') +
    standing(x, y - 158, 150, 56, BLACK, 12) +
    ball(x, y - 186, 66, 18, RED) +
    standing(x, y + 152, 130, 44, STEEL, 4)
  )
}
function electric(x, y, s, colour) {
  return (
    plate(x, y, 520 * s, 330 * s, colour, 46) +
    plate(x, y - 190 * s, 430 * s, 90 * s, colour, 30) +
    rect(x - 262 * s, y - 120 * s, 524 * s, 14 * s, darker(colour, 0.5), 4) +
    standing(x, y - 262 * s, 150 * s, 70 * s, BLACK, 18) +
    ball(x, y - 296 * s, 72 * s, 22 * s, '#b59a55') +
    plate(x - 90 * s, y + 30 * s, 220 * s, 120 * s, STEEL, 8) +
    [0, 1, 2]
      .map((at) => rect(x - 180 * s, y + (at * 30 - 6) * s, (170 - at * 34) * s, 9 * s, darker(STEEL, 0.6), 3))
      .join('') +
    [40, 130].map((at) => lying(x + 300 * s, y + (at - 60) * s, 110 * s, 52 * s, BLACK, 10)).join('') +
    lying(x + 130 * s, y + 70 * s, 90 * s, 90 * s, BLACK, 45) +
    standing(x, y + 196 * s, 190 * s, 66 * s, DARK, 6)
  )
}
const stem = (x, y, h, colour, w = 90) =>
  standing(x, y + h / 2, w, h, colour, 8) + lying(x, y + h, w * 1.9, 36, colour, 6)

function ballValve({ colour, pieces, ends, h }) {
  const [x, y] = [1000, 960]
  const end =
    ends === 'flange'
      ? [-1, 1]
          .map(
            (side) =>
              lying(x + side * 300, y, 300, h * 0.66, colour) + flange(x + side * 430, y, h * 1.5, side, colour),
          )
          .join('')
      : [-1, 1]
          .map(
            (side) =>
              lying(x + side * 330, y, ends === 'thread' ? 260 : 360, h * 0.6, colour) +
              (ends === 'thread'
                ? lying(x + side * 420, y, 120, h * 0.78, colour, 4) +
                  [-1, 0, 1]
                    .map((at) => rect(x + side * 420 - 60, y + at * h * 0.2 - 2, 120, 4, darker(colour, 0.5), 0))
                    .join('')
                : lying(x + side * 520, y, 30, h * 0.56, colour, 0)),
          )
          .join('')
  const bolts =
    pieces === 3
      ? [-0.46, 0.46]
          .map((at) => lying(x, y + at * h, 430, 34, STEEL, 4) + nut(x - 200, y + at * h) + nut(x + 200, y + at * h))
          .join('')
      : ''
  const plates =
    pieces === 3
      ? [-1, 1].map((side) => lying(x + side * 150, y, 60, h * 1.12, colour, 14)).join('')
      : lying(x + 190, y, 50, h * 1.06, colour, 12)
  return end + bolts + plates + ball(x, y, 210, h * 0.56, colour) + lying(x, y, 240, h * 1.02, colour, 60)
}
function frontRing({ colour, disc, lugs, seat }) {
  const [x, y, r] = [1000, 900, 350]
  const ears =
    lugs === 0
      ? ''
      : Array.from({ length: lugs }, (_, at) => {
          const turn = ((at + 0.5) / lugs) * Math.PI * 2
          const [ex, ey] = [x + Math.cos(turn) * 395, y + Math.sin(turn) * 395]
          return (
            ball(ex, ey, 74, 74, colour) +
            `<circle cx="${ex}" cy="${ey}" r="34" fill="${darker(colour, 0.75)}"/><circle cx="${ex + 4}" cy="${ey + 4}" r="27" fill="#dfe5e9"/>`
          )
        }).join('')
  const halves = [-1, 1].map((side) => plate(x, y + side * 390, 130, 150, colour, 30)).join('')
  return (
    ears +
    halves +
    `<circle cx="${x}" cy="${y}" r="${r + 50}" fill="url(#${name('b', colour)})"/><circle cx="${x}" cy="${y}" r="${r - 4}" fill="${seat}"/><circle cx="${x}" cy="${y}" r="${r - 40}" fill="#c8d1d7"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${r - 54}" ry="${r - 42}" fill="url(#${name('b', disc)})"/>` +
    standing(x, y, 78, (r - 46) * 2, disc, 36) +
    [-150, 150].map((at) => nut(x, y + at, disc, 40)).join('')
  )
}
function gateBody({ colour, h, flangeHeight, bonnet }) {
  const [x, y] = [1000, 1060]
  return (
    [-1, 1]
      .map(
        (side) =>
          lying(x + side * 240, y, 300, h * 0.7, colour) + flange(x + side * 390, y, flangeHeight, side, colour),
      )
      .join('') +
    standing(x, y - 30, 300, h * 1.24, colour, 90) +
    lying(x, y - h * 0.62 - 20, 360, 50, colour, 10) +
    lying(x, y - h * 0.62 - 72, 360, 46, colour, 10) +
    [-140, -50, 50, 140].map((at) => nut(x + at, y - h * 0.62 - 108, STEEL, 36)).join('') +
    path(`M${x - 120} ${y - h * 0.62 - 90}l50 -${bonnet}h140l50 ${bonnet}z`, `url(#${name('v', colour)})`) +
    standing(x, y - h * 0.62 - 90 - bonnet, 170, 60, colour, 10)
  )
}
function globeBody({ colour, flangeHeight }) {
  const [x, y] = [1000, 1060]
  return (
    [-1, 1].map((side) => flange(x + side * 410, y, flangeHeight, side, colour)).join('') +
    lying(x, y, 740, 220, colour, 90) +
    ball(x, y + 10, 270, 190, colour) +
    path(`M${x - 170} ${y - 110}h340l-20 -110h-300z`, `url(#${name('v', colour)})`) +
    lying(x, y - 230, 370, 56, colour, 8) +
    lying(x, y - 290, 370, 50, colour, 8) +
    [-140, -50, 50, 140].map((at) => nut(x + at, y - 330, STEEL, 38)).join('') +
    standing(x, y - 420, 190, 200, colour, 20) +
    [0, 1, 2, 3].map((at) => rect(x - 95, y - 490 + at * 36, 190, 7, darker(colour, 0.5), 3)).join('') +
    [-1, 1].map((side) => standing(x + side * 82, y - 590, 36, 190, colour, 12)).join('') +
    lying(x, y - 680, 230, 56, colour, 14) +
    standing(x, y - 600, 30, 180, STEEL, 4)
  )
}

const larger = (view) => `<g transform="translate(-400 -380) scale(1.4)">${view}</g>`

const PRODUCTS = {
  'kb-210': [
    stem(1000, 620, 190, STEEL) +
      ballValve({ colour: STEEL, pieces: 2, ends: 'thread', h: 380 }) +
      lever(1000, 620, 720, BLUE),
  ],
  'kb-310': [
    stem(1000, 620, 190, STEEL) +
      ballValve({ colour: STEEL, pieces: 3, ends: 'weld', h: 400 }) +
      lever(1000, 620, 720, BLACK),
    stem(1000, 580, 220, STEEL, 110) +
      ballValve({ colour: STEEL, pieces: 3, ends: 'weld', h: 400 }) +
      pneumatic(1000, 420, 460, STEEL),
  ],
  'kb-150f': [
    stem(1000, 590, 200, DARK) +
      ballValve({ colour: DARK, pieces: 2, ends: 'flange', h: 420 }) +
      lever(1000, 590, 820, RED),
    stem(1000, 570, 220, DARK, 110) +
      ballValve({ colour: DARK, pieces: 2, ends: 'flange', h: 420 }) +
      electric(1000, 400, 0.8, GREEN),
  ],
  'kw-10': [
    stem(1000, 320, 190, BLUE, 84) +
      frontRing({ colour: BLUE, disc: STEEL, lugs: 0, seat: RUBBER }) +
      lever(1000, 310, 760, BLACK),
  ],
  'kw-20l': [
    stem(1000, 340, 170, BLUE, 84) +
      frontRing({ colour: BLUE, disc: STEEL, lugs: 8, seat: RUBBER }) +
      gear(1000, 280, BLACK),
  ],
  'kw-40': [
    stem(1000, 380, 120, DARK, 90) +
      frontRing({ colour: DARK, disc: STEEL, lugs: 4, seat: '#eef0ee' }) +
      pneumatic(1000, 250, 440, STEEL),
  ],
  'kg-16': [gateBody({ colour: BLUE, h: 420, flangeHeight: 560, bonnet: 190 }) + handwheel(1000, 420, 220, BLUE)],
  'kg-25': [
    standing(1000, 320, 34, 220, STEEL, 4) +
      gateBody({ colour: DARK, h: 460, flangeHeight: 620, bonnet: 240 }) +
      handwheel(1000, 380, 260, BLACK),
  ],
  'kg-40s': [globeBody({ colour: DARK, flangeHeight: 540 }) + handwheel(1000, 320, 230, RED)],
  'kp-90': [larger(pneumatic(1000, 800, 760, STEEL))],
  'kp-90s': [larger(pneumatic(1000, 800, 620, STEEL, 190))],
  'ke-60': [electric(1000, 820, 1.5, GREEN)],
}
const FLOOR = {
  'kb-210': 1180,
  'kb-310': 1190,
  'kb-150f': 1290,
  'kw-10': 1370,
  'kw-20l': 1370,
  'kw-40': 1370,
  'kg-16': 1340,
  'kg-25': 1370,
  'kg-40s': 1330,
  'kp-90': 985,
  'kp-90s': 985,
  'ke-60': 1165,
}

const noise = await sharp({
  create: { width: W, height: H, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 5 } },
})
  .png()
  .toBuffer()
for (const [code, views] of Object.entries(PRODUCTS)) {
  mkdirSync(join(HERE, code), { recursive: true })
  for (const [at, view] of views.entries()) {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>${gradients()}` +
      '<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f1f4f5"/><stop offset="0.72" stop-color="#e3e8eb"/><stop offset="0.8" stop-color="#dce2e6"/><stop offset="1" stop-color="#e9edef"/></linearGradient>' +
      '<filter id="soft" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="26"/></filter></defs>' +
      `<rect width="${W}" height="${H}" fill="url(#wall)"/><ellipse cx="1010" cy="${FLOOR[code] + 12}" rx="520" ry="34" fill="#1b2730" opacity="0.5" filter="url(#soft)"/><g>${view}</g></svg>`
    const picture = await sharp(Buffer.from(svg))
      .removeAlpha()
      .composite([{ input: noise, blend: 'soft-light' }])
      .jpeg({ quality: 88 })
      .toBuffer()
    writeFileSync(join(HERE, code, at === 0 ? 'photo.jpg' : `photo-${at + 1}.jpg`), picture)
  }
}

/* The pictures of the solutions: valves in a line of pipe. */
const SCENES = {
  'water-treatment': [BLUE, ['kg-16', 'kw-20l', 'kb-150f']],
  'steam-supply': [STEEL, ['kg-25', 'kg-40s', 'kb-150f']],
}
const AXIS = { 'kg-16': 1060, 'kw-20l': 900, 'kb-150f': 960, 'kg-25': 1060, 'kg-40s': 1060 }
const IMAGES = join(HERE, '..', '..', 'public', 'images')
mkdirSync(IMAGES, { recursive: true })
for (const [scene, [colour, codes]] of Object.entries(SCENES)) {
  const valves = codes
    .map(
      (code, at) =>
        `<g transform="translate(${-140 + at * 640} ${820 - AXIS[code] * 0.64}) scale(0.64)">${PRODUCTS[code][code === 'kb-150f' && scene === 'water-treatment' ? 1 : 0]}</g>`,
    )
    .join('')
  const supports = [820 - 0, 1180]
    .map((x) => standing(x, 1080, 46, 400, DARK, 4) + lying(x, 1276, 200, 24, DARK, 4))
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1333" viewBox="0 0 2000 1400" preserveAspectRatio="xMidYMid slice"><defs>${gradients()}<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9eef1"/><stop offset="0.88" stop-color="#cfd8de"/><stop offset="0.9" stop-color="#aeb9c1"/><stop offset="1" stop-color="#c4cdd3"/></linearGradient></defs><rect width="2000" height="1400" fill="url(#wall)"/>${lying(1000, 300, 2000, 70, colour, 0)}${supports}${lying(1000, 820, 2000, 178, colour, 0)}${valves}</svg>`
  writeFileSync(
    join(IMAGES, `${scene}.jpg`),
    await sharp(Buffer.from(svg)).removeAlpha().resize(1800, 1200).jpeg({ quality: 84 }).toBuffer(),
  )
}
