import { write } from '../../kit/lettering.ts'
import type { DeviceLabels } from '../../drawing-words.ts'
import { box, disc } from '../../kit/solid.ts'
import { type Content, icon, type IconName } from '../parts/screen.ts'
import { scene } from './camera-views.ts'
import { LAMP, TINT } from '../../kit/palette.ts'
import { PALETTE } from '#vendor/site.ts'

const { indigo, danger } = PALETTE

/** A call on an indoor monitor: the visitor, and the possible actions. */
export function callWithKeys(place: string, words: readonly (readonly [string, string])[]): Content {
  return (width, height) => {
    const keys = width - 84
    const row = (height - 12) / words.length
    const icons = ['talk', 'lock', 'camera', 'lift'] as const
    return [
      box(0, 0, width, height, 0, '#0d0e0f'),
      scene(8, 8, keys - 16, height - 16),
      ...words.map(([word, colour], index) => {
        const y = 8 + index * row
        return (
          box(keys, y, 76, row - 4, 5, colour) +
          icon(icons[index] ?? 'call', keys + 38, y + row * 0.34, Math.min(0.9, row / 60)) +
          write(word, keys + 38, y + row * 0.8, 11, { anchor: 'middle' })
        )
      }),
      write(place, 18, 26, 11),
      disc(keys - 20, 21, 4, TINT.recording),
    ].join('')
  }
}

type Tiles = Partial<Record<IconName, keyof DeviceLabels['tiles']>>

/** The first page of an indoor monitor: the time, doors, and tiles. */
export function homePage({ calls, tiles: words }: DeviceLabels, shown: Tiles): Content {
  // Object.entries forgets the keys' type.
  const tiles = Object.entries(shown) as [IconName, keyof DeviceLabels['tiles']][]
  const columns = tiles.length > 4 ? 3 : 2
  return (width, height) => {
    const left = width * 0.36
    const rows = Math.ceil(tiles.length / columns)
    const [across, down] = [(width - left - 12) / columns, (height - 24) / rows]
    return [
      box(0, 0, width, height, 0, 'url(#night-screen)'),
      write('14:05', 16, 58, Math.min(44, left * 0.3), { spacing: -1 }),
      write(calls.day, 18, 84, 12, { opacity: 0.7, spacing: 1 }),
      write(calls.climate, 18, 128, 16),
      box(18, 140, left - 40, 1, 0, '#55595f'),
      disc(24, 160, 4, LAMP.green),
      write(calls.doorsShut, 34, 164, 11),
      ...tiles.map(([name, key], index) => {
        const x = left + (index % columns) * across
        const y = 12 + Math.floor(index / columns) * down
        const colour = index === 0 ? indigo : name === 'shield' ? TINT.go : name === 'bell' ? danger : TINT.nightKey
        return (
          box(x + 3, y + 3, across - 6, down - 6, 6, colour) +
          icon(name, x + across / 2, y + down * 0.4, 1) +
          write(words[key], x + across / 2, y + down * 0.8, 11.5, { anchor: 'middle' })
        )
      }),
    ].join('')
  }
}
