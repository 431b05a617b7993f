/* The description of the success stories for search engines. */

export const CASES_DESCRIPTION = {
  zh: '{{number}}個案例。',
  en: '{{number}} cases.',
  ja: '導入事例{{number}}件。',
} as const
