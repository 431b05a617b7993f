import { DOOR_KINDS } from '../../../src/content/schema/door-kinds.ts'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Door, emptySchedule, type Schedule } from '../../../src/web/features/door-schedule/schedule.ts'
import { readLink, writeLink } from '../../../src/web/features/door-schedule/share-link.ts'
import { createRandom } from '../../fuzz/random.ts'
import { PARTS } from './parts.ts'

const ADDRESS = 'https://www.vendor.example/en/door-schedule#'
const { list } = PARTS

/** Doors as in a tower: each floor has a lobby, a fire door and homes, with devices of their own. */
function tower(doors: number): Schedule {
  const places = ['A棟梯廳', 'B棟梯廳', '安全梯', '會議室', '車道入口', '大廳側門', '垃圾間', '健身房']
  return {
    ...emptySchedule('s'),
    name: '林口某某社區新建工程',
    customer: '某某營造股份有限公司',
    remarks: '三棟412戶，車道2處。弱電圖2026-10版，門號與圖面一致。',
    doors: Array.from({ length: doors }, (_, index): Door => {
      const codes = [index * 7, index * 3 + 1, index + 2, 40, 55].slice(0, 2 + (index % 4))
      return {
        id: `d${index}`,
        number: `D${String(index + 1).padStart(2, '0')}`,
        floor: index < 3 ? `B${index + 1}` : `${(index % 15) + 1}F`,
        place: `${places[index % places.length]}${index % 3 ? index : ''}`,
        kind: DOOR_KINDS[index % DOOR_KINDS.length] ?? 'other',
        alike: index % 5 ? 1 : 3 + index,
        items: codes.map((at) => ({ code: list[at % list.length]?.code ?? '', quantity: 1 + (at % 3) })),
      }
    }),
    room: list.slice(20, 32).map(({ code }, index) => ({ code, quantity: index + 1 })),
  }
}

/** A link with the given content, as a version of the site would write it. */
function forge(content: unknown, version = 1): string {
  const json = typeof content === 'string' ? content : JSON.stringify(content)
  return `${version}.AAAAAA${deflateRawSync(Buffer.from(json)).toString('base64url')}`
}

test('40 doors are shorter than 2,000 characters, address included', async () => {
  const link = ADDRESS + (await writeLink(tower(40)))
  expect(link.length).toBeLessThan(2000)
  expect(link.slice(ADDRESS.length)).toMatch(/^1\.[\w-]+$/)
})

test('a link has no ids, and each door gets a new one', async () => {
  const link = await writeLink(tower(3))
  const [one, other] = await Promise.all([readLink(link), readLink(`#${link}`)])
  const ids = [one, other].flatMap(({ schedule }) => [schedule?.id, ...(schedule?.doors.map(({ id }) => id) ?? [])])
  expect(new Set(ids).size).toBe(8)
})

test('of a link that was cut off, the doors before the cut are kept', async () => {
  const link = await writeLink(tower(40))
  const read = await readLink(link.slice(0, (link.length * 2) / 3))
  expect(read.fault).toBe('damaged')
  const numbers = read.schedule?.doors.map(({ number }) => number) ?? []
  // How many depends on where the packed data happen to break.
  expect(numbers.length).toBeGreaterThan(5)
  expect(numbers).toEqual(tower(numbers.length).doors.map(({ number }) => number))
  expect(read.schedule?.room).toEqual(tower(0).room)
})

test('of a link that was damaged in the middle, the first doors are kept', async () => {
  const link = await writeLink(tower(40))
  const middle = Math.floor(link.length * 0.7)
  const { fault, schedule } = await readLink(`${link.slice(0, middle)}${'_'.repeat(8)}${link.slice(middle + 8)}`)
  expect(fault).toBe('damaged')
  expect(schedule?.doors.slice(0, 2)).toMatchObject([{ number: 'D01' }, { number: 'D02' }])
})

test('a link with one other character is damaged, whichever it is', async () => {
  const link = await writeLink(tower(2))
  for (let at = 2; at < link.length; at += 1) {
    const changed = link.slice(0, at) + (link[at] === 'x' ? 'y' : 'x') + link.slice(at + 1)
    expect((await readLink(changed)).fault, changed).toBe('damaged')
  }
})

test.each([
  '',
  '#',
  '1',
  '1.',
  '1.AAAAAA',
  '1.AAAAAA!',
  'utm_source=mail',
  '99999.AAAAAAq1YqVrIy',
  '1.AAAAAA____',
  '%E9%96%80',
])('the text %j is no link, and nothing is read from it', async (text) => {
  expect(await readLink(text)).toEqual({ fault: 'damaged' })
})

test('a link of a later version says so, and gives what can be read', async () => {
  const link = (await writeLink(tower(5))).replace(/^1\./, '3.')
  const { fault, schedule } = await readLink(link)
  expect(fault).toBe('newer')
  expect(schedule?.doors).toHaveLength(5)
  expect(await readLink(forge({ other: 'layout' }, 3))).toEqual({ fault: 'newer' })
})

test('a link that inflates without end is given up soon', async () => {
  const bomb = `1.AAAAAA${deflateRawSync(Buffer.alloc(60 * 2 ** 20, '[')).toString('base64url')}`
  expect(await readLink(bomb)).toEqual({ fault: 'damaged' })
})

test('values of other types and out of range are damage, and the rest is kept', async () => {
  const doors = [['D01', 1, null, 99, -4, [0, 0, 7, 1, 0, 123456]], 'door', ['D03', '3F', 'Lobby', 1, 2, 'items']]
  const { fault, schedule } = await readLink(forge([7, 'Ann', {}, 0, 'fast', ['face-large'], [0, 2], {}, doors]))
  expect(fault).toBe('damaged')
  expect(schedule).toMatchObject({ name: '', customer: 'Ann', recording: { days: 1, mbps: 4 } })
  expect(schedule?.room).toEqual([{ code: 'face-large', quantity: 2 }])
  expect(schedule?.doors).toMatchObject([
    { number: 'D01', floor: '', kind: 'other', alike: 1, items: [{ code: 'face-large', quantity: 9999 }] },
    { number: '' },
    { number: 'D03', kind: 'home', alike: 2, items: [] },
  ])
})

test('no text makes reading fail', async () => {
  const random = createRandom(7, 0)
  const link = await writeLink(tower(10))
  for (let round = 0; round < 300; round += 1) {
    const at = random.int(link.length)
    const rubbish = random.bytes(random.int(40)).toString(random.pick(['base64url', 'latin1'] as const))
    const text = link.slice(0, at) + rubbish + link.slice(at + random.int(20))
    const read = await readLink(text)
    expect(read.fault === 'damaged' || text === link, text).toBe(true)
  }
})
