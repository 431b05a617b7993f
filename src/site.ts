import type { LocalisedText } from './i18n/localised.ts'

/**
 * Who the vendor is. Rebranding starts and ends here: no other file names the brand, its addresses
 * or its numbers. All of it is invented.
 */
export const SITE = {
  /** Short name, as in a title: "news | Lintel". */
  brand: { zh: '立安 Lintel', en: 'Lintel' },
  /** Beside the mark of the logo, in both scripts in either language. */
  wordmark: { latin: 'Lintel', han: '立安' },
  company: { zh: '立安智慧科技股份有限公司', en: 'Lintel Smart Technologies Co., Ltd.' },
  description: {
    zh: '立安以影像對講、門禁管理、安全防護與監控系統，守住社區、辦公大樓與工廠的每一道門。',
    en: 'Lintel makes video intercoms, access control, security and surveillance systems for homes, offices and factories.',
  },
  /** Where the site is published, without a slash at the end. Canonical addresses and the sitemap are built on it. */
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
