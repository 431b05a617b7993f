import { BRAND, write } from '../../kit/lettering.ts'
import type { PrintedWords } from '../../drawing-words.ts'
import { box, decimal, disc, fine, line, ROUND_ENDS, shape, times } from '../../kit/solid.ts'
import { type Content, dot, icon, matrixCode, noise, softKey } from './screen.ts'

/** What is shown on the screens that people work at: consoles, panels, kiosks, software. */

const PAPER = 'url(#paper-screen)'
const INK = '#1c1b18'
const MUTED = '#6b6557'

/** Places that cameras look at, of which a few shapes are enough to tell them apart. */
const PLACES = ['mainGate', 'lobby', 'ramp', 'carPark', 'corridor', 'roof'] as const

/** What a camera sees of a place: a small picture with its name. */
export function cameraPicture(
  { places }: PrintedWords,
  index: number,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const name = places[PLACES[index % PLACES.length] ?? 'mainGate']
  const horizon = [0.4, 0.46, 0.5, 0.42, 0.38, 0.56][index % 6] ?? 0.45
  const shapes = [
    'M50 46a9 10 0 0 1 9 10c0 6-3 8-4 10 14 3 19 12 20 34H25c1-22 6-31 20-34-1-2-4-4-4-10a9 10 0 0 1 9-10z',
    'M30 100l14-46h12l14 46zM12 100V38h10v62zM78 100V38h10v62z',
    'M0 100L40 46h20l40 54zM44 60h12M46 70h8',
    'M8 64h22v20H8zM40 64h22v20H40zM72 64h22v20H72z',
    'M0 20l36 18v30L0 100zM100 20L64 38v30l36 32z',
    'M0 56h100v8H0zM16 30h22v26H16zM60 40h26v16H60z',
  ]
  const place = `x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}"`
  const view = [
    box(0, 0, 100, 100, 0, index === 3 ? '#6f6b62' : 'url(#wall)'),
    box(0, 100 * horizon, 100, 100, 0, 'url(#floor)'),
    shape(shapes[index % 6] ?? '', '#4a463e', 'opacity=".8"'),
  ]
  return `<svg ${place} viewBox="0 0 100 100" preserveAspectRatio="none">${view.join('')}</svg>${tag(name, x, y, width)}`
}

function tag(name: string, x: number, y: number, width: number): string {
  const size = Math.min(9, width * 0.09)
  return (
    box(x, y, width, size * 1.7, 0, '#000', 'opacity=".45"') +
    disc(x + size, y + size * 0.85, size * 0.28, '#4fd0a0') +
    write(name, x + size * 1.7, y + size * 1.2, size)
  )
}

/** A console: calls that wait with their seconds at the left, entrances side by side at the right. */
export function consoleScreen(words: PrintedWords, channels: number): Content {
  return (width, height) => {
    const left = width * 0.28
    const columns = Math.ceil(Math.sqrt(channels))
    const rows = Math.ceil(channels / columns)
    const [across, down] = [(width - left - 8) / columns, (height - 60) / rows]
    const calls = [
      [words.places.mainGate, '00:04', '#A3210F'],
      ['12-03', '00:19', '#7D5500'],
      [words.places.ramp, '00:31', '#7D5500'],
    ] as const
    return [
      box(0, 0, width, height, 0, 'url(#night-screen)'),
      write(words.console.calls, 10, 20, 12),
      write('14:05', width - 10, 20, 12, { anchor: 'end' }),
      ...calls.map(([place, wait, colour], index) => {
        const y = 30 + index * 36
        return (
          box(8, y, left - 14, 31, 4, index === 0 ? colour : '#33373c') +
          write(place, 15, y + 14, 10) +
          write(wait, 15, y + 26, 9, { opacity: 0.8 }) +
          icon('call', left - 18, y + 15, 0.6)
        )
      }),
      ...Array.from({ length: channels }, (_, index) =>
        cameraPicture(
          words,
          index,
          left + (index % columns) * across + 1.5,
          28 + Math.floor(index / columns) * down + 1.5,
          across - 3,
          down - 3,
        ),
      ),
      softKey(left, height - 28, 58, 22, words.console.answer, '#1E6650'),
      softKey(left + 62, height - 28, 58, 22, words.console.unlock, '#B0361E'),
    ].join('')
  }
}

