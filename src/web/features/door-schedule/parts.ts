import type { Need, Provision } from '../../../content/schema/ordering.ts'

/** To be raised with every change of `PartsFile`: an open page does not read a file of another format. */
export const PARTS_FORMAT = 2

/** A product, as a schedule knows it. */
export type Part = {
  code: string
  model: string
  name: string
  /** Index into `Parts.series`. */
  series: number
  /** Id of the category. */
  category: string
  isSold: boolean
  /** Code of what replaces a product that is no longer sold. */
  successor?: string
  /** The last day on which such a product could be ordered. */
  endedOn?: string
  /** The newest firmware with a security fix, and its day. */
  fix?: { version: string; on: string }
  needs: readonly Need[]
  provides: readonly Provision[]
  /** First and second digit of its IP code; missing if it has none. */
  ingress?: number
  /** Mbps that a recorder takes in. */
  maxMbps?: number
  /** Disks that a recorder holds. */
  bays?: number
}

/** The catalogue, as a schedule knows it, in one language: products in their order, and the names of series. */
export type Parts = {
  series: readonly { id: string; name: string }[]
  list: readonly Part[]
  byCode: ReadonlyMap<string, Part>
}

/**
 * The file of all parts in one language, `_parts.json`. Needs and provisions are alike for many products, so they stand
 * in tables of their own, and parts have their index there.
 */
export type PartsFile = {
  format: number
  series: { id: string; name: string }[]
  categories: string[]
  needs: (readonly Need[])[]
  provides: (readonly Provision[])[]
  /** `[model, name, series, category, needs, provides, rest]`; the code is the model in lower case. */
  parts: [string, string, number, number, number, number, PartRest?][]
}

export type PartRest = { off?: 1 } & Partial<Pick<Part, (typeof REST)[number]>>

const REST = ['successor', 'endedOn', 'fix', 'ingress', 'maxMbps', 'bays'] as const

/** Reads a file of parts; undefined if it is of another format. */
export function readParts(file: PartsFile): Parts | undefined {
  if (file.format !== PARTS_FORMAT) return undefined
  const list = file.parts.map(([model, name, series, category, needs, provides, rest = {}]): Part => {
    const { off, ...more } = rest
    return {
      code: model.toLowerCase(),
      model,
      name,
      series,
      category: file.categories[category] ?? '',
      isSold: !off,
      needs: file.needs[needs] ?? [],
      provides: file.provides[provides] ?? [],
      ...more,
    }
  })
  return { series: file.series, list, byCode: new Map(list.map((part) => [part.code, part])) }
}

/** Writes the file of parts. */
export function writeParts({ series, list }: Pick<Parts, 'series' | 'list'>): PartsFile {
  const categories = tableOf<string>()
  const needs = tableOf<readonly Need[]>()
  const provides = tableOf<readonly Provision[]>()
  const parts = list.map((part): PartsFile['parts'][number] => {
    const known = REST.filter((field) => part[field] !== undefined)
    const rest: PartRest = {
      ...(!part.isSold && { off: 1 as const }),
      ...Object.fromEntries(known.map((field) => [field, part[field]])),
    }
    const row = [
      part.model,
      part.name,
      part.series,
      categories.indexOf(part.category),
      needs.indexOf(part.needs),
      provides.indexOf(part.provides),
    ] as const
    return Object.keys(rest).length > 0 ? [...row, rest] : [...row]
  })
  return {
    format: PARTS_FORMAT,
    series: series.map(({ id, name }) => ({ id, name })),
    categories: categories.rows,
    needs: needs.rows,
    provides: provides.rows,
    parts,
  }
}

/** A list of different values; `indexOf` adds what it does not have. */
function tableOf<Row>(): { rows: Row[]; indexOf: (row: Row) => number } {
  const rows: Row[] = []
  const places = new Map<string, number>()
  return {
    rows,
    indexOf: (row) => {
      const key = JSON.stringify(row)
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, rows.length)
      return rows.push(row) - 1
    },
  }
}
