/** Runs SQL that reads. */
export type Read = (sql: string) => Promise<Record<string, unknown>[]>

/** Name files before they are needed, and until they are removed. */
const BOOKS = new Set(['contents', 'uploads'])

/** A table, and its columns. */
export type Columns = ReadonlyMap<string, ReadonlySet<string>>

/** Groups rows of `table_name` and `column_name`. */
export function columnsOf(rows: readonly Record<string, unknown>[]): Columns {
  const columns = new Map<string, Set<string>>()
  for (const { table_name, column_name } of rows) {
    const table = String(table_name)
    columns.set(table, (columns.get(table) ?? new Set()).add(String(column_name)))
  }
  return columns
}

/**
 * Reads the hashes of the attachments that tables name: all that have a column `hash`, so that a new table with files
 * is not forgotten. Without those of requests that are being erased, if `isLive`.
 */
export async function readHashes(read: Read, columns: Columns, isLive = false): Promise<string[]> {
  const hashes = new Set<string>()
  for (const [table, names] of columns) {
    if (!names.has('hash') || BOOKS.has(table)) continue
    const isOfRequests = names.has('request_id') && columns.get('requests')?.has('forgetting_at')
    const where =
      isLive && isOfRequests ? ' where request_id not in (select id from requests where forgetting_at is not null)' : ''
    for (const { hash } of await read(`select distinct hash from "${table}"${where}`))
      if (typeof hash === 'string') hashes.add(hash)
  }
  return [...hashes].toSorted()
}

/** Reads which migrations a database has; both are 0 for one without tables. */
export async function readSchema(read: Read, columns: Columns): Promise<{ schema: number; needs: number }> {
  const largest = async (column: string, table: string) => {
    if (!columns.has(table)) return 0
    const [row] = await read(`select max(${column}) as largest from ${table}`)
    return Number(row?.largest ?? 0)
  }
  return { schema: await largest('number', 'migrations'), needs: await largest('needs', 'contractions') }
}
