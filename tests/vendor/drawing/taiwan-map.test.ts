import { expect, test } from 'vitest'
import { drawingWords } from '../../../src/artwork/drawing/drawing-words.ts'
import { MAP_BOX } from '../../../src/artwork/drawing/map/county-outlines.ts'
import { drawTaiwanMap } from '../../../src/artwork/drawing/map/taiwan-map.ts'
import { loadShippedContent } from '../shipped-content.ts'

const { case: cases } = await loadShippedContent()
const draw = (locale: 'zh' | 'en') => drawTaiwanMap(cases, drawingWords[locale].map)

test('every case lies on the map, in the county that its location names', () => {
  const { markers, counties } = draw('en')
  expect(markers.map(({ id }) => id)).toEqual(cases.map(({ id }) => id))
  markers.forEach((marker, index) => {
    const name = counties.find(({ id }) => id === marker.county)?.name
    expect(cases[index]?.location.en).toContain(name)
    expect(cases[index]?.location.zh).toContain(draw('zh').counties.find(({ id }) => id === marker.county)?.name)
  })
})

test('no pin covers another', () => {
  const { markers } = draw('zh')
  const inUnits = ({ pin }: (typeof markers)[number]) => [
    (pin.left / 100) * MAP_BOX.width,
    (pin.top / 100) * MAP_BOX.height,
  ]
  const pins = markers.map(inUnits)
  const covered = pins.flatMap(([x = 0, y = 0], index) =>
    pins.slice(index + 1).filter(([left = 0, top = 0]) => Math.hypot(x - left, y - top) <= 56),
  )
  expect(covered).toEqual([])
})
