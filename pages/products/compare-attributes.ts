/** The attributes of a product, as in the payload of its own page. */
export type ComparedAttributes = {
  group: string
  name: string
  rows: { id: string; label: string; display: string; note?: string }[]
}[]

/** One row of the comparison: a cell per product, empty if the product does not have the attribute. */
export type ComparedRow = {
  id: string
  label: string
  cells: ({ display: string; note?: string } | undefined)[]
  differs: boolean
}

/** Compares the attributes of products, group by group. Notes do not count as a difference. */
export function compareAttributes(
  order: readonly string[],
  products: readonly ComparedAttributes[],
): { group: string; name: string; rows: ComparedRow[] }[] {
  return order.flatMap((group) => {
    const own = products.map((groups) => groups.find((item) => item.group === group))
    const name = own.find((item) => item)?.name ?? group
    const columns = own.map((item) => item?.rows ?? [])
    const labels = new Map(columns.flat().map(({ id, label }) => [id, label]))
    const rows = [...labels].map(([id, label]) => {
      const cells = columns.map((rows) => rows.find((row) => row.id === id))
      return { id, label, cells, differs: new Set(cells.map((cell) => cell?.display)).size > 1 }
    })
    return rows.length > 0 ? [{ group, name, rows }] : []
  })
}

/** Returns the attributes in the data of a product's page; undefined if the data is invalid. */
export function attributesIn(data: unknown): ComparedAttributes | undefined {
  const groups = fieldOf(data, 'attributes')
  return Array.isArray(groups) && groups.every(isGroup) ? groups : undefined
}

function isGroup(value: unknown): value is ComparedAttributes[number] {
  const rows = fieldOf(value, 'rows')
  const isNamed = ['group', 'name'].every((key) => typeof fieldOf(value, key) === 'string')
  return isNamed && Array.isArray(rows) && rows.every(isRow)
}

function isRow(value: unknown): boolean {
  return ['id', 'label', 'display'].every((key) => typeof fieldOf(value, key) === 'string')
}

// A payload is JSON: its fields may have any type.
function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}
