/** The subject of the page of cases; `{{number}}` is their number, in words. */
export const CASES_DESCRIPTION = {
  zh: '企業與公部門遇到的問題與解法，以及全臺{{number}}座住宅社區的建案。',
  en: 'Problems that businesses and public bodies brought to us, and {{number}} residential communities across Taiwan.',
} as const
