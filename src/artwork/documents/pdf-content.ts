/** A document that pdfkit writes, and a numbered object in it. */
export type Document = PDFKit.PDFDocument
export type Reference = ReturnType<Document['ref']>

/** Writes content, operators line by line, as an object of its own. */
export function writeStream(doc: Document, content: readonly string[], data: Record<string, unknown>): Reference {
  const reference = doc.ref(data)
  reference.end(Buffer.from(content.join('\n'), 'latin1'))
  return reference
}

const HEX = 16
const BRIGHTEST = 255

/** Returns red, green and blue of `#rrggbb` between 0 and 1. */
export function colourOf(hex: string): number[] {
  return [1, 3, 5].map((start) => shorten(Number.parseInt(hex.slice(start, start + 2), HEX) / BRIGHTEST))
}

const THOUSANDTHS = 1000

/** Rounds to three decimals. */
export function shorten(value: number): number {
  return Math.round(value * THOUSANDTHS) / THOUSANDTHS
}
