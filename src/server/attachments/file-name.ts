import type { FileKind } from './file-kind.ts'

const MAX_CHARACTERS = 120
/** Of a longer name only the end is looked at: it has the ending, and every step below takes time with its length. */
const MAX_UNITS = 1024
/** What may be a path, ends a header or turns the direction of writing: `invoice\u202Efdp.exe` reads as "invoiceexe.pdf". */
// oxlint-disable-next-line no-control-regex
const DANGEROUS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]/g
const ENDINGS: Partial<Record<FileKind, readonly string[]>> = { jpg: ['jpg', 'jpeg'] }

/**
 * Makes a name safe to store, to mail and to save under. Its ending is that of what the file is.
 *
 * @example cleanFileName('../../plan.PDF', 'pdf') // 'plan.PDF'
 * @example cleanFileName('photo.exe', 'png') // 'photo.exe.png'
 */
export function cleanFileName(name: string, kind: FileKind): string {
  const last = name.slice(-MAX_UNITS).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean =
    last
      .replace(DANGEROUS, '')
      .replace(/^[.\s]+/, '')
      .trim() || 'file'
  const ending = clean.slice(clean.lastIndexOf('.') + 1)
  const hasEnding = (ENDINGS[kind] ?? [kind]).includes(ending.toLowerCase()) && ending !== clean
  const base = hasEnding ? clean.slice(0, -ending.length - 1) : clean
  return `${[...base].slice(0, MAX_CHARACTERS).join('')}.${hasEnding ? ending : kind}`
}
