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
} as const

export const DEFAULT_LANGUAGE = 'zh' as const

export const SITE = {
  brand: {
    zh: '安康',
    en: 'Acme',
  },
  wordmark: {
    latin: 'Acme',
    han: '',
  },
  company: {
    zh: '安康',
    en: 'Acme',
  },
  description: {
    zh: '安康的產品。',
    en: 'Products of Acme.',
  },
  origin: 'https://www.example.com',
  phone: {
    zh: '〔待填〕',
    en: '[to be written]',
    href: 'tel:+886255500100',
  },
  email: 'sales@example.com',
  hours: {
    zh: '〔待填〕',
    en: '[to be written]',
  },
  address: {
    zh: '〔待填〕',
    en: '[to be written]',
    postalCode: '100',
    country: 'TW',
  },
  foundingYear: 2026,
  profiles: [],
} as const

export const REGISTRATION_NUMBER = '' as const

export const PARTS_OFF = ['/success-stories', '/door-schedule', '/faqs'] as const

export const MORE_REQUEST_TYPES = [] as const

export const STORY = {
  heading: {
    zh: '〔待填〕',
    en: '[to be written]',
  },
  lead: {
    zh: '〔待填〕',
    en: '[to be written]',
  },
  paragraphs: [
    {
      zh: '〔待填〕',
      en: '[to be written]',
    },
  ],
} as const

export const MARK = {
  box: '0 0 40 30',
  frame: 'M0 0h40v30H0zM4 4v22h32V4z',
  door: 'M10 10h20v10H10z',
} as const

export const PALETTE = {
  paper: '#f4f1ea',
  plinth: '#eae6dc',
  'plinth-2': '#dfd9cc',
  sheet: '#fbf9f5',
  ground: '#1b1a17',
  ink: '#1b1a17',
  'ink-2': '#4f4b43',
  'ink-3': '#68635a',
  edge: '#857f72',
  line: 'rgb(27 26 23 / 0.18)',
  hair: 'rgb(27 26 23 / 0.085)',
  'on-ground': '#f4f1ea',
  'on-ground-2': '#bdb7aa',
  'line-ground': 'rgb(244 241 234 / 0.2)',
  'edge-ground': '#8f897c',
  'mark-ground': '#85aead',
  'ok-ground': '#7cc4a6',
  'danger-ground': '#ff9c86',
  scrim: 'rgb(27 26 23 / 0.5)',
  brand: '#0a5c5a',
  indigo: '#2b4785',
  vermilion: '#0a5c5a',
  ochre: '#7d5500',
  pine: '#1b6149',
  plum: '#6a3f6e',
  danger: '#a3210f',
  'danger-wash': '#f6e4dc',
  ok: '#1b6149',
  'ok-wash': '#dfeae1',
  warn: '#7d5500',
  light: '#f3d79b',
  focus: '#1f4fd8',
} as const
