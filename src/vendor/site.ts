/** Where the site begins on its origin: `/`, or a folder such as `/site/`. All addresses begin with it. */
export const BASE_PATH = '/'

/**
 * The languages of the site, in the order of the switch (locales/README.md says how to add one, `src/base/i18n/language.ts` what each field means). Chinese, as written in
 * Taiwan, and English are those of the project: its words and its rules for texts are there for both.
 */
export const LANGUAGES = {
  zh: { htmlLang: 'zh-TW', hreflang: ['zh-Hant'], prefix: '', backend: 'TW' },
  en: { htmlLang: 'en-US', hreflang: ['en'], prefix: '/en', backend: 'EN' },
} as const

/** The language of addresses without a prefix. */
export const DEFAULT_LANGUAGE = 'zh'

/**
 * The vendor's identity. Rebranding requires changes in this file only: no other file contains the brand, its addresses,
 * its numbers or its mark; words of the interface and content use `{{brand}}`, `{{fullBrand}}` and `{{domain}}`. All of them are invented.
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
  /** As it is written in a language: readers of English may call from abroad. */
  phone: { zh: '02-5550-0142', en: '+886-2-5550-0142', href: 'tel:+886255500142' },
  email: 'sales@lintel.example',
  hours: { zh: '週一至週五9:00–18:00', en: 'Mon–Fri, 9:00–18:00' },
  address: {
    zh: '114臺北市內湖區立安路88號6樓',
    en: '6F., No. 88, Li’an Rd., Neihu Dist., Taipei City 114',
    postalCode: '114',
    country: 'TW',
  },
  foundingYear: 2009,
  /** Profiles on other sites, for Organization.sameAs. */
  profiles: [] as readonly string[],
} as const satisfies Record<string, unknown> & Record<'brand' | 'company', Readonly<Record<'zh' | 'en', string>>>

/** The company's registration number (統一編號): one that its own check digit refuses. */
export const REGISTRATION_NUMBER = '00000142'

/** Parts of the site that this vendor does without, by address: `/success-stories`, `/door-schedule`, `/faqs`. */
export const PARTS_OFF: readonly ('/success-stories' | '/door-schedule' | '/faqs')[] = []

/**
 * The look of home, errors, empty lists, the thank-you, the login and share pictures: with the doors of this vendor's
 * trade, or plain.
 */
export const LOOK: 'doors' | 'plain' = 'doors'

/** Kinds of contact requests that this vendor takes beside those of every site (src/web/features/contact/request-limits.ts). */
export const MORE_REQUEST_TYPES = ['service'] as const

/** The story of the name, for the home page: a heading, one paragraph beside the title, and the story itself. Apart, since the browser needs the rest. */
export const STORY = {
  heading: {
    zh: '從門上的那根樑說起',
    en: 'It starts above the door',
  },
  lead: {
    zh: '楣是門上的樑。牆的重量壓下來，它接住，交給兩側的柱子，門才開得了。立安做的是同一件事：對講、門禁、監控與警報，由一套系統承重。',
    en: 'A lintel is the beam over a doorway. It takes the weight of the wall and hands it to the posts, so that the door can open. We do the same for a building: intercom, access, cameras and alarms on one system that bears the load.',
  },
  paragraphs: [
    {
      zh: '在牆上開一個洞，洞上面的磚就會往下掉。最早的辦法是橫放一塊石頭，中文叫楣，英文叫lintel。它不動、不亮，也沒有人抬頭看。可是少了它，門框先歪，門先卡住，牆的裂縫都從門角開始。',
      en: 'Cut a hole in a wall and the bricks above it fall. The oldest answer is a stone laid across, méi in Chinese and lintel in English. It does not move or shine, and no one looks up at it. Take it away and the frame leans first, the door sticks, and every crack in the wall begins at the corner of a door.',
    },
    {
      zh: '大樓裡的系統也是這樣壞的。對講一家、門禁一家、監控一家、消防又一家，各自把自己的門做好，門與門之間那一段牆卻沒有人扛。火警響了，門還鎖著；訪客進了大門，到不了樓上；住戶搬走三年，卡片照樣能用。問題都出在交界。',
      en: 'Systems in a building break the same way. Intercom, doors, cameras and fire alarm come from four suppliers. Each builds its own door well, and no one carries the wall between them. The alarm rings and a door stays locked; a visitor passes the gate and cannot get upstairs; a resident moved out three years ago and the card still works. The trouble is always where two things meet.',
    },
    {
      zh: '所以我們把公司叫做Lintel，中文叫立安：立得住，也住得安。對講、門禁、監控與停車從一開始就用同一條網路、同一份權限；消防獨立配線，只以接點與唯讀介面相連。先談交界，再談機器。做得好的時候，住的人不會注意到我們，只覺得門很順。',
      en: 'So the company is called Lintel, and in Chinese Li’an: to stand firm and to live at ease. From the first drawing intercom, access, video and parking share one network and one set of permissions; fire alarm has its own wiring and meets them by contacts and a read-only interface. We talk about where things meet before we talk about devices. When it is done well no one who lives there notices us. The door just opens.',
    },
  ],
} as const

/**
 * The logo mark, as SVG paths in a view box: a lintel on its posts, and a door in the brand's colour. After a change,
 * `npm run tool -- draw` updates the icons.
 */
export const MARK = {
  box: '0 0 44 34',
  frame: 'M0 0h44v8H0zM5 8h3v26H5zM36 8h3v26h-3z',
  door: 'M8 8l15 4v18L8 34z',
} as const

/**
 * The vendor's colours, by the name of their design token: used for pages, drawings, data sheets and social images.
 * After a change, `npm run tool -- draw` updates `palette.css` and `public/icons`.
 */
export const PALETTE = {
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
  'mark-ground': '#d4553b', // the brand's colour on ground
  'ok-ground': '#7cc4a6',
  'danger-ground': '#ff9c86',
  scrim: 'rgb(27 26 23 / 0.5)', // over what a dialog or an open menu covers
  brand: '#ae3219', // logo, favicon, social images, data sheets; 5.7 / 5.2 / 6.1
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
} as const satisfies Readonly<Record<string, string>>
