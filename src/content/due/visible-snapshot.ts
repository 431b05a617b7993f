import type { AnySchema } from 'yup'
import { DOCUMENTS } from '../documents.ts'
import { ENTITIES, ENTITY_NAMES, type EntityName } from '../entities.ts'
import { FILM_FORMATS, filmFile } from '../film-files.ts'
import { keyOf } from '../key-of.ts'
import { listAddressed, pathOfRecord } from '../moves.ts'
import { pointersOf, readPointers } from '../references.ts'
import type { BuilderCase } from '../schema/builder-case.ts'
import type { Product } from '../schema/product.ts'
import type { Records, Snapshot } from '../snapshot.ts'
import { endAddresses, endNotes } from './end-addresses.ts'
import { type Hidden, omitHidden, unlink } from './omit-hidden.ts'
import { type Content, phaseOf } from './phase.ts'
import type { Visibility } from './visibility.ts'

/** Files that the site needs whatever the content: those at the top of `public/`, icons and fonts. */
const SITE_FILE = /^\/(?:[^/]+$|icons\/|fonts\/)/

/**
 * Returns what of the content is shown on a day, as if there were nothing else: neither records that are not shown nor
 * what refers to them, nor the fields that say when. Two days on which the same is shown have the same snapshot.
 */
export function visibleSnapshot(content: Content, visibility: Visibility): Snapshot {
  const { all, drafts } = content
  const hiddenKeys = (name: EntityName) => [
    ...all[name].filter((record) => phaseOf(record, visibility) !== 'shown').map((record) => keyOf(name, record)),
    ...drafts.filter(({ entity }) => entity === name).map(({ key }) => key),
  ]
  const keys = Object.fromEntries(ENTITY_NAMES.map((name) => [name, new Set(hiddenKeys(name))]))
  const paths = new Set(
    ENTITY_NAMES.flatMap((name) => [...(keys[name] ?? [])].flatMap((key) => pathOfRecord(name, key) ?? [])),
  )
  // A draft may be anything, even what has the address of another page.
  for (const { path, record } of listAddressed(all)) if (phaseOf(record, visibility) === 'shown') paths.delete(path)
  const unshown = listUnshown(content, visibility)
  const films = unshownFilms(content, unshown, visibility)
  const hidden: Hidden = keys
  const ends = endAddresses(all, visibility, paths)
  const clean = <Part>(part: Part, schema: AnySchema): Part => {
    return paths.size === 0 ? part : unlink(omitHidden(part, schema, hidden), paths)
  }
  const show = (name: EntityName, record: object): object => {
    const shown = withoutDays(name === 'product' ? stateOn(record as Product, visibility.day) : record)
    const led = name === 'case' && paths.size > 0 ? leadToSeries(shown as BuilderCase, paths) : shown
    return formerlyOf(clean(led, ENTITIES[name].schema), pathOfRecord(name, ''), ends.formerly)
  }
  const records = Object.fromEntries(
    ENTITY_NAMES.map((name) => [
      name,
      all[name].filter((record) => phaseOf(record, visibility) === 'shown').map((record) => show(name, record)),
    ]),
  )
  const texts = paths.size > 0 ? unlink(textsOf(all), paths) : textsOf(all)
  const firmware = showFirmware(clean(all.firmware, DOCUMENTS.firmware.schema))
  const snapshot: Snapshot = {
    ...all,
    // Each record is one of its own entity, less optional fields.
    ...(records as unknown as Records),
    ...texts,
    home: clean(all.home, DOCUMENTS.home.schema),
    challenges: clean(texts.challenges, DOCUMENTS.challenges.schema),
    firmware,
    films: films.size > 0 ? texts.films.filter(({ slug }) => !films.has(slug)) : texts.films,
    moves: [...ends.moves, ...endNotes(all, firmware, visibility)],
  }
  const withheld = withheldFiles(unshown, films, snapshot)
  return withheld.length > 0 ? { ...snapshot, withheld } : snapshot
}

/** Records without references that could be hidden, but with texts with links. */
function textsOf({ attributes, challenges, places, films, installation, pages }: Snapshot) {
  return { attributes, challenges, places, films, installation, pages }
}

