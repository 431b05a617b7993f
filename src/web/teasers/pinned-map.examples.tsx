import type { Examples } from '../examples.ts'
import { PinnedMap } from './pinned-map.tsx'

const SVG =
  '<svg viewBox="0 0 40 40" role="img" aria-label="-"><path d="M8 4h24v32H8z" fill="currentColor" opacity=".1"/></svg>'

export const examples: Examples = ({ names }) => {
  const places = [1, 2].map((id) => ({ id, name: names[id] ?? '', to: '/success-stories' }))
  const map = { svg: SVG, pins: places.map(({ id }) => ({ id, left: 30 * id, top: 40 })) }
  return {
    'as it is': <PinnedMap map={map} places={places} />,
    'two kinds of places': (
      <PinnedMap map={map} places={places.map((place, at) => ({ ...place, mark: at ? 'round' : 'solid' }))} />
    ),
    'one is chosen': <PinnedMap map={map} places={places} selected={2} />,
  }
}
