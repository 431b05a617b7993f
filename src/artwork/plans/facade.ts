import { escapeMarkup } from '../../base/escape.ts'
import { round } from '../drawing/kit/pen.ts'

/** The front of a building, in `currentColor`. */
export type Facade = {
  /** The whole `<svg>` element. */
  svg: string
  width: number
  height: number
}

type Style = 'windows' | 'paired-windows' | 'balconies' | 'bands' | 'fins' | 'arches'
type Building = {
  style: Style
  storeys: number
  bays: number
  bayWidth: number
  storeyHeight: number
  towers: 1 | 2 | 3
}

/** The building of each case, by its id: an illustration, whose storeys have no meaning. */
const BUILDINGS: readonly Building[] = [
  { style: 'windows', storeys: 15, bays: 6, bayWidth: 13, storeyHeight: 13, towers: 1 },
  { style: 'balconies', storeys: 22, bays: 4, bayWidth: 15, storeyHeight: 12, towers: 3 },
  { style: 'bands', storeys: 9, bays: 10, bayWidth: 13, storeyHeight: 14, towers: 2 },
  { style: 'fins', storeys: 18, bays: 5, bayWidth: 14, storeyHeight: 13, towers: 2 },
  { style: 'paired-windows', storeys: 12, bays: 8, bayWidth: 13, storeyHeight: 14, towers: 3 },
  { style: 'bands', storeys: 25, bays: 4, bayWidth: 14, storeyHeight: 11, towers: 1 },
  { style: 'arches', storeys: 7, bays: 11, bayWidth: 13, storeyHeight: 15, towers: 2 },
  { style: 'balconies', storeys: 16, bays: 6, bayWidth: 14, storeyHeight: 13, towers: 1 },
]

/** Space beside the walls, above the roof, and height of the ground floor below its beam. */
const SIDE = 6
const SKY = 12
const GROUND_FLOOR = 26
const FOOT = 14
/** Space between the towers of one development. */
const YARD = 20

/** Draws one building of a builder case. Without a label it is hidden from screen readers. */
export function drawFacade(caseId: number, label?: string): Facade {
  const building = buildingOf(caseId)
  return frame(measure(building), drawBuilding(building, caseId), label)
}

/** Draws all towers of a builder case, side by side on one ground line. */
export function drawDevelopment(caseId: number, label?: string): Facade {
  const building = buildingOf(caseId)
  const { width, height } = measure(building)
  const tower = drawBuilding(building, caseId)
  const towers = Array.from({ length: building.towers }, (_, index) =>
    index === 0 ? tower : `<g transform="translate(${index * (width + YARD)})">${tower}</g>`,
  )
  return frame({ width: width * building.towers + YARD * (building.towers - 1), height }, towers.join(''), label)
}

function buildingOf(caseId: number): Building {
  const building = BUILDINGS[(caseId - 1) % BUILDINGS.length]
  if (!building) throw new Error(`A case id is a whole number from 1, not ${caseId}`)
  return building
}

function frame({ width, height }: { width: number; height: number }, body: string, label?: string): Facade {
  const name = label ? `role="img" aria-label="${escapeMarkup(label)}"` : 'aria-hidden="true"'
  return { svg: `<svg viewBox="0 0 ${width} ${height}" ${name}>${body}</svg>`, width, height }
}

function measure({ bays, bayWidth, storeys, storeyHeight }: Building): { width: number; height: number } {
  return { width: bays * bayWidth + 2 * SIDE, height: storeys * storeyHeight + GROUND_FLOOR + FOOT }
}

/** The last path is the beam, which a page may colour. */
function drawBuilding(building: Building, caseId: number): string {
  const { width, height } = measure(building)
  const { lines, openings } = drawStoreys(building)
  const base = height - GROUND_FLOOR
  const walls = `M${SIDE} ${height}V${SKY}H${width - SIDE}V${height}`
  const outline = `${walls}${lines}M${SIDE - 3} ${base}H${width - 3}${drawDoors(building)}${drawRoof(width, caseId)}`
  const lintel = `M${SIDE - 4} ${base - 1.5}h${width - 4}v4h${4 - width}z`
  return (
    `<path d="${outline}" fill="none" stroke="currentColor"/>` +
    `<path d="${openings}" fill="currentColor" opacity=".2"/><path d="${lintel}" fill="currentColor"/>`
  )
}

/** The lines of the storeys, and their filled shapes. */
function drawStoreys(building: Building): { lines: string; openings: string } {
  let lines = ''
  let openings = ''
  for (let storey = 0; storey < building.storeys; storey++) {
    for (let bay = 0; bay < building.bays; bay++) {
      lines += drawBayLines(building, storey, bay)
      openings += drawOpening(building, storey, bay)
    }
  }
  return { lines, openings }
}

function drawBayLines({ style, bays, bayWidth, storeys, storeyHeight }: Building, storey: number, bay: number): string {
  const x = SIDE + bay * bayWidth
  const floor = SKY + (storey + 1) * storeyHeight
  const slab = bay === 0 ? `M${SIDE} ${floor}H${SIDE + bays * bayWidth}` : ''
  if (style === 'bands') return slab
  if (style === 'fins')
    return slab + (storey === 0 ? `M${x + bayWidth} ${SKY}V${SKY + storeys * storeyHeight + 2}` : '')
  const hasBalcony = style === 'balconies' && (bay + storey) % 2 === 0
  return hasBalcony ? `M${x} ${floor - 3}h${bayWidth}v3h-${bayWidth}z` : ''
}

function drawOpening(building: Building, storey: number, bay: number): string {
  const { style, bays, bayWidth: width, storeyHeight: height } = building
  const x = SIDE + bay * width
  const y = SKY + storey * height
  switch (style) {
    case 'windows':
      return pane(x + 3, y + 3, width - 6, height - 5)
    case 'paired-windows':
      return bay % 2 ? pane(x + 2, y + 4, width - 4, height - 7) : pane(x + 4, y + 3, width - 8, height - 4)
    case 'balconies':
      return pane(x + 2, y + 2, width - 4, height - 6)
    case 'bands':
      return bay === 0 ? pane(SIDE + 3, y + 3, bays * width - 6, height - 6) : ''
    case 'fins':
      return pane(x + 3, y + 2, width - 6, height - 4)
    case 'arches':
      return arch(x + 3, y + height - 2, width - 6, height - 8)
  }
}

function pane(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`
}

function arch(x: number, foot: number, width: number, height: number): string {
  return `M${x} ${foot}v-${height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height}z`
}

function drawDoors(building: Building): string {
  const { width, height } = measure(building)
  const doors = Math.max(2, Math.floor(building.bays / 2))
  const room = (width - 2 * SIDE) / doors
  const top = height - GROUND_FLOOR + 8
  return Array.from({ length: doors }, (_, index) => {
    const x = round(SIDE + (index + 0.28) * room)
    return `M${x} ${height}V${top}h${round(room * 0.44)}V${height}`
  }).join('')
}

/** A plant room, a mast or a parapet. */
function drawRoof(width: number, caseId: number): string {
  const kind = (caseId - 1) % 3
  if (kind === 0) return `M${round(width * 0.3)} ${SKY}v-8h${round(width * 0.25)}v8`
  if (kind === 1) return `M${round(width * 0.55)} ${SKY}v-10h10v10M${round(width * 0.6)} 2v-2`
  return `M${SIDE + 6} ${SKY}v-4H${width - 2 * SIDE}v4`
}
