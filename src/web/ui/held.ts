/*
 * Texts without a line break inside: a model (AB-F100-P, RS-485, ISO 14443A), a phone number, hours, a number with its
 * unit or noun (DC 12 V, ≤ 5 cm, 1920 × 1080, 20／m, 15.6-inch, 30公尺). Others are the commonest terms and English compounds,
 * and the end of a Chinese text. `base.css` keeps `data-held` in one line. Titles have more that is held
 * (src/content/titles).
 */
const MODEL = String.raw`\b(?:[A-Z]{2}-[A-Z0-9]+(?:-[A-Z]+)?|(?:ONVIF Profile|ISO|RAID) [A-Z\d]+|QR[ -]Code|IEEE 802\.3\w+|(?:TLS|SAML|SIP|Class|Ubuntu) [\d./]*\d(?: LTS)?|OSDP v2|Contact ID|(?:iOS|Android) App|(?:HTTP|REST) API|MIFARE [A-Z]\w+|[A-Za-z]+(?:-[A-Za-z]+)+)\b`
const LATIN =
  '(?:mm|cm|cd|km|mK|m|kgf|kg|g|N|dBA|dB|MP|kVA|VA|mA|Ah|kW|V|A|W|[kMG]?Hz|[GMk]bps|[TGMk]B|KB|ms|s|min|h|lx|fps|in(?=[,.;]|$))'
const HAN =
  '(?:公[尺分里斤]|平方公尺|毫秒|分鐘|小時|個月|人／分鐘|張／秒|畫素|焦耳|回線|迴路|位[址元]|防區|[秒分天年月日點吋度路戶門道台臺人張枚筆組層樓區級種次倍個顆支條間位項輛片格頁盞芯埠號家])'
const PER = String.raw`[／/](?:[\dA-Za-z]{1,4}\b|[秒分點月年])`
const SIGN = '(?:[≤≥×] ?|[AD]C )'
/** A number, or a range from one to another. */
const NUMBER = String.raw`[−±]?\d[\d.,]*(?:(?:[～–到]| to )[−]?\d[\d.,]*)?`
const TIMES = String.raw`\d+ × RJ-45|\d[\d,]* × [\d,]*\d(?:[ \u00A0](?:${LATIN})\b)?`
const MEASURE = String.raw`${SIGN}?${NUMBER}(?:[／/]\d+)*(?:[ \u00A0]?(?:${LATIN}\b|%|k?Ω|°C|${HAN})(?:${PER})?²?|-[a-z]+\b|${PER}²?)`
const HOURS = String.raw`\d{1,2}:\d{2}(?:–| to )\d{1,2}:\d{2}`
const PHONE = String.raw`(?:\+886-\d{1,2}|\b0\d{1,2})-\d{3,4}-\d{3,4}\b`
const DAY = String.raw`\d{1,2} [A-Z][a-z]{2,8} 20\d\d|\d{4}年\d{1,2}月\d{1,2}日`
/** The end of a Chinese sentence that ends its text: no line of one or two characters. */
const END = String.raw`\p{Script=Han}{2,3}[。！？]$`
/** Words of one character before a number or a model, which may part from what is before them (第, 約, 用). */
const PARTICLE = '[第約用到達是留與的在各比看讀以]'
/**
 * Otherwise what is before a number is mostly a word of two characters (最大, 超過), and before a model a longer one (門口機),
 * which is not held. After Latin nothing is: their gap would be lost.
 */
const WORD_BEFORE = String.raw`(?:(?<![A-Za-z\d])(?:${PARTICLE}|每?\p{Script=Han}(?!${PARTICLE})\p{Script=Han}|(?<!\p{Script=Han})\p{Script=Han}))?`
/** A number in characters with what it counts. */
const COUNT = '[一二三四五六七八九十兩半]{1,3}(?:分鐘|小時|[秒天次層樓])'
/** Terms that stand in many texts; all of the dictionary would weigh too much in a page. */
const TERM = '(?:電話|型號|規格|門禁|對講機|讀卡機|車牌|窗簾|攝影機|紅外線)'
const HELD = new RegExp(
  `(${HOURS}|${PARTICLE}?${MODEL}|(?:${TERM}|${WORD_BEFORE})(?:${DAY}|${PHONE}|${TIMES}|${MEASURE})|${TERM}|${COUNT}|${END})`,
  'u',
)
const TEXT_IN_MARKUP = /(^|>)([^<]+)/g

/** Cuts a text into pieces: every second one, from the second on, is held in one line. */
export function cutHeld(text: string): string[] {
  return text.split(HELD)
}

/**
 * Whether Chinese that is held follows Latin: a browser leaves their gap at the start of a line that begins with it, unless
 * `<wbr>` parts them.
 */
export function isAfterLatin(pieces: readonly string[], index: number): boolean {
  const before = pieces[index - 1] || pieces[index - 2] || ''
  return /^\p{Script=Han}/u.test(pieces[index] ?? '') && /[A-Za-z\d]$/.test(before)
}

/** Holds what belongs in one line in the texts of HTML, which the build made and escaped. */
export function holdInMarkup(html: string): string {
  return html.replaceAll(TEXT_IN_MARKUP, (_, before: string, text: string) => before + held(text))
}

function held(text: string): string {
  return cutHeld(text)
    .map((piece, index, pieces) =>
      index % 2 ? `${isAfterLatin(pieces, index) ? '<wbr>' : ''}<span data-held>${piece}</span>` : piece,
    )
    .join('')
}
