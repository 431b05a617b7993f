import { acceptSchedule } from './accept-schedule.ts'
import { repairJson } from './repair-json.ts'
import { DOOR_KINDS, type DoorKind } from '../../../content/schema/door-kinds.ts'
import { newId } from './new-id.ts'
import type { Content, Item, Schedule } from './schedule.ts'

/** To be raised with every change of what `pack` returns: an older site tells the visitor that the link is newer. */
export const LINK_VERSION = 2
/** Of a link without an issue, which any version of the site reads. */
const PLAIN_VERSION = 1
/** A schedule of 2,000 full doors is half of this; a few bytes of a link can inflate to gigabytes. */
const MAX_INFLATED_BYTES = 4 * 2 ** 20
/** How much is inflated at once: data before a fault is kept, and no more is inflated than is read. */
const PIECE_BYTES = 64

/**
 * The result of reading a link: `damaged` if some of it is missing or changed, `newer` if a later version of the site
 * wrote it.
 */
export type LinkReading =
  | { schedule: Schedule; fault?: undefined }
  | { fault: 'damaged' | 'newer' /** The readable part. */; schedule?: Schedule }

/**
 * Writes a whole schedule with its last issue, except ids, as text for the fragment of an address:
 * `<version>.<checksum><data>`, where the data are short lists in JSON, deflated, in the alphabet of addresses. An issue
 * is much like the schedule, so it adds little.
 */
export async function writeLink(schedule: Schedule): Promise<string> {
  const packed = new Blob([JSON.stringify(pack(schedule))]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const data = toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))
  const version = schedule.issues.length > 0 ? LINK_VERSION : PLAIN_VERSION
  return `${version}.${checksumOf(data)}${data}`
}

/** Reads the text that `writeLink` wrote, with or without a `#` before it. Never throws, whatever the text is. */
export async function readLink(text: string): Promise<LinkReading> {
  const [, version, checksum, data] = /^#?(\d{1,4})\.([\w-]{6})([\w-]*)/.exec(text.trim()) ?? []
  if (version === undefined || checksum === undefined || data === undefined) return { fault: 'damaged' }
  const { json, isComplete } = await inflate(data)
  const read = readPacked(json)
  const isNewer = Number(version) > LINK_VERSION
  const isIntact = isComplete && checksumOf(data) === checksum && read?.isWhole === true
  if (isIntact && !isNewer) return { schedule: read.schedule }
  // With a part of an issue, comparisons would be wrong.
  return { fault: isNewer ? 'newer' : 'damaged', ...(read && { schedule: { ...read.schedule, issues: [] } }) }
}

/** Quantities; those of locks that open without power are negative. */
type PackedItems = number[]
/** Links have the place of a kind in this list, so what came later is last. */
const LATER: readonly DoorKind[] = ['escape-door', 'fire-escape-door']
const KINDS: readonly DoorKind[] = [...DOOR_KINDS.filter((kind) => !LATER.includes(kind)), ...LATER]

type PackedDoor = [number: string, floor: string, place: string, kind: number, alike: number, items: PackedItems]
type Packed = [
  name: string,
  customer: string,
  remarks: string,
  days: number,
  mbps: number,
  codes: string[],
  room: PackedItems,
  loose: PackedItems,
  /** Last of the content, so that a link that is cut off has all the rest. */
  doors: PackedDoor[],
  /** The last issue; the places of its doors in the list of doors, -1 where a door is gone. */
  issue?: [id: string, name: string, at: number, content: Packed, places: number[]],
]

function pack(schedule: Schedule): Packed {
  const packed = packContent(schedule)
  const last = schedule.issues.at(-1)
  if (!last) return packed
  const at = new Map(schedule.doors.map(({ id }, index) => [id, index]))
  const places = last.content.doors.map(({ id }) => at.get(id) ?? -1)
  packed[9] = [last.id, last.name, last.at, packContent(last.content), places]
  return packed
}

