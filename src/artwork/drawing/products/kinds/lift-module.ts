import { BRAND, write } from '../../kit/lettering.ts'
import { box, disc, outline, pole, times } from '../../kit/solid.ts'
import type { Facts } from '../facts.ts'
import { label } from '../parts/label.ts'
import { gleam, housing } from '../parts/housing.ts'
import { drawPort, port } from '../parts/ports.ts'
import { type Sheet, straightOn, type View } from '../view.ts'
import { LAMP, TINT } from '../../kit/palette.ts'

/** A steel cabinet for a lift's relays: shut, and open. */
export function liftModule(facts: Facts, sheet: Sheet): View[] {
  const { width, height } = sheet
  return [
    straightOn('front', 'liftFront', sheet, () => liftDoor(facts, sheet), [
      { part: 'lock', x: width - 40, y: height / 2 },
      { part: 'lamps', x: 46, y: height - 83 },
    ]),
    straightOn('open', 'liftOpen', sheet, () => liftBoards(facts, sheet), [
      { part: 'floorRelays', x: width / 2, y: 34 },
      { part: 'board', x: 30, y: height - 69 },
      { part: 'typeLabel', x: width - 250, y: height - 69 },
    ]),
  ]
}

function liftDoor(facts: Facts, { width, height }: Sheet): string {
  const { labels } = facts.words
  return [
    housing(width, height, 8, 'painted'),
    box(14, 14, width - 28, height - 28, 4, 'none', outline('#a39c90', 2)),
    disc(width - 40, height / 2, 15, 'url(#metal-key)'),
    box(width - 43, height / 2 - 9, 6, 18, 3, '#2b2a28'),
    write(BRAND, 46, 82, 36, { colour: '#3b372f', spacing: 5 }),
    write(facts.model, 46, 112, 20, { colour: TINT.faintLettering, spacing: 1 }),
    box(46, height - 120, 190, 74, 5, '#2b2a28'),
    gleam(46, height - 120, 190, 74, 5),
    ...[labels.power, labels.link, labels.fire].map(
      (word, index) =>
        disc(72 + index * 60, height - 92, 7, index === 2 ? '#5c2a20' : LAMP.green) +
        write(word, 72 + index * 60, height - 62, 11, { colour: '#d9d4c8', anchor: 'middle' }),
    ),
    times(9, (index) => box(width * 0.5, height - 116 + index * 8, width * 0.36, 3.4, 1.7, '#8f887c')),
  ].join('')
}

/** Relays in rows of sixteen, one for each floor. */
function liftBoards(facts: Facts, { width, height }: Sheet): string {
  const floors = facts.number('floors', 64)
  const rows = Math.ceil(floors / 16)
  const down = (height - 150) / rows
  const across = (width - 76) / 16
  return [
    housing(width, height, 8, 'painted'),
    box(16, 16, width - 32, height - 32, 3, '#55524c'),
    box(20, 20, width - 40, height - 40, 2, 'url(#galvanised)'),
    times(rows, (row) => box(30, 34 + row * down, width - 60, down - 12, 3, '#1f4a3a')),
    times(floors, (index) => {
      const [x, y] = [38 + (index % 16) * across, 40 + Math.floor(index / 16) * down]
      return (
        box(x, y, across - 5, down * 0.4, 2, '#274a86') +
        disc(x + across * 0.4, y + down * 0.5, 3, index % 5 === 0 ? LAMP.green : '#35594b')
      )
    }),
    times(rows * 16, (index) =>
      pole(38 + (index % 16) * across, 40 + Math.floor(index / 16) * down + down * 0.58, 0.56),
    ),
    box(30, height - 104, 210, 70, 3, '#1f4a3a'),
    drawPort(port('rj45'), 46, height - 96, 2.6),
    box(110, height - 92, 46, 46, 3, '#141413'),
    label(facts, width - 250, height - 108, 214, 78),
  ].join('')
}
