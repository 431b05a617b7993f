import { escapeMarkup } from '../../../base/escape.ts'
import {
  type CountyOutline,
  countyOutlines,
  INSETS,
  type InsetId,
  isInset,
  MAP_BOX,
  type Place,
  type Point,
} from './county-outlines.ts'
import { formatViewBox, toPercent } from '../kit/drawing.ts'
import { circle, line, paint, round, text } from '../kit/pen.ts'
import { spreadPins } from './spread-pins.ts'

export type MapLabels = {
  /** Alternative text of the map. */
  title: string
  /** By the county's id, which is its English name in kebab-case. */
  counties: Readonly<Record<string, string>>
  insets: Record<InsetId, string>
}

export type County = { id: string; name: string; path: string }

/** A place on the map, in percent of it, and the position of its numbered pin. */
export type MapMarker<Id> = {
  id: Id
  /** Its county; undefined at sea, and on a coast that was simplified away. */
  county: string | undefined
  left: number
  top: number
  pin: { left: number; top: number }
}

export type TaiwanMap<Id> = {
  /** A complete `<svg>` element with the places and the lines to their pins; the pins are the page's links. */
  svg: string
  viewBox: string
  width: number
  height: number
  counties: County[]
  markers: MapMarker<Id>[]
}

/** The spine of the main island, from the south to the north. */
const SPINE = [
  { x: 262, y: 600 },
  { x: 356, y: 140 },
] as const

/** From the frame of an inset to the middle of a pin. */
const PIN_FROM_INSET = 24

/** Draws Taiwan, county by county, with the given places. */
export function drawTaiwanMap<Id>(places: readonly (Place & { id: Id })[], labels: MapLabels): TaiwanMap<Id> {
  const { counties, locate } = countyOutlines()
  const located = places.map((place) => ({ id: place.id, ...locate(place) }))
  const points = located.map(({ point }) => point)
  const fixed = located.map(({ county, point }) => besideInset(county, point))
  const pins = spreadPins(points, { box: MAP_BOX, spine: SPINE, fixed })
  const viewBox = formatViewBox(MAP_BOX)
  const body = drawLand(counties, labels) + drawInsets(labels) + drawLeaders(points, pins)
  return {
    svg: `<svg viewBox="${viewBox}" role="img" aria-label="${escapeMarkup(labels.title)}">${body}</svg>`,
    viewBox,
    width: MAP_BOX.width,
    height: MAP_BOX.height,
    counties: counties.map(({ id, path }) => ({ id, name: nameOf(id, labels), path })),
    markers: located.map(({ id, county, point }, index) => {
      const pin = pins[index] ?? point
      return { id, county, ...toPercent(MAP_BOX, point.x, point.y), pin: toPercent(MAP_BOX, pin.x, pin.y) }
    }),
  }
}

/** Where the pin of a place in an inset stands: beside its frame, so that it hides neither the islands nor their name. */
function besideInset(county: string | undefined, { y }: Point): Point | undefined {
  const inset = county !== undefined && isInset(county) ? INSETS[county] : undefined
  return inset && { x: inset.frame.x + inset.frame.width + PIN_FROM_INSET, y }
}

/** The counties, over the same shapes with a wide line, of which only the half outside the coast is visible. */
function drawLand(counties: readonly CountyOutline[], labels: MapLabels): string {
  const paths = counties.map(
    ({ id, path }) => `<path data-county="${id}" d="${path}"><title>${escapeMarkup(nameOf(id, labels))}</title></path>`,
  )
  const coast = `<use href="#map-counties" stroke="${paint('ink')}" stroke-width="2"/>`
  const borders = `stroke="${paint('line')}" stroke-width=".6"`
  return (
    `<g fill="${paint('plinth')}" stroke-linejoin="round">${coast}` +
    `<g ${borders}><g id="map-counties">${paths.join('')}</g></g></g>`
  )
}

function drawInsets(labels: MapLabels): string {
  // Object.keys forgets the keys' type.
  const ids = Object.keys(INSETS) as InsetId[]
  const names = ids.map((id) => {
    const { x, y } = INSETS[id].frame
    return text(x + 6, y + 15, labels.insets[id], 11)
  })
  const frames = ids.map((id) => {
    const { x, y, width, height } = INSETS[id].frame
    return `M${x} ${y}h${width}v${height}h-${width}z`
  })
  return `<g fill="none">${line(frames.join(''), 0.8, { colour: 'line' })}</g>${names.join('')}`
}

function drawLeaders(points: readonly Point[], pins: readonly Point[]): string {
  const dots = points.map(({ x, y }) => circle(round(x), round(y), 2.2, 1, 'ink'))
  const leaders = points.map(({ x, y }, index) => {
    const pin = pins[index] ?? { x, y }
    return `M${round(x)} ${round(y)}L${round(pin.x)} ${round(pin.y)}`
  })
  return line(leaders.join(''), 0.8, { colour: 'ink' }) + dots.join('')
}

function nameOf(id: string, { counties }: MapLabels): string {
  const name = counties[id]
  if (name === undefined) throw new Error(`The words of the map have no name for ${id}`)
  return name
}
