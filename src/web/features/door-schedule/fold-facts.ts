import { normalise } from '../../../base/i18n/normalise.ts'

/**
 * Returns a text without what is only spelling: width, case, simplified characters, spaces and signs, except between
 * digits. @example foldText('Ｄ－１０１') // 'd101' @example foldText('1–11') // '1-11'
 */
export function foldText(text: string): string {
  const even = normalise(text).trim()
  const joined = even
    .replace(/(?<=\d)[^\p{L}\p{N}#]+(?=\d)/gu, '-')
    .replace(/(?<!\d)-|-(?!\d)|[^\p{L}\p{N}#-]+/gu, '')
    .replace(/(?<!\d)0+(?=\d)/g, '')
  return joined || even
}

/** Returns a mark without its spelling. @example foldMark('D-007') // 'd7' */
export function foldMark(number: string): string {
  // Programs write whole numbers so.
  return foldText(number.replace(/^(\d+)\.0$/, '$1'))
}

const NUMERALS = '一二三四五六七八九'
const FLOOR_WORDS =
  /levels?|lvl|floors?|storeys?|story|樓層|樓|層|(?<=\d)(?:st|nd|rd|th)?\s*\/?\s*fl?(?!\p{L})|(?<!\p{L})l(?=\s*\d)/gu

/** Returns a floor without its spelling. @example foldFloor('Level 03') // '3' @example foldFloor('地下一層') // 'b1' */
export function foldFloor(floor: string): string {
  const even = normalise(floor)
    .trim()
    .replace(/([一二三四五六七八九]?)十([一二三四五六七八九]?)/g, (_, tens: string, ones: string) =>
      String((NUMERALS.indexOf(tens) + 1 || 1) * 10 + (ones ? NUMERALS.indexOf(ones) + 1 : 0)),
    )
    .replace(/[一二三四五六七八九]/g, (numeral) => String(NUMERALS.indexOf(numeral) + 1))
    .replace(/^-(?=\d)|地下|basement/g, 'b')
  return foldText(even.replace(FLOOR_WORDS, '')) || foldText(even)
}
