import { expect, test } from 'vitest'
import { findPunctuationFaults } from '../../../../src/content/editorial/punctuation.ts'
import { readableMarkdown, readableText } from '../../../../src/content/editorial/readable-text.ts'
import { SITE } from '#vendor/site.ts'

const found = (text: string, locale: 'zh' | 'en') => findPunctuationFaults(text, locale).map((fault) => fault.found)

test.each([
  ['錄影,回放', ','],
  ['支援 H.265,錄影', ' ', ','],
  ['請按鈴.', '.'],
  ['H.265.錄影', '.'],
  ['時間:九點', ':'],
  ['按鈴;開門', ';'],
  ['開門了嗎?', '?'],
  ['開門了!', '!'],
  ['尺寸(寬)', '(', ')'],
  ['尺寸(mm)', '('],
  ['按"開門"鍵', '"', '"'],
  ['按“開門”鍵', '“', '”'],
  ['按‘開門’鍵', '‘', '’'],
  ['稍候...', '...'],
  ['稍候…', '…'],
  ['錄影 7 天', ' ', ' '],
  ['約\u00A030', '\u00A0'],
  ['開門，，關門', '，，'],
  ['開門。，關門', '。，'],
  ['開門，.關門', '.', '.'],
  ['開門， 關門', ' '],
  ['３個', '３'],
  ['溫度 -20～55°C', '-'],
  ['溫度−20至55 度', ' '],
  ['距離5-10公尺', '5-10'],
  ['還留36 %', ' '],
  ['18公斤以下', '公斤'],
  ['手持410公克', '公克'],
])('Chinese text 「%s」 has wrong punctuation', (text, ...marks) => {
  expect([...new Set(found(text, 'zh'))]).toEqual([...new Set(marks)])
})

test.each([
  '解析度1,920×1,080，影格率29.97張',
  '支援.mp4檔',
  'V2.0版，SIP 2.0，Wiegand 26',
  '比例16:9的螢幕，07:10起',
  '廣達（Lintel Co., Ltd.）與Lintel Ltd.公司',
  '10.1″螢幕，ONVIF Profile S',
  '他說：「請進。」',
  '他說：『請進！』真的嗎？！',
  '稍候……',
  'Men\u2019s Wear旁',
  '工作溫度−20～55°C，10～90% RH',
  'VD-7100F-P與RS-485-2，IK07-08，802.3-2022',
  '1.開啟電源；2.按鈴',
  '電話02-5550-0142，2026-03-05',
  '臺北市、新北市（含林口）：均可。',
  'IP65/IK10',
  'ONVIF, RTSP (TCP)',
  'Q&A專區',
])('Chinese text 「%s」 is in order', (text) => {
  expect(found(text, 'zh')).toEqual([])
})

test.each([
  ['Opens the door，then closes', '，'],
  ['Press 開門 now', '開門'],
  ['Range −20～55 °C', '～'],
  ['Two  spaces', '  '],
  ['From -20 °C', '-'],
  ['From -20 to 55 °C', '-'],
  ['Down to -5 °C', '-'],
  ['Reads at 5-10 cm', '5-10'],
  ['Opens,, then closes', ',,'],
  ['Leaves 36 % free', ' '],
  ['Within 100 metres, 30 centimetres off', 'metres', 'centimetres'],
  ['The 10.1" screen', '"'],
  ['「Open」', '「', '」'],
])('English text "%s" has wrong punctuation', (text, ...marks) => {
  expect(found(text, 'en')).toEqual(marks)
})

test.each([
  '−20 to 55 °C, 10 to 90% RH',
  'A metre away, two metres in all, a 1/2.8″ sensor',
  'VD-7100F-P, RS-485, IEC 60801-2-59 and 24-7 service',
  'Wiegand 26 and W-26, 4–20 mA',
  'A 7-inch screen; a two-wire system: “as it is”…',
  'Phone +886-2-5550-0142 on 2026-03-05',
  'a 10–15 m range',
  'Power, 12 V (1 A)',
  'Li’an Rd. × 2',
  'A lintel, 楣 in Chinese, and the Chinese 立安',
])('English text "%s" is in order', (text) => {
  expect(found(text, 'en')).toEqual([])
})

test('a text without a Han character has no Chinese punctuation to check', () => {
  expect(found('ONVIF "Profile S", (G)...', 'zh')).toEqual([])
})

test('a finding has its position and the expected text', () => {
  expect(findPunctuationFaults('錄影,回放', 'zh')).toEqual([{ index: 2, found: ',', expected: 'a full-width ，' }])
})

const MARKDOWN_ZH = `# 標題

段落有**粗體**、\`a, b (c)\`與[說明](/faqs/x?a=1,2 "頁")。見<https://www.lintel.example/a,b>。

- 項目一
* 項目二
1. 第一步
2. 第二步
   1. 巢狀

> 引文

| 型號 | 距離 |
|---|:--|
| VD-7100F-P | 30公尺 |

\`\`\`sh
echo "中文, 測試" ... -20 °C
\`\`\`

![圖說](/icons/nvr.svg)
`

test('marks of Markdown are not punctuation', () => {
  expect(found(readableMarkdown(MARKDOWN_ZH), 'zh')).toEqual([])
  expect(
    found(
      readableMarkdown('1. One\n2. Two\n\n- a\n  - b\n\n| a | b |\n|---|---|\n| c | d |\n\n`a  b` **bold**, [x](/y)'),
      'en',
    ),
  ).toEqual([])
})

test('punctuation beside marks of Markdown is still found', () => {
  expect(found(readableMarkdown('- **錄影**,回放'), 'zh')).toEqual([','])
  expect(found(readableMarkdown('| 距離 | 30 公尺 |\n|---|---|\n| a | b |'), 'zh')).toEqual([' '])
  expect(found(readableMarkdown('錄影見[說明](/a).\n下一行'), 'zh')).toEqual(['.'])
})

test('addresses and the brand are not punctuation', () => {
  expect(found(readableText('見https://www.lintel.example/faqs?a=b，或寫信到sales@lintel.example。'), 'zh')).toEqual([])
  expect(found(readableText(`${SITE.brand.zh}的產品`), 'zh')).toEqual([])
})
