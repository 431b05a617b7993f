/** Control characters, which break databases, terminals and mails. Line breaks and tabs are kept. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** Line breaks, including Unicode's: in a single-line field they would forge lines of mails and lists. */
const LINE_BREAKS = /[\t\n\u0085\u2028\u2029]+/g

/** Returns a text of several lines without control characters. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROL, '')
}

/** Returns a text as one line without control characters. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(LINE_BREAKS, ' ')
}
