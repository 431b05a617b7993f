import type { FileKind } from './file-kind.ts'

const MAX_CHARACTERS = 120
/** Only the end of a longer name is used: it has the extension, and every step below takes time proportional to the length. */
const MAX_UNITS = 1024
/**
 * Characters that can form a path, end a header or change the writing direction: `invoice\u202Efdp.exe` is displayed as
 * "invoiceexe.pdf".
 */
// oxlint-disable-next-line no-control-regex
const DANGEROUS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]/g
const ENDINGS: Partial<Record<FileKind, readonly string[]>> = { jpg: ['jpg', 'jpeg'] }

/**
 * Sanitises a name for storing, mailing and saving the file. Its extension is that of the file's actual type.
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
