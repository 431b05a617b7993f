/** The most frequent colours, flat grounds and ink, are never mixed with others. */
const EXACT = 32
/** Of more colours than this, as photographs have, those that differ in the lowest bits only count as one. */
const MANY = 4096
const LOWEST_BITS = 0x070707
/** Where red, green and blue stand in the number of a colour. */
const SHIFTS = [16, 8, 0] as const

type Counted = readonly [colour: number, count: number]

/**
 * Chooses at most `most` colours for a picture by median cut, and returns for each of its colours the one that stands
 * for it. Colours are numbers, red first; `counts` says how many pixels have each.
 */
export function choosePalette(counts: ReadonlyMap<number, number>, most: number): Map<number, number> {
  if (counts.size <= most) return new Map(Array.from(counts.keys(), (colour) => [colour, colour]))
  const sorted = [...counts].sort((a, b) => b[1] - a[1])
  const exact = Math.min(EXACT, most / 2)
  const chosen = new Map(sorted.slice(0, exact).map(([colour]) => [colour, colour]))
  const mask = counts.size > MANY ? ~LOWEST_BITS : ~0
  const cells = new Map<number, number>()
  for (const [colour, count] of sorted.slice(exact)) cells.set(colour & mask, (cells.get(colour & mask) ?? 0) + count)
  const standing = new Map(cut([...cells], most - exact).flatMap(standIns))
  for (const [colour] of sorted.slice(exact)) chosen.set(colour, standing.get(colour & mask) ?? colour)
  return chosen
}

/** Colours near each other, and how far apart they are in the channel where they differ most. */
type Box = { colours: Counted[]; shift: number; spread: number }

/** Halves the box of the greatest spread until there are enough. */
function cut(colours: Counted[], most: number): Counted[][] {
  const boxes = [boxOf(colours)]
  while (boxes.length < most) {
    const widest = boxes.reduce((best, box, index) => (box.spread > (boxes[best]?.spread ?? 0) ? index : best), 0)
    const { colours, shift, spread } = boxes[widest] ?? { colours: [], shift: 0, spread: 0 }
    if (spread === 0) break
    colours.sort((a, b) => channel(a[0], shift) - channel(b[0], shift))
    const middle = middleOf(colours)
    boxes.splice(widest, 1, boxOf(colours.slice(0, middle)), boxOf(colours.slice(middle)))
  }
  return boxes.map((box) => box.colours)
}

function boxOf(colours: Counted[]): Box {
  let [pixels, widest, best] = [0, 0, 0]
  for (const [, count] of colours) pixels += count
  for (const shift of SHIFTS) {
    let [low, high] = [255, 0]
    for (const [colour] of colours) {
      const value = channel(colour, shift)
      if (value < low) low = value
      if (value > high) high = value
    }
    if (high - low > widest) [widest, best] = [high - low, shift]
  }
  // Few pixels may be further off than many.
  return { colours, shift: best, spread: widest * Math.sqrt(Math.sqrt(pixels)) }
}

/** Where half of the pixels are on either side; neither side is empty. */
function middleOf(colours: readonly Counted[]): number {
  const half = colours.reduce((sum, [, count]) => sum + count, 0) / 2
  let passed = 0
  const place = colours.findIndex(([, count]) => (passed += count) >= half)
  return Math.min(Math.max(place, 1), colours.length - 1)
}

/** Pairs each colour of a box with the mean of all its pixels. */
function standIns(colours: readonly Counted[]): [number, number][] {
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0)
  const mean = SHIFTS.reduce<number>((total, shift) => {
    const sum = colours.reduce((sum, [colour, count]) => sum + channel(colour, shift) * count, 0)
    return total | (Math.round(sum / pixels) << shift)
  }, 0)
  return colours.map(([colour]) => [colour, mean])
}

function channel(colour: number, shift: number): number {
  return (colour >> shift) & 0xff
}
