import { TITLE_TERMS } from './terms.ts'

/** A part of a title within which no line ends. */
export type Token = { text: string; isWord: boolean }

/** Text in Latin letters and digits. */
export const CODE = /^[A-Za-z0-9.]+$/

const NUMBER = String.raw`\d[\d.,]*(?:[ \u00A0]×[ \u00A0]\d+)?`
/** Units, of things counted and measured. The space before a Latin unit belongs to the number. */
const UNIT =
  '(?:[ \\u00A0]?(?:mm|cm|m|kg|kgf|N|dB|MP|kVA|VA|V|A|W|Hz|GHz|MHz|Gbps|Mbps|TB|GB|MB|%|°C)(?![A-Za-z])|吋|公尺|公分|公里|路|支|顆|埠|戶|門|間|防區|區|回線|迴路|位址|倍|年|月|日|款|台|條|座|人|插槽|層|棟|歲|天|小時|分鐘|分|秒|位|個|種|次|項|樓)'
/** Codes of models, numbers with their unit, the terms, types by a letter (R型), and words in Latin letters. */
const WHOLE = new RegExp(
  [
    String.raw`[A-Za-z0-9.]+(?:-[A-Za-z0-9]+)+`,
    `${NUMBER}${UNIT}`,
    ...TITLE_TERMS.map((term) => term.replaceAll(' ', String.raw`[ \u00A0]`)),
    '(?<![A-Za-z])[A-Z]型',
    `${NUMBER}(?![A-Za-z])`,
    '[A-Za-z0-9.]+',
  ].join('|'),
  'gu',
)

const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/** Cuts a Chinese title into words, with terms, models and numbers with their units in one token each. */
export function cutTitle(title: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: text, index } of title.matchAll(WHOLE)) {
    tokens.push(...words(title.slice(end, index)), { text, isWord: true })
    end = index + text.length
  }
  return [...tokens, ...words(title.slice(end))]
}

function words(text: string): Token[] {
  return [...WORDS.segment(text)].map(({ segment, isWordLike = false }) => ({ text: segment, isWord: isWordLike }))
}
