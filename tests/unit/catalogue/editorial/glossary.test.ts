import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../../src/base/i18n/locale.ts'
import { findAvoidedWords, GLOSSARY } from '../../../../src/content/editorial/glossary.ts'

const found = (text: string, locale: Locale = 'zh') =>
  findAvoidedWords(text, locale).map(({ term, proper }) => `${term}→${proper}`)

const avoidedIn = (locale: Locale) =>
  GLOSSARY.flatMap((entry) =>
    ((locale === 'zh' ? entry.avoid : entry.avoidEnglish) ?? []).map((avoided) => ({
      proper: entry[locale],
      ...(typeof avoided === 'string' ? { term: avoided, except: [] } : { except: [], ...avoided }),
    })),
  )

test.each(LOCALES)('every word to avoid is reported with the word of the glossary, in %s', (locale) => {
  for (const { term, proper, ...rule } of avoidedIn(locale)) {
    if ('alsoTaiwanese' in rule && rule.alsoTaiwanese) continue
    expect(found(`「${term}」`, locale)).toEqual([`${term}→${proper}`])
  }
})

test.each(LOCALES)('no correct word of the glossary contains a word to avoid, in %s', (locale) => {
  for (const entry of GLOSSARY) expect(found(entry[locale], locale)).toEqual([])
})

test.each(LOCALES)('every exception contains the word to avoid, and is not reported, in %s', (locale) => {
  for (const { term, except = [] } of avoidedIn(locale)) {
    for (const word of except) {
      expect(word).toContain(term)
      expect(findAvoidedWords(word, locale).map((avoided) => avoided.term)).not.toContain(term)
    }
  }
})

test.each(LOCALES)('no word to avoid is listed twice, in %s', (locale) => {
  const terms = avoidedIn(locale).map(({ term }) => term)
  expect(new Set(terms).size).toBe(terms.length)
})

test.each([
  ['Fork-lifts and a fork lift', 'Fork-lift→forklift', 'fork lift→forklift'],
  ['The camera goes off-line', 'off-line→offline'],
  ['Nobody needs the datasheet', 'Nobody→no one', 'datasheet→data sheet'],
  ['The exit button beside it', 'exit button→request-to-exit button'],
])('a second name or spelling is found in “%s”', (text, ...terms) => {
  expect(found(text, 'en')).toEqual(terms)
})

test.each([
  'Request-to-exit buttons, a request-to-exit button',
  'On-line UPS, offline list, data sheet',
  'The data area and the database',
])('“%s” has no second name or spelling', (text) => {
  expect(found(text, 'en')).toEqual([])
})

test.each([
  ['感應線圈與地感線圈', '地感線圈→感應線圈'],
  ['起桿看名單，吸力280 kgf', '起桿→升桿／降桿', '吸力→拉力'],
  ['管制中心收到，協力廠商到場', '管制中心→保全管制中心', '協力廠商→承攬商'],
  ['全屋設防後提交', '設防→設定／解除（保全）', '提交→送出'],
])('a second name is found in 「%s」', (text, ...terms) => {
  expect(found(text)).toEqual(terms)
})

test('only the longer word is reported, with its position', () => {
  expect(findAvoidedWords('支援網絡攝像機與網絡', 'zh')).toEqual([
    { term: '網絡攝像機', proper: '網路攝影機', index: 2 },
    { term: '網絡', proper: '網路', index: 8 },
  ])
})

test.each([
  ['本機支持 ONVIF', '支持→支援'],
  ['圖像的質量不佳', '圖像→影像', '質量→品質'],
  ['小區保安以攝像頭巡邏', '小區→社區', '保安→保全', '攝像頭→攝影機'],
  ['用戶名存於數據庫', '用戶名→使用者', '數據庫→資料／資料庫'],
  ['質保三年', '質保→保固'],
  ['新的管理機已到貨', '管理機→管理中心主機'],
  ['實時推送', '實時→即時', '推送→推播'],
])('a word of mainland China is found in 「%s」', (text, ...terms) => {
  expect(found(text)).toEqual(terms)
})

test.each([
  '建立管理機制，由管理機關與管理機構使用管理機房',
  '訪客機制與訪客機車停放',
  '確保安全、確保安裝品質',
  '品質保證書隨貨附上，品質量測另計',
  '立安保固三年，立安防護等級如下',
  '目的事業主管機關',
  '車道閘門與通道閘門',
  '門磁力鎖與門磁簧開關',
  '電視頻道與可視頻率',
  '條碼率、解碼率',
  '皮帶寬度與頻帶寬度',
  '全球機構',
  '資料交換機制與電話交換機',
  '服務器材',
  '緊固件須用不鏽鋼',
  '業界面臨的課題',
  '三日內存取，機房內存放',
  '真實時間、確實時段',
  '收集成果、聚集成群',
  '關聯動作',
  '心智能力',
  '縮小區域',
  '儲存儲值卡',
  '公文檔案',
  '分布防火門',
  '提高清晰度與提高清潔頻率',
  '人員抬起桿臂，保全管制中心收到，裝設防火門，天花板',
  '下載文件，通過認證，最新消息，設置於門口，用戶端數據，叫修或報修，兼容並蓄，請勿觸摸鏡頭',
])('「%s」 holds no word of mainland China', (text) => {
  expect(found(text)).toEqual([])
})
