/* The use of visitors' messages: a sentence beside the form, and the whole notice that the law asks for. */

export const NOTICES = {
  brief: {
    zh: '〔待填〕',
    en: '[to be written]',
  },
  full: {
    zh: '〔待填〕',
    en: '[to be written]',
  },
} as const