/** A room's panel: free or taken, by whom and until when, and the rest of the day. */
export function roomScreen({ room }: PrintedWords, isFree: boolean, withDay: boolean): Content {
  return (width, height) => {
    const colour = isFree ? '#1E6650' : '#A3210F'
    const right = withDay ? width * 0.66 : width
    const hours = ['13', '14', '15', '16', '17']
    return [
      box(0, 0, width, height, 0, PAPER),
      box(0, 0, right, 9, 0, colour),
      write(room.name, 16, 50, 32, { colour: INK, spacing: -1 }),
      write(room.seats, 18, 68, 12, { colour: MUTED }),
      write(isFree ? room.free : room.busy, 16, 118, 42, { colour, spacing: -1 }),
      write(isFree ? room.untilNext : room.untilEnd, 18, 138, 15, { colour: INK }),
      softKey(16, height - 46, 92, 32, isFree ? room.use : room.end, isFree ? '#1E6650' : '#1c1b18'),
      isFree ? '' : softKey(116, height - 46, 80, 32, room.checkIn, '#857F72'),
      withDay
        ? [
            box(right, 0, width - right, height, 0, '#fbf9f5'),
            write(room.today, right + 12, 24, 12, { colour: MUTED }),
            ...hours.map((hour, index) => {
              const y = 40 + index * ((height - 52) / 5)
              return (
                write(hour, right + 12, y + 10, 10, { colour: MUTED }) +
                box(right + 32, y, width - right - 42, 1, 0, '#d3cdc2')
              )
            }),
            box(
              right + 34,
              44 + (height - 52) / 5,
              width - right - 46,
              (height - 52) / 5 - 4,
              2,
              isFree ? '#d9e6df' : '#A3210F',
            ),
            box(right + 34, 44 + ((height - 52) / 5) * 3, width - right - 46, (height - 52) / 5 + 6, 2, '#bdb3a0'),
          ].join('')
        : write(room.next, width - 12, height - 24, 11, { colour: MUTED, anchor: 'end' }),
    ].join('')
  }
}

/** A kiosk that waits for visitors. */
export function checkInScreen({ checkIn }: PrintedWords, isForContractors: boolean): Content {
  return (width, height) => {
    const keys = [
      [checkIn.scan, '#2B4785'],
      [checkIn.findHost, '#3a3a38'],
      [isForContractors ? checkIn.workOrder : checkIn.group, '#3a3a38'],
      ...(isForContractors ? [[checkIn.returnCard, '#3a3a38'] as const] : []),
    ] as const
    const isUpright = height > width
    const x = isUpright ? 18 : width * 0.5
    const top = isUpright ? height * 0.5 : 34
    const row = (isUpright ? height * 0.44 : height - 52) / keys.length
    return [
      box(0, 0, width, height, 0, PAPER),
      box(0, 0, width, 8, 0, '#AE3219'),
      write(checkIn.welcome, 18, 54, isUpright ? 36 : 30, { colour: INK, spacing: -1 }),
      write(checkIn.ask, 20, 76, 13, { colour: MUTED }),
      isUpright ? matrixCode('visit', width / 2 - 38, height * 0.28, 76) : matrixCode('visit', 26, 100, 70),
      ...keys.map(([word, colour], index) =>
        softKey(x, top + index * row, isUpright ? width - 36 : width * 0.5 - 18, row - 8, word, colour),
      ),
    ].join('')
  }
}

/** A kiosk that has checked someone in: who, where to, until when. */
export const checkedIn =
  ({ checkIn }: PrintedWords): Content =>
  (width, height) => {
    const middle = width / 2
    return [
      box(0, 0, width, height, 0, PAPER),
      box(0, 0, width, 8, 0, '#1E6650'),
      disc(middle, height * 0.26, 30, '#1E6650'),
      icon('check', middle, height * 0.26, 2),
      write(checkIn.done, middle, height * 0.5, 30, { colour: INK, anchor: 'middle', spacing: -0.5 }),
      write(checkIn.goTo, middle, height * 0.5 + 26, 14, { colour: INK, anchor: 'middle' }),
      write(checkIn.until, middle, height * 0.5 + 46, 13, { colour: MUTED, anchor: 'middle' }),
      write(checkIn.takeLabel, middle, height - 22, 14, { colour: '#1E6650', anchor: 'middle' }),
    ].join('')
  }

