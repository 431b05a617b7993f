import { BYTE_ORDER_MARK } from '../../base/csv.ts'
import Papa from 'papaparse'
import writeExcelFile from 'write-excel-file/node'
import type { Locale } from '../../base/i18n/locale.ts'
import { serverWords } from '../../base/i18n/server-words.ts'
import { wordsOf } from '../../base/i18n/words.ts'
import type { ProductFacts } from './export-product.ts'

/** Rows of cells, headings first. */
export type CatalogueTable = (string | number)[][]

/**
 * Returns the table of all products in a language, a row each, its headings first: model and name, then a column for each property of
 * any product, then the addresses of page and documents. A number is a number, its unit stands in the heading.
 */
export function tabulate(records: readonly ProductFacts[], locale: Locale): CatalogueTable {
  const t = wordsOf(serverWords[locale])
  const properties = nameProperties(records)
  const kinds = ['sheet', 'guide'] as const
  const head = [
    t('formats:model'),
    t('formats:name'),
    t('formats:status'),
    t('formats:series'),
    t('formats:category'),
    t('formats:description'),
    t('formats:releasedOn'),
    t('formats:supportedUntil'),
    t('formats:successor'),
    ...properties.values(),
    t('formats:page'),
    t('formats:picture'),
    ...kinds.map((kind) => t(`downloads:kinds.${kind}`)),
  ]
  const rows = records.map((record): CatalogueTable[number] => {
    const own = new Map(record.properties.map((property) => [property.id, property]))
    return [
      record.model,
      record.name,
      record.status === 'active' ? t('formats:onSale') : t('product:discontinued'),
      record.series.name,
      record.category.name,
      record.description,
      record.releasedOn,
      record.supportedUntil ?? record.discontinued?.lastSupportOn ?? '',
      record.discontinued?.successor?.model ?? '',
      ...[...properties.keys()].map((id) => {
        const property = own.get(id)
        if (!property) return ''
        return typeof property.value === 'number' ? property.value : property.text
      }),
      record.url,
      record.images[0]?.url ?? '',
      ...kinds.map((kind) => record.documents.find((each) => each.kind === kind)?.url ?? ''),
    ]
  })
  return [head, ...rows]
}

/** Returns the heading of each property by its id: no two are alike, so that a program can tell the columns apart. */
function nameProperties(records: readonly ProductFacts[]): Map<string, string> {
  const all = records.flatMap(({ properties }) => properties)
  const headings = new Map(all.map(({ id, name, unit }) => [id, unit ? `${name} (${unit})` : name]))
  const count = (heading: string) => [...headings.values()].filter((each) => each === heading).length
  return new Map([...headings].map(([id, heading]) => [id, count(heading) > 1 ? `${heading} [${id}]` : heading]))
}

/** Writes a table as CSV for a spreadsheet: UTF-8 with a mark, texts that look like a formula guarded. */
export function writeCatalogueCsv(table: CatalogueTable): string {
  return `${BYTE_ORDER_MARK}${Papa.unparse([...table], { escapeFormulae: true })}\r\n`
}

/** Writes a table as an Excel workbook, the headings bold and fixed. The same table gives the same bytes. */
export async function writeWorkbook(table: CatalogueTable, sheet: string): Promise<Buffer> {
  const [head = [], ...rows] = table
  const written = await writeExcelFile([head.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows], {
    sheet,
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    columns: head.map((title) => ({ width: Math.min(40, Math.max(12, [...String(title)].length + 4)) })),
  }).toBuffer()
  return stampEntries(written)
}

/** The marks at which parts of a ZIP file begin, and the places of fields behind them. */
const END = { mark: 'PK\x05\x06', count: 10, start: 16 }
const ENTRY = { mark: 0x02014b50, time: 12, lengths: [28, 30, 32], local: 42, length: 46 }
const LOCAL = { mark: 0x04034b50, time: 10 }
/** The first of January 1980, the first day that there is. */
const FIRST_DAY = 0x00210000

/** Sets the times of all entries of a ZIP file to the same one. Throws for what is none. */
function stampEntries(zip: Buffer): Buffer {
  const stamp = (at: number, { mark, time }: { mark: number; time: number }) => {
    if (zip.readUInt32LE(at) !== mark) throw new Error('The workbook is no ZIP file')
    zip.writeUInt32LE(FIRST_DAY, at + time)
  }
  const end = zip.lastIndexOf(Buffer.from(END.mark, 'latin1'))
  let entry = zip.readUInt32LE(end + END.start)
  for (let left = zip.readUInt16LE(end + END.count); left > 0; left -= 1) {
    stamp(entry, ENTRY)
    stamp(zip.readUInt32LE(entry + ENTRY.local), LOCAL)
    entry += ENTRY.length + ENTRY.lengths.reduce((sum, at) => sum + zip.readUInt16LE(entry + at), 0)
  }
  return zip
}