function packContent({ name, customer, remarks, recording, room, loose, doors }: Content): Packed {
  const codes = [...new Set([...doors.flatMap(({ items }) => items), ...room, ...loose].map(({ code }) => code))]
  const places = new Map(codes.map((code, index) => [code, index]))
  const packItems = (items: readonly Item[]): PackedItems =>
    items.flatMap(({ code, quantity, failSafe }) => [places.get(code) ?? 0, failSafe ? -quantity : quantity])
  const packedDoors = doors.map(
    (door): PackedDoor => [
      door.number,
      door.floor,
      door.place,
      KINDS.indexOf(door.kind),
      door.alike,
      packItems(door.items),
    ],
  )
  const { days, mbps } = recording
  return [name, customer, remarks, days, mbps, codes, packItems(room), packItems(loose), packedDoors]
}

function readPacked(json: string): ReturnType<typeof acceptSchedule> | undefined {
  const packed = repairJson(json)
  if (!Array.isArray(packed) || packed.length === 0) return undefined
  const ids = new Map<number, string>()
  const idAt = (place: number) => ids.get(place) ?? ids.set(place, newId()).get(place)
  const [id, name, at, issued, places] = asList(packed[9])
  const own = unpack(packed, (index) => idAt(index))
  const content = Array.isArray(issued) && unpack(issued, (index) => idAt(Number(asList(places)[index])))
  return acceptSchedule({ ...own, issues: content ? [{ id, name, at, content }] : [] })
}

function unpack(packed: readonly unknown[], idOf: (index: number) => unknown): Record<string, unknown> {
  const [name, customer, remarks, days, mbps, codes, room, loose, doors] = packed
  const unpackItems = (value: unknown) => (Array.isArray(value) ? pairsOf(value, asList(codes)) : value)
  return {
    name,
    customer,
    remarks,
    recording: { days, mbps },
    room: unpackItems(room),
    loose: unpackItems(loose),
    doors: Array.isArray(doors)
      ? doors.map((door: unknown, index) => {
          const [number, floor, place, kind, alike, items] = asList(door)
          const fields = { number, floor, place, kind: KINDS[kind as number], alike, items: unpackItems(items) }
          return { id: idOf(index), ...fields }
        })
      : doors,
  }
}

function pairsOf(numbers: readonly unknown[], codes: readonly unknown[]): unknown[] {
  return numbers.flatMap((place, index) => {
    if (index % 2 === 1) return []
    const quantity = numbers[index + 1]
    const isFailSafe = typeof quantity === 'number' && quantity < 0
    return [{ code: codes[place as number], ...(isFailSafe ? { quantity: -quantity, failSafe: true } : { quantity }) }]
  })
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Inflates as much as there is, up to a limit. */
async function inflate(data: string): Promise<{ json: string; isComplete: boolean }> {
  const decoder = new TextDecoder()
  let json = ''
  try {
    const bytes = fromBase64Url(data)
    const { readable, writable } = new DecompressionStream('deflate-raw')
    const writer = writable.getWriter()
    // Both fail together; the reader tells.
    const writing = writePieces(writer, bytes).catch(() => {})
    const reader = readable.getReader()
    let size = 0
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length
      if (size > MAX_INFLATED_BYTES) {
        await reader.cancel()
        // No schedule is as long: nothing of it is worth reading.
        return { json: '', isComplete: false }
      }
      json += decoder.decode(next.value, { stream: true })
    }
    await writing
    return { json: json + decoder.decode(), isComplete: true }
  } catch {
    return { json, isComplete: false }
  }
}

async function writePieces(writer: WritableStreamDefaultWriter<BufferSource>, bytes: Uint8Array<ArrayBuffer>) {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    await writer.ready
    await writer.write(bytes.subarray(start, start + PIECE_BYTES))
  }
  await writer.close()
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  // A single character at the end holds no whole byte.
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text
  return Uint8Array.from(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

/** Returns six characters that tell whether data were changed on their way (FNV-1a): deflate alone does not notice. */
function checksumOf(data: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < data.length; index += 1) {
    hash = Math.imul(hash ^ data.charCodeAt(index), 0x01000193) >>> 0
  }
  return toBase64Url(Uint8Array.of(hash >>> 24, hash >>> 16, hash >>> 8, hash))
}
