import { BRAND, write } from '../../kit/lettering.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { box, each, fine, inset, line, times } from '../../kit/solid.ts'
import { PALETTE } from '#vendor/site.ts'
import { type Content, dot, noise, INK, MUTED } from '../parts/screen.ts'
import { cameraPicture } from './camera-picture.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

const { ground, ochre, paper, pine, plinth, plum, sheet, vermilion } = PALETTE

/** A plan of a floor, with doors that are shut and one that is open. */
function floorPlan(x: number, y: number, width: number, height: number): string {
  const d = 'M0 0h100v60H0zM0 24h34M44 24h56M34 0v16M66 24v12M66 44v16M20 34v26'
  const lights = [
    [39, 24, LAMP.red],
    [66, 40, LAMP.green],
    [34, 20, LAMP.green],
    [20, 30, LAMP.green],
    [84, 24, LAMP.green],
  ] as const
  const shown = each(lights, ([left, top, colour]) => dot(left, top, colour, 2.2))
  const plan = box(-4, -4, 108, 68, 0, sheet) + line(d, PALETTE['ink-2'], 1.6) + shown
  return inset(x, y, width, height, '-4 -4 108 68', plan)
}

type Page = 'live' | 'playback' | 'people' | 'doors' | 'building' | 'alarms'

/** A page of the software: menu at the left, its own content at the right. */
export function softwarePage(words: DeviceLabels, page: Page, menu: readonly string[]): Content {
  return (width, height) => {
    const left = 62
    return [
      box(0, 0, width, height, 0, paper),
      box(0, 0, left, height, 0, ground),
      box(8, 10, 14, 3, 0, '#fff'),
      box(10, 13, 2, 8, 0, '#fff'),
      box(18, 13, 2, 8, 0, '#fff'),
      write(BRAND, 26, 20, 7, { spacing: 0.8 }),
      ...menu
        .slice(0, 6)
        .map(
          (word, index) =>
            (index === 0 ? box(0, 32, left, 14, 0, '#3a3834') : '') +
            write(word, 10, 42 + index * 16, 6.6, { opacity: index === 0 ? 1 : 0.7 }),
        ),
      heading(words.software[page], left + 8, 8),
      PAGES[page](words, left + 8, 8, width - left - 16, height - 16),
    ].join('')
  }
}

type Draw = (words: DeviceLabels, x: number, y: number, width: number, height: number) => string

const PAGES: Record<Page, Draw> = {
  live: (words, x, y, width, height) => {
    const [across, down] = [width / 3, (height - 22) / 2]
    return times(6, (index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)]
      return cameraPicture(words, index, x + column * across, y + 20 + row * down, across - 4, down - 4)
    })
  },
  playback: (words, x, y, width, height) => {
    const track = y + height - 52
    return [
      cameraPicture(words, 2, x, y + 20, width * 0.62, track - y - 28),
      cameraPicture(words, 3, x + width * 0.64, y + 20, width * 0.36, (track - y - 32) / 2),
      cameraPicture(words, 1, x + width * 0.64, y + 24 + (track - y - 32) / 2, width * 0.36, (track - y - 32) / 2),
      ...[0, 1, 2].map(
        (row) =>
          box(x, track + row * 14, width, 10, 1, PALETTE['plinth-2']) +
          box(x + width * 0.1 * row, track + row * 14, width * (0.55 - row * 0.1), 10, 1, '#2f7d64') +
          box(x + width * (0.3 + row * 0.14), track + row * 14, width * 0.05, 10, 0, vermilion),
      ),
      line(fine`M${x + width * 0.47} ${track - 6}v54`, INK, 1.4),
    ].join('')
  },
  people: ({ people }, x, y, width, height) => {
    const rows = Math.floor((height - 40) / 24)
    const names = [people.chen, people.lin, people.wang, people.tsai, people.wu]
    return [
      box(x, y + 20, width, 14, 0, plinth),
      ...[people.name, people.group, people.doors, people.until].map((word, column) =>
        write(word, x + 8 + column * width * 0.26, y + 30, 6.6, { colour: MUTED }),
      ),
      times(rows, (row) => {
        const top = y + 50 + row * 24
        return [
          box(x, top + 9, width, 0.8, 0, TINT.faintRule),
          write(names[row % names.length] ?? '', x + 8, top, 7.4, { colour: INK }),
          write(row % 3 ? people.staff : people.visitor, x + 8 + width * 0.26, top, 7, { colour: INK }),
          write(String(4 + ((row * 5) % 11)), x + 8 + width * 0.52, top, 7, { colour: INK }),
          dot(x + 10 + width * 0.78, top - 2.5, row % 3 ? '#2f7d64' : TINT.warning, 2.2),
          write(row % 3 ? '12-31' : '18:00', x + 18 + width * 0.78, top, 7, { colour: INK }),
        ].join('')
      }),
    ].join('')
  },
  doors: ({ doorStates }, x, y, width, height) => {
    return [
      floorPlan(x, y + 20, width * 0.62, height - 22),
      ...Object.values(doorStates).map((word, index) => {
        const top = y + 22 + index * 24
        return (
          box(x + width * 0.65, top, width * 0.35, 20, 2, sheet) +
          dot(x + width * 0.65 + 10, top + 10, index === 0 ? LAMP.red : '#2f9d74', 2.6) +
          write(word, x + width * 0.65 + 20, top + 13, 7.4, { colour: INK })
        )
      }),
    ].join('')
  },
  building: ({ counts, software }, x, y, width, height) => {
    const tiles = [
      ['12', counts.cameras],
      ['48', counts.doors],
      ['3', counts.alarms],
      ['286', counts.cars],
    ] as const
    const tile = width / 4
    const bar = (width * 0.58 - 20) / 12
    const random = noise('energy')
    return [
      ...tiles.map(([number, noun], index) => {
        return (
          box(x + index * tile, y + 20, tile - 5, 40, 2, sheet) +
          box(x + index * tile, y + 20, tile - 5, 3, 0, [pine, vermilion, ochre, plum][index] ?? INK) +
          write(number, x + index * tile + 8, y + 43, 17, { colour: INK }) +
          write(noun, x + index * tile + 8, y + 54, 6.4, { colour: MUTED })
        )
      }),
      box(x, y + 66, width * 0.58, height - 68, 2, sheet),
      write(software.energy, x + 8, y + 78, 6.8, { colour: MUTED }),
      times(12, (index) => {
        const tall = (height - 100) * (0.3 + random() * 0.65)
        return box(x + 10 + index * bar, y + height - 10 - tall, bar - 4, tall, 0, index === 8 ? ochre : TINT.rule)
      }),
      floorPlan(x + width * 0.6, y + 66, width * 0.4, height - 68),
    ].join('')
  },
  alarms: (words, x, y, width, height) => {
    return [
      box(x, y + 20, width * 0.54, height - 22, 2, sheet),
      ...Object.values(words.events).map((event, index) => {
        const top = y + 38 + index * ((height - 34) / 5)
        return (
          dot(x + 10, top - 2.5, index < 3 ? LAMP.red : TINT.warning, 2.6) +
          write(event, x + 20, top, 7.2, { colour: INK })
        )
      }),
      cameraPicture(words, 4, x + width * 0.56, y + 20, width * 0.44, height * 0.44),
      floorPlan(x + width * 0.56, y + 24 + height * 0.44, width * 0.44, height * 0.56 - 26),
    ].join('')
  },
}

function heading(title: string, x: number, y: number): string {
  return write(title, x, y + 12, 12, { colour: INK })
}
