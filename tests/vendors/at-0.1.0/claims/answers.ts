/* Templates of answers at the desk; text in brackets is filled in by the person who answers. */

export const ANSWERS = {
  closing: {
    name: {
      zh: '結案',
      en: 'Close',
    },
    body: {
      zh: '〔待填〕',
      en: '[to be written]',
    },
  },
} as const