/** A lane's kiosk: the plate it has read, and what to do. */
export function laneScreen({ lane }: PrintedWords, isOpen: boolean, hasTicket: boolean): Content {
  return (width, height) => {
    const middle = width / 2
    const isUpright = height > width * 1.2
    const plateY = isUpright ? height * 0.2 : height * 0.27
    return [
      box(0, 0, width, height, 0, 'url(#night-screen)'),
      write(isOpen ? lane.open : lane.shut, middle, plateY - 16, 24, { anchor: 'middle' }),
      box(middle - 76, plateY, 152, 52, 6, '#fbf9f5'),
      box(middle - 76, plateY, 152, 52, 6, 'none', 'stroke="#2b2a28" stroke-width="3"'),
      write('ABC-1234', middle, plateY + 37, 31, { colour: '#1b1a17', anchor: 'middle' }),
      isOpen
        ? disc(middle, plateY + 108, 32, '#1E6650') + icon('check', middle, plateY + 108, 2.1)
        : [
            write(hasTicket ? lane.takeTicket : lane.holdCode, middle, plateY + 84, 17, { anchor: 'middle' }),
            write(lane.orCard, middle, plateY + 104, 12, { anchor: 'middle', opacity: 0.7 }),
            isUpright ? matrixCode('lane', middle - 36, plateY + 128, 72) : '',
          ].join(''),
    ].join('')
  }
}

/** A plan of a floor, with doors that are shut and one that is open. */
function floorPlan(x: number, y: number, width: number, height: number): string {
  const d = 'M0 0h100v60H0zM0 24h34M44 24h56M34 0v16M66 24v12M66 44v16M20 34v26'
  const lights = [
    [39, 24, '#e8573a'],
    [66, 40, '#4fd0a0'],
    [34, 20, '#4fd0a0'],
    [20, 30, '#4fd0a0'],
    [84, 24, '#4fd0a0'],
  ] as const
  const place = `x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}"`
  return `<svg ${place} viewBox="-4 -4 108 68">${box(-4, -4, 108, 68, 0, '#fbf9f5')}${line(d, '#4f4b43', 1.6)}${lights.map(([left, top, colour]) => dot(left, top, colour, 2.2)).join('')}</svg>`
}

type Page = 'live' | 'playback' | 'people' | 'doors' | 'building' | 'alarms'

