import { BRAND, write } from '../../kit/lettering.ts'
import { standing, walking } from '../../kit/people.ts'
import { box, decimal, disc, fine, framed, line, shape, times, whole } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { label } from '../parts/label.ts'
import { housing } from '../parts/housing.ts'
import { drawPort, port } from '../parts/ports.ts'
import { footShadow, outdoors, room } from '../parts/surroundings.ts'
import { inUse, SCENE } from '../parts/settings.ts'
import { sheetOf, type Sheet, straightOn, type View } from '../view.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const CABINET = { width: 640, height: 480, depth: 73 }

/** A cabinet of an LED display: its pixels in front, its handles behind, many of them at their place. */
export function ledDisplay(facts: Facts): View[] {
  const sheet = sheetOf(facts.body(CABINET))
  const isOutdoor = facts.option('display-environment') === 'outdoor'
  return [
    straightOn('front', 'ledFront', sheet, () => cabinet(facts, sheet)),
    straightOn('back', 'ledBack', sheet, () => cabinetBack(facts, sheet)),
    isOutdoor ? atTheRoad(facts) : inTheLobby(facts, sheet),
  ]
}

/** Its display, as pixels: a coarser pitch shows larger dots. */
function cabinet(facts: Facts, { width, height }: Sheet): string {
  const pitch = facts.number('pixel-pitch', 2.5)
  const step = 3 + pitch * 2.2
  const id = `pixels-${facts.model.toLowerCase()}`
  const grid = line(fine`M0 0V${step}H${step}`, '#000', step * 0.3, 'opacity=".55"')
  const tile = `<pattern id="${id}" width="${decimal(step)}" height="${decimal(step)}" patternUnits="userSpaceOnUse">${grid}</pattern>`
  const [columns, rows] = [Math.round(width / 160), Math.max(2, Math.round(height / 160))]
  return [
    housing(width, height, 3, 'graphite', 6),
    box(3, 3, width - 6, height - 6, 0, '#0a0a0a'),
    picture(facts, 3, 3, width - 6, height - 6),
    tile,
    box(3, 3, width - 6, height - 6, 0, `url(#${id})`),
    times(columns - 1, (index) =>
      line(whole`M${(width * (index + 1)) / columns} 3V${height - 3}`, '#000', 1, 'opacity=".7"'),
    ),
    times(rows - 1, (index) =>
      line(whole`M3 ${(height * (index + 1)) / rows}H${width - 3}`, '#000', 1, 'opacity=".7"'),
    ),
  ].join('')
}

/** A sign for each: a lobby's welcome, a notice, or free bays. */
function picture(facts: Facts, x: number, y: number, width: number, height: number): string {
  const middle = x + width / 2
  if (facts.option('display-environment') === 'outdoor') {
    return [
      box(x, y, width, height, 0, '#0b1420'),
      write(facts.words.sign.freeBays, middle, y + height * 0.2, height * 0.11, {
        colour: '#f4efe4',
        anchor: 'middle',
      }),
      ...['B1', 'B2', 'B3'].map((floor, index) => {
        const top = y + height * (0.44 + index * 0.24)
        return (
          write(floor, x + width * 0.12, top, height * 0.17, { colour: LAMP.amber }) +
          write(['018', '142', '000'][index] ?? '', x + width * 0.88, top, height * 0.17, {
            colour: index === 2 ? '#ff6a4a' : '#5fe0b0',
            anchor: 'end',
          })
        )
      }),
    ].join('')
  }
  const isFine = facts.number('pixel-pitch', 2.5) < 2
  const { sign } = facts.words
  return [
    box(x, y, width, height, 0, isFine ? '#20304f' : '#2a1c10'),
    isFine
      ? shape(
          `M${x}` +
            whole` ${y + height}V${y + height * 0.7}l${width * 0.2}-${height * 0.3} ${width * 0.16} ${height * 0.2} ${width * 0.24}-${height * 0.36} ${width * 0.4} ${height * 0.46}v${height * 0.3}z`,
          '#3f6a8c',
        ) + disc(x + width * 0.78, y + height * 0.26, height * 0.1, TINT.lamplight)
      : box(x, y, width, height * 0.2, 0, '#8c2411'),
    isFine
      ? write(sign.welcome, middle, y + height * 0.3, height * 0.17, { anchor: 'middle' })
      : write(sign.notice, x + width * 0.05, y + height * 0.15, height * 0.12),
    ...(isFine
      ? []
      : [sign.liftService, sign.parcels, sign.water].map((words, index) =>
          write(words, x + width * 0.05, y + height * (0.38 + index * 0.22), height * 0.1, { colour: LAMP.amber }),
        )),
  ].join('')
}

