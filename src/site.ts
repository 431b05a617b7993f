import type { LocalisedText } from './i18n/localised.ts'

/**
 * The vendor's identity. Rebranding requires changes in this file only: no other file contains the brand, its addresses
 * or its numbers. All of them are invented.
 */
export const SITE = {
  /** Short name, as in a title: "news | Lintel". */
  brand: { zh: '立安 Lintel', en: 'Lintel' },
  /** Beside the logo, in both scripts in either language. */
  wordmark: { latin: 'Lintel', han: '立安' },
  company: { zh: '立安智慧科技股份有限公司', en: 'Lintel Smart Technologies Co., Ltd.' },
  description: {
    zh: '立安以影像對講、門禁管理、安全防護與監控系統，守住社區、辦公大樓與工廠的每一道門。',
    en: 'Lintel makes video intercoms, access control, security and surveillance systems for homes, offices and factories.',
  },
  /** Origin of the published site, without trailing slash. Canonical addresses and the sitemap use it. */
  origin: 'https://www.lintel.example',
  phone: { display: '02-5550-0142', international: '+886-2-5550-0142', href: 'tel:+886255500142' },
  email: 'sales@lintel.example',
  hours: { zh: '週一至週五 9:00–18:00', en: 'Monday to Friday, 9:00 to 18:00' },
  address: {
    zh: '114 臺北市內湖區立安路 88 號 6 樓',
    en: '6F., No. 88, Li’an Rd., Neihu Dist., Taipei City 114',
    postalCode: '114',
    country: 'TW',
  },
  foundingYear: 2009,
  /** Profiles on other sites, for Organization.sameAs. */
  profiles: [] as readonly string[],
} as const satisfies Record<string, unknown> & { brand: LocalisedText; company: LocalisedText }

/**
 * The vendor's colours, by the name of their design token: used for pages, drawings, data sheets and social images.
 * After a change, `npm run draw` updates `src/ui/palette.css` and the icons.
 */
export const PALETTE = {
  light: {
    // Backgrounds
    paper: '#f4f1ea', // page
    plinth: '#eae6dc', // product stage, wells, table head
    'plinth-2': '#dfd9cc', // front edge of a plinth, pressed state
    sheet: '#fbf9f5', // raised: dialog, input, door leaf
    ground: '#1b1a17', // footer, reversed bands
    // Text and lines; contrast on paper / plinth / sheet
    ink: '#1b1a17', // 15.4 / 14.0 / 16.6
    'ink-2': '#4f4b43', // 7.7 / 7.0 / 8.3 body secondary
    'ink-3': '#68635a', // 5.3 / 4.8 / 5.7 captions, meta
    edge: '#857f72', // 3.5 / 3.2 / 3.8 control borders (non-text)
    line: 'rgb(27 26 23 / 0.18)', // rules between rows
    hair: 'rgb(27 26 23 / 0.085)', // the bay grid
    'on-ground': '#f4f1ea', // 15.4 on ground
    'on-ground-2': '#bdb7aa', // 8.7 on ground
    'line-ground': 'rgb(244 241 234 / 0.2)',
    'edge-ground': '#8f897c',
    'mark-ground': '#d4553b', // the red door of the logo
    'ok-ground': '#7cc4a6',
    'danger-ground': '#ff9c86',
    scrim: 'rgb(27 26 23 / 0.5)', // over what a dialog or an open menu covers
    // Accent colours of the five series
    indigo: '#2b4785', // 靛青 影像對講 8.0 / 7.2 / 8.5
    vermilion: '#ae3219', // 朱砂 門禁管理 5.7 / 5.2 / 6.1
    ochre: '#7d5500', // 赭石 安全防護 5.9 / 5.3 / 6.3
    pine: '#1b6149', // 松綠 監控系統 6.5 / 5.9 / 7.0
    plum: '#6a3f6e', // 茄紫 周邊設備 7.3 / 6.6 / 7.8
    // States
    danger: '#a3210f', // 6.7 / 6.1 / 7.2
    'danger-wash': '#f6e4dc',
    ok: '#1b6149',
    'ok-wash': '#dfeae1',
    warn: '#7d5500',
    light: '#f3d79b', // light behind a door; never behind text smaller than 24px
    focus: '#1f4fd8', // 5.9 / 5.3 / 6.3; on ground use --on-ground
  },
  /** Tokens that differ in the dark scheme. */
  dark: {
    paper: '#171614',
    plinth: '#211f1c',
    'plinth-2': '#2c2a26',
    sheet: '#262420',
    ground: '#0e0d0c',
    ink: '#f0ece3',
    'ink-2': '#c3bdb0',
    'ink-3': '#9d978a',
    edge: '#7d776b',
    line: 'rgb(240 236 227 / 0.2)',
    hair: 'rgb(240 236 227 / 0.08)',
    indigo: '#9db4ea',
    vermilion: '#f0917a',
    ochre: '#ddb25c',
    pine: '#7cc4a6',
    plum: '#cfa3d2',
    danger: '#ff9c86',
    'danger-wash': '#3a1d16',
    ok: '#7cc4a6',
    'ok-wash': '#18302a',
    warn: '#ddb25c',
    light: '#f3d79b',
    focus: '#8fb0ff',
  },
} as const satisfies Record<'light' | 'dark', Readonly<Record<string, string>>>
