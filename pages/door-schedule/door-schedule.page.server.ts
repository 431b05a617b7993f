import { isOn } from '../../src/base/parts.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { releasesFor } from '../../src/content/firmware.ts'
import { terminalsOf } from '../../src/content/installation/terminals.ts'
import type { Need } from '../../src/content/schema/ordering.ts'
import type { Product } from '../../src/content/schema/product.ts'
import { lineWattsOf } from '../../src/artwork/documents/installation/cable.ts'
import { type Locale, LOCALES } from '../../src/base/i18n/locale.ts'
import { wordsOf } from '../../src/base/i18n/words.ts'
import { serverWords } from '../../src/base/i18n/server-words.ts'
import { type Part, writeParts } from '../../src/web/features/door-schedule/parts.ts'
import { partsPath } from '../../src/web/features/door-schedule/parts-path.ts'
import { listSizings } from '../../src/web/features/door-schedule/sizing/list-sizings.ts'
import { writeSizings } from '../../src/web/features/door-schedule/sizing/load-sizings.ts'
import { sizingsPath } from '../../src/web/features/door-schedule/sizing/sizings-path.ts'
import { writeEmptyCsv } from '../../src/web/features/door-schedule/write-csv.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { CURRENT_KEY } from '../../src/web/features/door-schedule/shelf.ts'
import { blankPath } from './blank-path.ts'
import { csvWords } from './csv-words.ts'
import type { DoorScheduleData } from './door-schedule-data.ts'

export { Page, crumbs, head } from './door-schedule.screen.tsx'

export const paths = () => ['/door-schedule'].filter(isOn)

export const showsStored = CURRENT_KEY

export const load = ({ catalogue, locale }: LoadContext): DoorScheduleData =>
  listSizings(catalogue, locale).length > 0 ? { canSize: true } : {}

/** In each language: all products as a schedule knows them, a table to be filled in, and the rules that size a job. */
export const files = (catalogue: Catalogue) =>
  LOCALES.filter(() => isOn('/door-schedule')).flatMap((locale) => [
    { path: partsPath(locale), write: () => JSON.stringify(writeParts(listParts(catalogue, locale))) },
    { path: blankPath(locale), write: () => writeEmptyCsv(csvWords(wordsOf(serverWords[locale]))) },
    ...(listSizings(catalogue, locale).length > 0
      ? [{ path: sizingsPath(locale), write: () => writeSizings(listSizings(catalogue, locale)) }]
      : []),
  ])

/** Returns the product fields that a door schedule needs, in catalogue order, and the names of the series. */
export function listParts(
  catalogue: Catalogue,
  locale: Locale,
): { series: { id: string; name: string }[]; list: Part[] } {
  const { series } = catalogue.snapshot
  return {
    series: series.map(({ id, name }) => ({ id, name: name[locale] })),
    list: series.flatMap(({ categories }, index) =>
      categories.flatMap(({ id }) =>
        catalogue.productsIn(id).map((product) => partOf(product, index, id, catalogue, locale)),
      ),
    ),
  }
}

function partOf(product: Product, series: number, category: string, catalogue: Catalogue, locale: Locale): Part {
  const { code, model, name, status, successor, endOfLife, needs = [], provides = [], attributes } = product
  const { version, releasedOn } =
    releasesFor(code, catalogue.snapshot.firmware)?.releases.findLast(({ security }) => security.length > 0) ?? {}
  const ingress = digitsOf(attributes['ingress-rating'])
  const maxMbps = attributes['incoming-bandwidth']
  const bays = attributes['drive-bays']
  return {
    code,
    model,
    name: name[locale],
    series,
    category,
    isSold: status === 'active',
    ...(successor !== undefined && { successor }),
    ...(status === 'discontinued' && endOfLife && { endedOn: endOfLife.lastOrderOn }),
    ...(version !== undefined && releasedOn !== undefined && { fix: { version, on: releasedOn } }),
    needs: needs.map(({ note: _note, ...need }) => withLoad(need, product, catalogue)),
    provides,
    ...(ingress !== undefined && { ingress }),
    ...(typeof maxMbps === 'number' && { maxMbps }),
    ...(typeof bays === 'number' && { bays }),
  }
}

/** A port of a switch also carries the readers that a controller feeds; a 12 V supply has them among its own devices. */
function withLoad(need: Need, product: Product, { snapshot: { installation } }: Catalogue): Need {
  const isByPort = need.kind === 'power' && need.types?.some((type) => type.startsWith('poe'))
  const watts = isByPort ? lineWattsOf(product, terminalsOf(product, installation)) : undefined
  return watts === undefined ? need : { ...need, watts }
}

/** Returns the digits of an IP code, of the first where there are several. @example digitsOf(['ip66', 'ip67']) // 66 */
function digitsOf(ratings: unknown): number | undefined {
  const [first]: unknown[] = Array.isArray(ratings) ? ratings : []
  const digits = typeof first === 'string' ? /^ip(\d\d)$/.exec(first)?.[1] : undefined
  return digits === undefined ? undefined : Number(digits)
}
