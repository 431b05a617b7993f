import { WRITING } from '../../base/i18n/writing.ts'
import type { Locale } from '../../base/i18n/locale.ts'

/** Wrong punctuation: its index, the found and the expected text. */
export type PunctuationFault = { index: number; found: string; expected: string }

type Rule = {
  pattern: RegExp
  expected: string
  /** A text that matches this is not checked. */
  unless?: RegExp
}

const HAN = String.raw`\p{Script=Han}`
// Before a dot that does not end a sentence: "Ltd.", "approx.", the number of a step.
const NO_SENTENCE = String.raw`(?<!\b(?:Inc|Ltd|Co|Corp|No|vs|St|Dr|approx|max|min|etc|a\.m|p\.m)|(?:^|[\s，。；：（])\d{1,2}|\.)`
const NUMBER = String.raw`\d+(?:\.\d+)?`
const UNIT = String.raw`(?:°C|°|℃|%|mm|cm|km|m|kg|g|mA|kV|V|kW|W|MHz|GHz|Hz|dBm?|Mbps|ms|min|s|h|lux|公分|公尺|公里|公斤|秒|分鐘|小時|天|度|人)(?![\w²³/])`

const CHINESE: readonly Rule[] = [
  ...Object.entries({ ',': '，', ':': '：', ';': '；', '?': '？', '!': '！' }).map(([mark, wide]) => ({
    pattern: nextToHan(mark === '?' ? String.raw`\?` : mark),
    expected: `a full-width ${wide}`,
  })),
  // A dot before a Latin letter or a digit starts a file extension or a fraction.
  { pattern: rule(`(?<=${HAN})\\.(?![\\w.])|${NO_SENTENCE}\\.(?=${HAN})`, 'm'), expected: 'a full-width 。' },
  { pattern: rule(`(?<=${HAN})[()]|[()](?=${HAN})`), expected: 'full-width （ ）' },
  { pattern: rule(String.raw`["“”]|(?<![A-Za-z])['‘’]`), expected: 'corner brackets 「」, or ″ for inches' },
  { pattern: rule(String.raw`\.{2,}|(?<!…)…(?!…)|…{3,}`), expected: '…… or another sentence' },
  {
    pattern: rule(
      `(?<=${HAN})[ \\u00A0\\u2009\\u202F]+(?=[A-Za-z0-9])|(?<=[A-Za-z0-9%°])[ \\u00A0\\u2009\\u202F]+(?=${HAN})`,
    ),
    expected: 'no space here: the browser sets it',
  },
  {
    pattern: rule(
      '(?<=[，。；：！？、（）「」『』])[ \\u00A0]+(?!$)|(?<!^)[ \\u00A0]+(?=[，。；：！？、（）「」『』])',
      'm',
    ),
    expected: 'no space beside full-width punctuation',
  },
  {
    pattern: rule(
      String.raw`[，、；：][，。、；：！？]+|。[，。、；：]+|[！？][，。、；：]+|！！+|？？+|(?<=[，。、；：！？])[,.;:]`,
    ),
    expected: 'one mark',
  },
  { pattern: rule('[０-９Ａ-Ｚａ-ｚ％]+'), expected: 'half-width letters and digits' },
  { pattern: rule(String.raw`(?<=\d ?)(?:公斤(?!力)|公克)`), expected: 'kg or g after digits' },
]

const ENGLISH: readonly Rule[] = [
  // A text may quote a Chinese word if it says so: "the Chinese 門".
  { pattern: rule(`${HAN}+`), expected: 'English', unless: /\bChinese\b/ },
  { pattern: rule(String.raw`[\u3000-\u3004\u3008-\u3020\u30FB\uFF00-\uFFEF]+`), expected: 'half-width punctuation' },
  { pattern: rule('(?<=\\S) {2,}(?=\\S)'), expected: 'one space' },
  { pattern: rule(String.raw`([,;!?])\1+`), expected: 'one mark' },
  { pattern: rule(String.raw`(?<=\d[ -])(?:centi|milli|kilo)?metres?\b`), expected: 'm, cm, mm or km after digits' },
  { pattern: rule(String.raw`(?<=\d)"`), expected: '-inch after digits' },
]

const NUMBERS: readonly Rule[] = [
  { pattern: rule(String.raw`(?<=\d)[ \u00A0\u202F]+(?=%)`), expected: 'no space before %' },
  {
    pattern: rule(
      `(?<![\\w\\uE000.-])-(?=${NUMBER}\\s?(?:°|℃|度|dBm?\\b|to\\b|～|~))|(?<=(?:\\bto|～|~) ?)-(?=${NUMBER}\\s?(?:°|℃|度|dBm?\\b))`,
    ),
    expected: 'a true minus sign, −',
  },
  {
    pattern: rule(`(?<![\\w.\\uE000-])${NUMBER}-${NUMBER}(?= ?${UNIT})`),
    expected: 'a range written out, 5～10 in Chinese, 5 to 10 in English',
  },
]

const RULES: Record<Locale, readonly Rule[]> = { zh: [...CHINESE, ...NUMBERS], en: [...ENGLISH, ...NUMBERS] }
const ANY_HAN = new RegExp(HAN, 'u')

/**
 * Returns punctuation that the language does not use. Markdown must be converted to readable text before. Chinese rules
 * do not apply to a text without a Han character: a model, a standard.
 * @example findPunctuationFaults('錄影,回放', 'zh') // [{ index: 2, found: ',', expected: 'a full-width ，' }]
 */
export function findPunctuationFaults(text: string, locale: Locale): PunctuationFault[] {
  if (WRITING[locale].script === 'han' && !ANY_HAN.test(text)) return []
  return RULES[locale]
    .filter(({ unless }) => !unless?.test(text))
    .flatMap(({ pattern, expected }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ index, found, expected })),
    )
    .sort((a, b) => a.index - b.index)
}

function rule(source: string, flags = ''): RegExp {
  return new RegExp(source, `gu${flags}`)
}

function nextToHan(mark: string): RegExp {
  return rule(`(?<=${HAN})${mark}|${mark}(?=${HAN})`)
}
