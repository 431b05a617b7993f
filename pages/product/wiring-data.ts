import { type GuideModel, modelGuide } from '../../src/artwork/documents/installation/model-guide.ts'
import type { WiringRow } from '../../src/artwork/documents/installation/model-wiring.ts'
import { escapeMarkup } from '../../src/base/escape.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'
import { CLAUSE, PIECE } from '../../src/base/title-marks.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import { holdInMarkup } from '../../src/web/ui/held.ts'
import { factRow } from './fact-row.ts'
import type { ProductData } from './product-data.ts'

/**
 * Writes the wiring diagram, the terminals and the status lamps of a product's installation guide as HTML: finished here,
 * it costs the browser no script. Undefined for a product without terminals.
 */
export function wiringData(product: Product, catalogue: Catalogue, locale: Locale): ProductData['wiring'] {
  const guide = modelGuide(product, catalogue, locale)
  if (!guide?.wiring) return undefined
  const { wiring, terminals, lamps } = guide
  const { list } = MARKS[locale]
  const linkTo = (model: string) => {
    const found = catalogue.product(model.toLowerCase())
    const name = escapeMarkup(model)
    return found ? `<a href="${localisePath(locale, `/products/${found.code}`)}">${name}</a>` : name
  }
  const rows = wiring.rows.map((row, index) => ({
    isLeft: row.isLeft,
    html: rowOf(row, wiring.each[index] ?? '', (models) => models.map(linkTo).join(list), locale),
  }))
  const side = (isLeft: boolean) => {
    const own = rows.filter((row) => row.isLeft === isLeft)
    return own.length > 0 ? `<ul>${own.map(({ html }) => html).join('')}</ul>` : ''
  }
  const notes = wiring.notes.map((note) => holdInMarkup(`<li>${escapeMarkup(note)}</li>`))
  const diagram = `<div><p>${escapeMarkup(product.model)}</p>${side(true)}${side(false)}</div>${lineOf(wiring.line)}<ul>${notes.join('')}</ul>`
  const tables = [
    {
      id: 'terminals',
      heading: terminals.heading,
      rows: terminals.rows.map(([labels = '', name = '', count = '', rating, direction, cable = '']) => {
        const facts = [Number(count) > 1 ? `${name} × ${count}` : name, direction, rating]
        return factRow(labels, escapeMarkup(facts.filter(Boolean).join(list)), escapeMarkup(cable))
      }),
    },
    {
      id: 'lamps',
      heading: lamps.heading,
      rows: lamps.rows.map(({ words, means }) => factRow(words, escapeMarkup(means))),
    },
  ]
  return {
    heading: wiring.heading,
    diagram,
    tables: tables.flatMap(({ id, heading, rows: all }) =>
      all.length > 0 ? [{ id, heading, html: all.join('') }] : [],
    ),
  }
}

/** A terminal and what it is wired to, pin by pin. */
function rowOf(
  { name, pins, peer }: WiringRow,
  each: string,
  link: (models: readonly string[]) => string,
  locale: Locale,
): string {
  const others = peer ? [link(peer.models), escapeMarkup(peer.via ?? '')].filter(Boolean).join('<br> ') : ''
  const wires = pins.map(({ label, supply }, index) => {
    const wire = peer?.wires.find(([from]) => from === index)
    const end = wire && peer?.pins[wire[1]]
    const pin = `<b>${escapeMarkup(label)}</b>`
    if (supply) return `<li>${pin}${supplyOf(supply)}</li>`
    if (end) return `<li>${pin}${WIRE}<b>${escapeMarkup(end.label)}</b></li>`
    return `<li>${pin}${peer && peer.wires.length === 0 ? WIRE : ''}</li>`
  })
  // Pins of the other device that no wire leads to from here.
  const further = (peer?.pins ?? []).flatMap(({ label, supply }, at) =>
    supply && !peer?.wires.some(([, to]) => to === at)
      ? [`<li>${supplyOf(supply)}<b>${escapeMarkup(label)}</b></li>`]
      : [],
  )
  const own = `<div><b>${titleOf(name, locale)}</b> <small>${escapeMarkup(each)}</small></div>`
  const other = peer ? `<div><b>${titleOf(peer.name, locale)}</b> <small>${holdInMarkup(others)}</small></div>` : ''
  return `<li>${own}${other}<ul>${[...wires, ...further].join('')}</ul></li>`
}

/** A name whose lines end between its pieces only. */
function titleOf(name: string, locale: Locale): string {
  return breakTitle(name, locale)
    .replaceAll(CLAUSE, '')
    .split(PIECE)
    .map((part, index) => (index % 2 ? `<span data-line="piece">${escapeMarkup(part)}</span>` : escapeMarkup(part)))
    .join('')
}

const WIRE = '<i> – </i>'

function supplyOf(pole: string): string {
  return `<em> ${pole} </em>`
}

/** All devices in the line of a lock, from one pole of its supply to the other. */
function lineOf(line: NonNullable<GuideModel['wiring']>['line']): string {
  if (!line) return ''
  const devices = line.devices.map(
    ({ name, pins: [from, to] }) =>
      `<li><span><b>${escapeMarkup(from)}</b> ${escapeMarkup(name)} <b>${escapeMarkup(to)}</b></span></li>`,
  )
  return `<h3>${escapeMarkup(line.heading)}</h3><ol><li><em>V+</em></li>${devices.join('')}<li><em>V−</em></li></ol>`
}
