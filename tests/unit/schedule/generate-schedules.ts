import { DOOR_KINDS } from '../../../src/content/schema/door-kinds.ts'
import type { Parts } from '../../../src/web/features/door-schedule/parts.ts'
import { type Door, emptySchedule, type Item, type Schedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { createRandom, type Random } from '../../fuzz/random.ts'

const SEED = 26

/** The inputs of people, and texts that break files, tables and addresses. */
const TEXTS = [
  '',
  '1F',
  'B2',
  '大廳',
  'A棟1樓梯廳',
  '許功蓋的房間',
  'Main lobby, east wing',
  'say "open"',
  '"',
  "'quoted'",
  "'=already guarded",
  '=1+1',
  '=HYPERLINK("https://example.com","x")',
  '+886 2 1234',
  '-1F',
  '@SUM(A1)',
  '＝1+1',
  '\tindented',
  '\rreturned',
  '\nnext line',
  'two\nlines',
  'two\r\nlines',
  ' space before',
  'space behind ',
  "' ",
  'a;b;c',
  'a\tb',
  'sep=;',
  '🚪👩‍👩‍👧 emoji',
  '\u{20BB7}野家',
  'half \uD83D of a pair',
  '\\',
  '[1,2',
  '#fragment?x=1&y=%20',
  '001',
  '2026-11-24',
  '<script>alert(1)</script>',
  '機房',
  'x'.repeat(60),
]

/** Codes that no catalogue has. */
const UNKNOWN = ['zz-000', '=cmd|x', 'other maker 12', '門鎖一號']

/** Makes different schedules from a catalogue; the same ones each time. */
export function generateSchedules(parts: Parts, count: number): Schedule[] {
  return Array.from({ length: count }, (_, index) => generateSchedule(parts, createRandom(SEED, index), index))
}

function generateSchedule(parts: Parts, random: Random, index: number): Schedule {
  const doors = Array.from({ length: random.int(index % 10 === 0 ? 60 : 12) }, (_, place) =>
    generateDoor(parts, random, place),
  )
  // Two doors may be equal in all but their ids.
  const [first] = doors
  if (first && random.chance(0.3)) doors.push({ ...first, id: 'again' })
  return {
    ...emptySchedule(`schedule${index}`),
    name: random.pick(TEXTS),
    customer: random.pick(TEXTS),
    remarks: random.pick(TEXTS).repeat(random.int(30)),
    doors,
    room: generateItems(parts, random),
    loose: random.chance(0.5) ? generateItems(parts, random) : [],
    recording: { days: 1 + random.int(365), mbps: (1 + random.int(160)) / 10 },
  }
}

function generateDoor(parts: Parts, random: Random, place: number): Door {
  return {
    id: `d${place}`,
    number: random.chance(0.9)
      ? `${random.pick(['D', '=D', '門', '"', ' '])}${String(place + 1).padStart(2, '0')}`
      : '',
    floor: random.pick(TEXTS),
    place: random.pick(TEXTS),
    kind: random.pick(DOOR_KINDS),
    alike: random.chance(0.7) ? 1 : 1 + random.int(500),
    items: generateItems(parts, random),
  }
}

function generateItems(parts: Parts, random: Random): Item[] {
  const items = new Map<string, Item>()
  for (let left = random.int(8); left > 0; left -= 1) {
    const code = random.chance(0.05) ? random.pick(UNKNOWN) : random.pick(parts.list).code
    const failSafe = random.chance(0.1)
    const quantity = random.chance(0.8) ? 1 + random.int(4) : 1 + random.int(9999)
    items.set(`${code} ${failSafe}`, { code, quantity, ...(failSafe && { failSafe }) })
  }
  return [...items.values()]
}
