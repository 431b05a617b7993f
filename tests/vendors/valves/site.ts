/* Your identity: languages, name, address, phone, parts of the site that are off, story, logo mark, colours. */

export const LANGUAGES = {
  zh: {
    htmlLang: 'zh-TW',
    hreflang: ['zh-Hant'],
    prefix: '',
    backend: 'TW',
  },
  en: {
    htmlLang: 'en-US',
    hreflang: ['en'],
    prefix: '/en',
    backend: 'EN',
  },
  ja: { htmlLang: 'ja', prefix: '/ja', backend: 'JP', name: '日本語', fallback: 'en' },
} as const

export const DEFAULT_LANGUAGE = 'zh' as const

export const SITE = {
  brand: { zh: '隼閥工業', en: 'Kestrel Valves', ja: '隼閥工業' },
  wordmark: { latin: 'Kestrel', han: '隼閥工業' },
  company: { zh: '隼閥工業股份有限公司', en: 'Kestrel Valves Co., Ltd.', ja: '隼閥工業股份有限公司' },
  description: {
    zh: '隼閥工業在臺中製造球閥、蝶閥、閘閥、球形閥與氣動、電動驅動器，供水處理、蒸汽與製程管線使用。',
    en: 'Kestrel Valves of Taichung makes ball, butterfly, gate and globe valves and their actuators for water, steam and process lines.',
    ja: '隼閥工業は台中で、水処理・蒸気・プロセス配管向けのボール、バタフライ、ゲート、グローブバルブと、そのアクチュエータを製造しています。',
  },
  origin: 'https://www.kestrel-valves.example',
  phone: { zh: '04-5550-0186', en: '+886-4-5550-0186', ja: '+886-4-5550-0186', href: 'tel:+886455500186' },
  email: 'sales@kestrel-valves.example',
  hours: { zh: '週一至週五8:30–17:30', en: 'Mon–Fri, 8:30–17:30', ja: '月～金 8:30～17:30（台湾時間）' },
  address: {
    zh: '407臺中市西屯區隼閥路18號',
    en: 'No. 18, Sunfa Rd., Xitun Dist., Taichung City 407',
    ja: '台湾 407 台中市西屯区隼閥路18号',
    postalCode: '407',
    country: 'TW',
  },
  foundingYear: 1987,
  profiles: [],
} as const

export const REGISTRATION_NUMBER = '00000186' as const

export const PARTS_OFF = ['/success-stories', '/door-schedule', '/faqs'] as const

export const MORE_REQUEST_TYPES = [] as const

export const STORY = {
  heading: { zh: '停在風裡的隼', en: 'The bird that stands still in the wind', ja: '風の中に止まるハヤブサ' },
  lead: {
    zh: '紅隼逆風停在空中，翅膀動得剛剛好，頭一點也不晃。閥門做的是同一件事：管內的壓力一直在推，它停在該停的位置。',
    en: 'A kestrel hangs in a headwind. Its wings move just enough, and its head does not move at all. A valve does the same: the line pushes without a pause, and the valve holds its position.',
    ja: 'チョウゲンボウは向かい風の中で宙に止まります。翼はちょうど必要なだけ動き、頭は少しも揺れません。バルブの仕事も同じです。管内の圧力に絶えず押されながら、あるべき位置を保ちます。',
  },
  paragraphs: [
    {
      zh: '1987年，我們在臺中的一間小工廠替人車閥桿。師傅說，閥好不好，不是看開的時候，是看關了十年以後。',
      en: 'In 1987 we turned valve stems for others in a small workshop in Taichung. Our foreman used to say: judge a valve by how it shuts after ten years, not by how it opens on the first day.',
      ja: '1987年、私たちは台中の小さな工場で、他社のために弁棒を削っていました。親方はこう言いました。バルブの良し悪しは、開けたときではなく、閉めて10年たったときに分かる。',
    },
    {
      zh: '所以每一顆閥出廠前都要打水壓：本體1.5倍，閥座1.1倍，逐顆記錄。數字寫在隨貨的試驗報告上，序號刻在法蘭側面。',
      en: 'So every valve is tested with water before it leaves: the body at 1.5 times its rated pressure, the seat at 1.1 times. The figures are in the test report in the box, and the serial number is on the edge of the flange.',
      ja: 'ですから、すべてのバルブを出荷前に水圧で試験します。弁箱は呼び圧力の1.5倍、弁座は1.1倍で、1台ずつ記録します。数値は同梱の試験成績書に記し、シリアル番号はフランジの側面に刻印しています。',
    },
  ],
} as const

export const MARK = {
  box: '0 0 44 34',
  frame: 'M0 8l20 11v4L0 34zM44 8v26L24 23v-4z',
  door: 'M10 0h24v4H24v11l-2 2-2-2V4H10z',
} as const

export const PALETTE = {
  paper: '#f3f5f6',
  plinth: '#e5eaed',
  'plinth-2': '#d6dde2',
  sheet: '#fafcfc',
  ground: '#14222c',
  ink: '#14222c',
  'ink-2': '#3f4d57',
  'ink-3': '#566570',
  edge: '#76848e',
  line: 'rgb(20 34 44 / 0.18)',
  hair: 'rgb(20 34 44 / 0.085)',
  'on-ground': '#f3f5f6',
  'on-ground-2': '#b3c0c9',
  'line-ground': 'rgb(243 245 246 / 0.2)',
  'edge-ground': '#84939d',
  'mark-ground': '#7fb2d6',
  'ok-ground': '#7cc4a6',
  'danger-ground': '#ff9c86',
  scrim: 'rgb(20 34 44 / 0.5)',
  brand: '#1f4e6b',
  indigo: '#1f4e6b',
  vermilion: '#1f4e6b',
  ochre: '#7d5500',
  pine: '#17594f',
  plum: '#6a3f6e',
  danger: '#a3210f',
  'danger-wash': '#f6e4dc',
  ok: '#17594f',
  'ok-wash': '#dfeae1',
  warn: '#7d5500',
  light: '#d5e6f0',
  focus: '#1f4fd8',
} as const

/** Folder of the origin in which the site begins. */
export const BASE_PATH = '/valves/' as const

export const LOOK = 'plain' as const