/** A version for none but hidden products is hidden too, as is a family that has none left. */
function showFirmware(families: Snapshot['firmware']): Snapshot['firmware'] {
  const isEmpty = ({ products }: { products?: readonly string[] | undefined }) => products?.length === 0
  if (!families.some((family) => isEmpty(family) || family.releases.some(isEmpty))) return families
  return families
    .map((family) => ({ ...family, releases: family.releases.filter((release) => !isEmpty(release)) }))
    .filter((family) => !isEmpty(family) && family.releases.length > 0)
}

/** Before the day from which it is discontinued, a product is sold, and has neither successor nor end of life. */
function stateOn(product: Product, day: string): Product {
  const { discontinuedFrom, ...rest } = product
  if (discontinuedFrom === undefined) return product
  if (discontinuedFrom <= day) return rest
  const { successor: _successor, endOfLife: _endOfLife, ...sold } = rest
  return { ...sold, status: 'active' }
}

function withoutDays(record: object): object {
  const { draft, shownFrom, shownUntil, ...rest } = record as Record<string, unknown>
  return draft === undefined && shownFrom === undefined && shownUntil === undefined ? record : rest
}

/** The products of a case are shown whether they are public or not: the link then leads to the series. */
function leadToSeries(record: BuilderCase, paths: ReadonlySet<string>): BuilderCase {
  if (!record.productsUsed.some(({ link }) => paths.has(link))) return record
  const productsUsed = record.productsUsed.map((used) =>
    paths.has(used.link) ? { ...used, link: `/products/${used.series}` } : used,
  )
  return { ...record, productsUsed }
}

function formerlyOf(
  record: object,
  folder: string | undefined,
  formerly: ReturnType<typeof endAddresses>['formerly'],
): object {
  if (folder === undefined || !('formerly' in record)) return record
  const { formerly: slugs, ...rest } = record as { formerly?: string[] }
  const left = formerly(slugs, folder.slice(0, -1))
  if (left?.length === slugs?.length) return record
  return left ? { ...record, formerly: left } : rest
}

type Described = { record: unknown; schema: AnySchema }

/** Lists the records that are not shown, drafts included. */
function listUnshown({ all, drafts }: Content, visibility: Visibility): Described[] {
  return [
    ...drafts.map(({ entity, record }) => ({ record, schema: ENTITIES[entity].schema })),
    ...ENTITY_NAMES.flatMap((name) =>
      all[name]
        .filter((record) => phaseOf(record, visibility) !== 'shown')
        .map((record) => ({ record, schema: ENTITIES[name].schema })),
    ),
  ]
}

/** Films that only hidden records have: their scenes and texts are hidden, too. */
function unshownFilms({ all }: Content, unshown: readonly Described[], visibility: Visibility): Set<string> {
  const films = new Set(unshown.flatMap(filmsOf))
  if (films.size === 0) return films
  const shown = ENTITY_NAMES.flatMap((name) =>
    all[name]
      .filter((record) => phaseOf(record, visibility) === 'shown')
      .flatMap((record) => filmsOf({ record, schema: ENTITIES[name].schema })),
  )
  for (const film of shown) films.delete(film)
  return films
}

function filmsOf({ record, schema }: Described): string[] {
  return readPointers(pointersOf(schema), record).flatMap(({ value, references }) =>
    references === 'film' ? [value] : [],
  )
}

/** Lists the files of `public/` that only records which are not shown refer to: they are not published either. */
function withheldFiles(unshown: readonly Described[], films: ReadonlySet<string>, snapshot: Snapshot): string[] {
  const filmFiles = [...films].flatMap((slug) => [...FILM_FORMATS, 'webp' as const].map((end) => filmFile(slug, end)))
  const hidden = [...unshown.flatMap(publicFilesOf), ...filmFiles]
  if (hidden.length === 0) return []
  const shown = JSON.stringify(snapshot)
  const isShown = (path: string) => shown.includes(`"${path}"`) || shown.includes(`](${path}`)
  return [...new Set(hidden)].filter((path) => !SITE_FILE.test(path) && !isShown(path)).sort()
}

function publicFilesOf({ record, schema }: Described): string[] {
  return readPointers(pointersOf(schema), record).flatMap(({ value, isPublicFile }) => (isPublicFile ? [value] : []))
}
