import { expect, test } from 'vitest'
import { findMeasureFaults } from '../../../../src/content/editorial/measure-words.ts'

test.each([
  ['共60台攝影機', '60台攝影機', '支 for 攝影機, not 台'],
  ['128台4 MP半球型網路攝影機', '128台4 MP半球型網路攝影機', '支 for 網路攝影機, not 台'],
  ['每台攝影機4 Mbps', '每台攝影機', '支 for 攝影機, not 台'],
  ['攝影機超過32台之後', '攝影機超過32台', '支 for 攝影機, not 台'],
  ['入口攝影機4台，出口', '攝影機4台', '支 for 攝影機, not 台'],
  ['兩支錄影主機', '兩支錄影主機', '台 for 錄影主機, not 支'],
  ['一支側門讀卡機', '一支側門讀卡機', '台 for 讀卡機, not 支'],
  ['8個16 TB硬碟', '8個16 TB硬碟', '顆 for 硬碟, not 個'],
  ['每一個探測器', '每一個探測器', '顆 for 探測器, not 個'],
])('「%s」 counts with the wrong measure word', (text, found, expected) => {
  expect(findMeasureFaults(text).map((fault) => [fault.found, fault.expected])).toEqual([[found, expected]])
})

test.each([
  '60支攝影機分接兩台錄影主機，每台8顆硬碟',
  '兩個讀卡機介面，4個硬碟插槽，6個攝影機畫面',
  '2組輸入可接氣體偵測器，兩個人看攝影機',
  '攝影機接在同一台交換器，室內機8台',
])('「%s」 counts as the glossary says', (text) => {
  expect(findMeasureFaults(text)).toEqual([])
})

test('a fault says where it begins', () => {
  expect(findMeasureFaults('大廳與車道共60台攝影機')).toMatchObject([{ index: 6 }])
})