/** Die-cast back: power unit, receiving card, handles and locks. */
function cabinetBack(facts: Facts, { width, height, scale }: Sheet): string {
  const unit = Math.min(width, height)
  return [
    housing(width, height, 3, 'graphite', 6),
    times(4, (index) => line(whole`M${width * (0.2 + index * 0.2)} 8V${height - 8}`, '#4a4844', 4)),
    times(3, (index) => line(whole`M8 ${height * (0.25 + index * 0.25)}H${width - 8}`, '#4a4844', 4)),
    framed(width * 0.28, height * 0.22, width * 0.44, height * 0.56, 8, 'url(#zinc)', '#1b1a19', 2),
    times(6, (index) =>
      box(width * 0.32, height * 0.28 + index * unit * 0.032, width * 0.16, unit * 0.014, 3, '#2b2a28'),
    ),
    ...[0, 1].map((index) =>
      drawPort(port('rj45'), width * 0.32 + index * 24 * Math.max(scale, 1.4), height * 0.6, Math.max(scale, 1.4)),
    ),
    drawPort(port('inlet'), width * 0.55, height * 0.58, Math.max(scale, 1.3)),
    ...[0.14, 0.86].map(
      (share) =>
        box(width * share - 12, height * 0.34, 24, height * 0.32, 12, '#0f0f0e') +
        box(width * share - 7, height * 0.34 + 5, 14, height * 0.32 - 10, 7, 'url(#tube-dark)'),
    ),
    ...[0.06, 0.94].flatMap((share) =>
      [0.1, 0.9].map(
        (down) =>
          disc(width * share, height * down, 15, 'url(#metal-key)') +
          box(width * share - 3, height * down - 10, 6, 20, 2, '#2b2a28'),
      ),
    ),
    label(facts, width * 0.52, height * 0.28, width * 0.18, height * 0.14),
    write(BRAND, width / 2, height * 0.93, 18, { colour: '#77746d', anchor: 'middle', spacing: 4 }),
  ].join('')
}

/** A wall of cabinets in a lobby, someone before it. */
function inTheLobby(facts: Facts, sheet: Sheet): View {
  return inUse('lobby', 'ledInLobby', () => {
    const isFine = facts.number('pixel-pitch', 2.5) < 2
    const [columns, rows] = isFine ? [4, 4] : [5, 3]
    const ratio = sheet.width / sheet.height
    const height = 250
    const width = Math.min(600, (height / rows) * ratio * columns)
    const [x, y] = [(SCENE.width - width) / 2, 70]
    return [
      room(430),
      box(x + 8, y + 12, width, height, 2, TINT.shadow, 'opacity=".2"'),
      box(x - 4, y - 4, width + 8, height + 8, 2, '#1b1a19'),
      picture(facts, x, y, width, height),
      times(columns - 1, (index) =>
        line(whole`M${x + (width * (index + 1)) / columns} ${y}v${height}`, '#000', 1, 'opacity=".5"'),
      ),
      times(rows - 1, (index) =>
        line(whole`M${x} ${y + (height * (index + 1)) / rows}h${width}`, '#000', 1, 'opacity=".5"'),
      ),
      shape(whole`M${x} 430h${width}l60 110H${x - 60}z`, isFine ? '#3f6a8c' : '#8a6414', 'opacity=".14"'),
      footShadow(560, 512, 100, 9),
      standing(560, 512, 232, { coat: 'grey' }),
    ].join('')
  })
}

/** On two posts beside a road. */
function atTheRoad(facts: Facts): View {
  return inUse('road', 'ledAtRoad', () =>
    [
      outdoors(430),
      box(250, 260, 22, 210, 0, 'url(#tube-dark)'),
      box(448, 260, 22, 210, 0, 'url(#tube-dark)'),
      box(216, 56, 288, 268, 4, '#1b1a19'),
      picture(facts, 224, 64, 272, 252),
      line('M224 148h272M224 232h272M314 64v252M405 64v252', '#000', 1, 'opacity=".5"'),
      footShadow(360, 472, 330, 10),
      walking(596, 490, 190, { coat: 'ochre', facesLeft: true }),
    ].join(''),
  )
}
