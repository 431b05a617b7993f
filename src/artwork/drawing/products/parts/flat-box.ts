import { write } from '../../kit/lettering.ts'
import { box, disc, each, outline, placed, shape, times, whole } from '../../kit/solid.ts'
import type { Body, Facts } from '../facts.ts'
import { label } from './label.ts'
import { drawPort, type Port, port } from './ports.ts'
import { inUse, wallGround } from './settings.ts'
import { type Sheet, sheetOf, type View } from '../view.ts'
import { LAMP } from '../../kit/palette.ts'

/** How much of its depth is seen as the lid, from a little above. */
const LID = 0.2

export type Box = { sheet: Sheet; lid: number; width: number; height: number }

/** A flat box: its front below, its lid above. */
export function flatBox(body: Body): Box {
  const lid = body.depth * LID
  const sheet = sheetOf({ width: body.width, height: body.height + lid }, 900)
  return { sheet, lid: lid * sheet.scale, width: sheet.width, height: body.height * sheet.scale }
}

/** Lid and front of a flat box, dark or light, with its feet or its ears. */
export function shell({ lid, width, height }: Box, isDark: boolean, hasEars: boolean): string {
  const inset = Math.min(70, lid * 1.1)
  const d = whole`M${inset} 0H${width - inset}L${width} ${lid}H0z`
  return [
    shape(d, isDark ? 'url(#graphite)' : 'url(#aluminium)'),
    shape(d, 'url(#brushed)'),
    shape(
      whole`M${width * 0.2} ${lid * 0.3}h${width * 0.2}l-8 ${lid * 0.4}H${width * 0.19}zM${width * 0.6} ${lid * 0.3}h${width * 0.2}l10 ${lid * 0.4}H${width * 0.6}z`,
      'url(#vents)',
      `opacity="${isDark ? 0.8 : 0.25}"`,
    ),
    box(0, lid, width, height, 5, isDark ? '#0e0e0d' : '#a9a296'),
    box(0, lid, width, height - 2, 5, isDark ? 'url(#graphite)' : 'url(#aluminium)'),
    box(1, lid, width - 2, 2.5, 1, isDark ? '#8b8882' : '#fff', 'opacity=".8"'),
    hasEars
      ? each([6, width - 22], (x) =>
          each([0.24, 0.76], (share) => box(x, lid + height * share - 5, 16, 10, 5, isDark ? '#060606' : '#6f695e')),
        )
      : each([width * 0.08, width * 0.85], (x) => box(x, lid + height - 1, width * 0.07, 9, 3, '#2b2a28')),
  ].join('')
}

/** The back of a flat box: ports in two rows of PoE, the others, a fan and the mains. */
export function boxBack(facts: Facts, plan: Box, isDark: boolean, others: readonly Port[]): string {
  const { lid, width, height, sheet } = plan
  const poe = facts.number('poe-ports', 0) > 0 && isDark ? facts.number('poe-ports', 0) : 0
  const columns = Math.ceil(poe / 2)
  const scale = Math.min(sheet.scale, (height * 0.4) / 14)
  const start = width * 0.17
  const free = start + columns * 17.2 * scale + 14
  return [
    shell(plan, isDark, facts.has('mounting', 'rack-19')),
    drawPort(port('inlet'), width * 0.03, lid + height * 0.5 - 12 * scale, scale),
    drawPort(port('switch'), width * 0.03 + 34 * scale, lid + height * 0.5 - 7 * scale, scale),
    times(poe, (index) =>
      drawPort(
        port('rj45'),
        start + Math.floor(index / 2) * 17.2 * scale,
        lid + height * 0.08 + (index % 2) * 15.4 * scale,
        scale,
      ),
    ),
    poe ? write('PoE', start, lid + height - 5, 10, { colour: '#d9d4c8' }) : '',
    spread(others, free, lid + height * 0.1, width * (height > 100 ? 0.78 : 0.98) - free, height * 0.84, scale),
    height > 100 ? fan(width * 0.9, lid + height / 2, height * 0.36) : '',
    label(facts, width * 0.36, lid * 0.24, 150, Math.min(52, lid * 0.55)),
  ].join('')
}

/** Ports in two rows, as large as the room allows. */
function spread(ports: readonly Port[], x: number, y: number, width: number, height: number, most: number): string {
  const half = Math.ceil(ports.length / 2)
  const rows = [ports.slice(0, half), ports.slice(half)]
  const longest = Math.max(...rows.map((row) => row.reduce((sum, each) => sum + each.width + 5, 0)), 1)
  const scale = Math.min(most, width / longest, height / 34)
  return each(rows, (row, index) => {
    let at = x
    return each(row, (each) => {
      const left = at
      at += (each.width + 5) * scale
      const top = y + index * height * 0.5
      return (
        drawPort(each, left, top, scale) +
        (each.name ? write(each.name, left, top + each.height * scale + 9, 8, { colour: '#a9a59b' }) : '')
      )
    })
  })
}

function fan(x: number, y: number, radius: number): string {
  return (
    disc(x, y, radius, '#0a0a0a') +
    times(4, (index) => disc(x, y, radius * (1 - index * 0.24), 'none', outline('#55524c', 3))) +
    disc(x, y, radius * 0.22, '#2b2a28')
  )
}

/** Between its neighbours in a rack, or on the shelf of a cupboard. */
export function inRack(facts: Facts, plan: Box, caption: View['caption'], device: () => string): View {
  const isRack = facts.has('mounting', 'rack-19')
  return inUse('rack', caption, () => {
    const scale = 520 / plan.width
    const high = plan.height * scale
    const [x, y] = [100, 270 - high / 2]
    const blanks = times(9, (index) => {
      const top = 40 + index * 54
      return Math.abs(top + 22 - 270) < high / 2 + 30
        ? ''
        : box(x, top, 520, 44, 3, index % 3 ? '#3d3b38' : '#55534e') +
            box(x + 24, top + 12, 300 - (index % 4) * 50, 20, 2, 'url(#slots)') +
            disc(x + 490, top + 22, 4, LAMP.green)
    })
    return [
      wallGround('concrete'),
      box(60, 0, 600, 540, 0, '#2b2a28'),
      box(88, 0, 544, 540, 0, '#141413'),
      isRack ? blanks : box(88, y + high, 544, 14, 0, 'url(#galvanised)'),
      box(60, 0, 34, 540, 0, 'url(#tube-dark)'),
      box(626, 0, 34, 540, 0, 'url(#tube-dark)'),
      times(
        18,
        (index) => box(72, 12 + index * 30, 10, 10, 1, '#060606') + box(638, 12 + index * 30, 10, 10, 1, '#060606'),
      ),
      placed(device(), x, y - plan.lid * scale, scale),
    ].join('')
  })
}
