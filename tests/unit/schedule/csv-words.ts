import type { CsvWords } from '../../../src/schedule/csv-columns.ts'

/** The words of our own files. */
export const CSV_WORDS: Record<'en' | 'zh', CsvWords> = {
  en: {
    columns: {
      number: 'Number',
      floor: 'Floor',
      place: 'Place',
      kind: 'Kind',
      alike: 'Doors alike',
      model: 'Model',
      name: 'Name',
      quantity: 'Quantity',
      total: 'Total',
      failSafe: 'Opens without power',
    },
    kinds: {
      'main-entrance': 'Main entrance',
      home: 'Home',
      'lift-lobby': 'Lift lobby',
      'car-lane': 'Car lane',
      'fire-door': 'Fire door',
      'meeting-room': 'Meeting room',
      outdoors: 'Outdoors',
      other: 'Other',
      room: 'Comms room and desk',
      loose: 'Not placed yet',
    },
    yes: 'Yes',
  },
  zh: {
    columns: {
      number: '編號',
      floor: '樓層',
      place: '位置',
      kind: '類型',
      alike: '相同門數',
      model: '型號',
      name: '名稱',
      quantity: '數量',
      total: '合計',
      failSafe: '斷電開鎖',
    },
    kinds: {
      'main-entrance': '主要出入口',
      home: '住戶',
      'lift-lobby': '梯廳',
      'car-lane': '車道',
      'fire-door': '防火門',
      'meeting-room': '會議室',
      outdoors: '戶外',
      other: '其他',
      room: '機房與管理室',
      loose: '尚未配置',
    },
    yes: '是',
  },
}
