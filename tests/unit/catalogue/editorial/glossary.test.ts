import { expect, test } from 'vitest'
import { findMainlandTerms, GLOSSARY } from '../../../../src/catalogue/editorial/glossary.ts'

const found = (text: string) => findMainlandTerms(text).map(({ term, proper }) => `${term}→${proper}`)

test('every word to avoid is reported with the word of the glossary', () => {
  for (const { zh, avoid } of GLOSSARY) {
    for (const avoided of avoid) {
      if (typeof avoided !== 'string' && avoided.alsoTaiwanese) continue
      const term = typeof avoided === 'string' ? avoided : avoided.term
      expect(found(`「${term}」`)).toEqual([`${term}→${zh}`])
    }
  }
})

test('no correct word of the glossary contains a word to avoid', () => {
  for (const { zh } of GLOSSARY) expect(found(zh)).toEqual([])
})

test('every exception contains the word to avoid, and is not reported', () => {
  for (const { avoid } of GLOSSARY) {
    for (const avoided of avoid) {
      if (typeof avoided === 'string') continue
      for (const word of avoided.except ?? []) {
        expect(word).toContain(avoided.term)
        expect(findMainlandTerms(word).map(({ term }) => term)).not.toContain(avoided.term)
      }
    }
  }
})

test('no word to avoid is listed twice', () => {
  const terms = GLOSSARY.flatMap(({ avoid }) =>
    avoid.map((avoided) => (typeof avoided === 'string' ? avoided : avoided.term)),
  )
  expect(new Set(terms).size).toBe(terms.length)
})

test('only the longer word is reported, with its position', () => {
  expect(findMainlandTerms('支援網絡攝像機與網絡')).toEqual([
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
  '下載文件，通過認證，最新消息，設置於門口，用戶端數據，叫修或報修，兼容並蓄，請勿觸摸鏡頭',
])('「%s」 holds no word of mainland China', (text) => {
  expect(found(text)).toEqual([])
})
