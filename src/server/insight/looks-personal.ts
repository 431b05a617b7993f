/** In texts of visitors: rather drop a search for a thing than store a person. */
const PERSONAL: readonly RegExp[] = [
  // Mail addresses, handles, and addresses of other sites with what may be in them.
  /@|:\/\/|www\./,
  // Telephone numbers, numbers of identity cards and bank accounts: seven digits with nothing but separators in between.
  /(?:\d[\s\-().+/#]*){7}/,
  // IP addresses.
  /\d{1,3}(?:\.\d{1,3}){3}/,
  /(?:[\da-f]{1,4}:){3}/,
  // Postal addresses: a lane, an alley or a house with its number; a road with a section.
  /[\d一二三四五六七八九十百]\s*(?:號|巷|弄)/,
  /[路街道]\s*[\d一二三四五六七八九十]+\s*段/,
  /[縣市區鄉鎮村里].*[路街]/,
  /^\d+[a-z]?,?\s+.*\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|alley)\b/,
  /\b(?:no|lane|ln|alley|aly|sec)\.?\s*\d+\b.*\b(?:street|st|road|rd|avenue|ave|lane|ln)\b/,
]

/**
 * Returns whether a text in lower case may be or contain a mail address, a telephone or identity number, or an address.
 * Names cannot be distinguished from other words.
 */
export function looksPersonal(text: string): boolean {
  return PERSONAL.some((pattern) => pattern.test(text))
}