/** A page of the software: menu at the left, its own content at the right. */
export function softwarePage(words: PrintedWords, page: Page, menu: readonly string[]): Content {
  return (width, height) => {
    const left = 62
    return [
      box(0, 0, width, height, 0, '#f4f1ea'),
      box(0, 0, left, height, 0, '#1b1a17'),
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

type Draw = (words: PrintedWords, x: number, y: number, width: number, height: number) => string

const PAGES: Record<Page, Draw> = {
  live: (words, x, y, width, height) => {
    const [across, down] = [width / 3, (height - 22) / 2]
    return times(6, (index) =>
      cameraPicture(
        words,
        index,
        x + (index % 3) * across,
        y + 20 + Math.floor(index / 3) * down,
        across - 4,
        down - 4,
      ),
    )
  },
  playback: (words, x, y, width, height) => {
    const track = y + height - 52
    return [
      cameraPicture(words, 2, x, y + 20, width * 0.62, track - y - 28),
      cameraPicture(words, 3, x + width * 0.64, y + 20, width * 0.36, (track - y - 32) / 2),
      cameraPicture(words, 1, x + width * 0.64, y + 24 + (track - y - 32) / 2, width * 0.36, (track - y - 32) / 2),
      ...[0, 1, 2].map(
        (row) =>
          box(x, track + row * 14, width, 10, 1, '#dfd9cc') +
          box(x + width * 0.1 * row, track + row * 14, width * (0.55 - row * 0.1), 10, 1, '#2f7d64') +
          box(x + width * (0.3 + row * 0.14), track + row * 14, width * 0.05, 10, 0, '#AE3219'),
      ),
      line(fine`M${x + width * 0.47} ${track - 6}v54`, INK, 1.4),
    ].join('')
  },
  people: ({ people }, x, y, width, height) => {
    const rows = Math.floor((height - 40) / 24)
    const names = [people.chen, people.lin, people.wang, people.tsai, people.wu]
    return [
      box(x, y + 20, width, 14, 0, '#eae6dc'),
      ...[people.name, people.group, people.doors, people.until].map((word, column) =>
        write(word, x + 8 + column * width * 0.26, y + 30, 6.6, { colour: MUTED }),
      ),
      times(rows, (row) => {
        const top = y + 50 + row * 24
        return [
          box(x, top + 9, width, 0.8, 0, '#d3cdc2'),
          write(names[row % names.length] ?? '', x + 8, top, 7.4, { colour: INK }),
          write(row % 3 ? people.staff : people.visitor, x + 8 + width * 0.26, top, 7, { colour: INK }),
          write(String(4 + ((row * 5) % 11)), x + 8 + width * 0.52, top, 7, { colour: INK }),
          dot(x + 10 + width * 0.78, top - 2.5, row % 3 ? '#2f7d64' : '#d9a23a', 2.2),
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
          box(x + width * 0.65, top, width * 0.35, 20, 2, '#fbf9f5') +
          dot(x + width * 0.65 + 10, top + 10, index === 0 ? '#e8573a' : '#2f9d74', 2.6) +
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
    const random = noise('energy')
    return [
      ...tiles.map(([number, noun], index) => {
        return (
          box(x + index * tile, y + 20, tile - 5, 40, 2, '#fbf9f5') +
          box(x + index * tile, y + 20, tile - 5, 3, 0, ['#1B6149', '#AE3219', '#7D5500', '#6A3F6E'][index] ?? INK) +
          write(number, x + index * tile + 8, y + 43, 17, { colour: INK }) +
          write(noun, x + index * tile + 8, y + 54, 6.4, { colour: MUTED })
        )
      }),
      box(x, y + 66, width * 0.58, height - 68, 2, '#fbf9f5'),
      write(software.energy, x + 8, y + 78, 6.8, { colour: MUTED }),
      times(12, (index) => {
        const tall = (height - 100) * (0.3 + random() * 0.65)
        return box(
          x + 10 + index * ((width * 0.58 - 20) / 12),
          y + height - 10 - tall,
          (width * 0.58 - 20) / 12 - 4,
          tall,
          0,
          index === 8 ? '#7D5500' : '#bdb3a0',
        )
      }),
      floorPlan(x + width * 0.6, y + 66, width * 0.4, height - 68),
    ].join('')
  },
  alarms: (words, x, y, width, height) => {
    return [
      box(x, y + 20, width * 0.54, height - 22, 2, '#fbf9f5'),
      ...Object.values(words.events).map((event, index) => {
        const top = y + 38 + index * ((height - 34) / 5)
        return (
          dot(x + 10, top - 2.5, index < 3 ? '#e8573a' : '#d9a23a', 2.6) +
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

/** A face in colours of warmth, with the temperature at its temple. */
export function warmthScreen(
  { warmth }: PrintedWords,
  reading: string,
  isRaised: boolean,
  isLandscape = false,
): Content {
  return (width, height) => {
    const colour = isRaised ? '#A3210F' : '#1E6650'
    const bands = [
      [1.5, '#5b2a86'],
      [1.25, '#a83273'],
      [1, '#e0662f'],
      [0.76, '#f5b53f'],
      [0.46, '#fdf3b8'],
    ] as const
    const [x, y, size] = isLandscape
      ? [width * 0.4, height * 0.5, height * 0.34]
      : [width / 2, height * 0.42, width * 0.3]
    return [
      box(0, 0, width, height, 0, '#1a1240'),
      shape(
        fine`M${x - size * 1.9} ${height}c0-${size * 0.9} ${size}-${size * 1.1} ${size * 1.9}-${size * 1.1}s${size * 1.9} ${size * 0.2} ${size * 1.9} ${size * 1.1}z`,
        '#5b2a86',
      ),
      ...bands.map(
        ([share, fill]) =>
          `<ellipse cx="${decimal(x)}" cy="${decimal(y + size * (1 - share) * 0.2)}" rx="${decimal(size * share * 0.74)}" ry="${decimal(size * share)}" fill="${fill}" opacity=".88"/>`,
      ),
      line(fine`M${x - 8} ${y - size * 0.3}h16M${x} ${y - size * 0.3 - 8}v16`, '#fff', 2, ROUND_ENDS),
      box(0, height - 54, width, 54, 0, colour),
      write(reading, 12, height - 18, 27),
      write(isRaised ? warmth.raised : warmth.normal, width - 14, height - 20, 18, { anchor: 'end' }),
      times(5, (index) => box(width - 16, 14 + index * 14, 8, 14, 0, bands[4 - index]?.[1] ?? '#000')),
    ].join('')
  }
}
