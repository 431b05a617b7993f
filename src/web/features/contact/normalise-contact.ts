import { dropInvisible } from '../../../base/i18n/drop-invisible.ts'

/** An extension of a phone number; NFKC has made # of its full-width form. */
const EXTENSION = /\s*(?:分機|分机|轉|转|ext(?:ension)?\.?|x|#)\s*:?\s*(?=\d)/giu

/**
 * Returns a phone number in plain characters, with `-` as its dash, `#` before an extension, and ` / ` between two
 * numbers. @example normalisePhone('０２.2555.0142 分機 12') // '02-2555-0142 #12'
 */
export function normalisePhone(text: string): string {
  return normaliseLine(text)
    .replace(/\p{Dash}/gu, '-')
    .replace(/(?<=\d)\.(?=\d)/g, '-')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(EXTENSION, ' #')
    .replace(/ ?[/、] ?/g, ' / ')
    .trim()
}

/** Returns a mail address in plain characters, without the space around it. */
export function normaliseEmail(text: string): string {
  return normaliseLine(text).trim()
}

function normaliseLine(text: string): string {
  return dropInvisible(text).normalize('NFKC')
}
