/** The categories of questions, in the order in which they are shown. In a file without libraries: the browser needs it. */
export const FAQ_CATEGORIES = ['troubleshooting', 'product', 'glossary'] as const
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]
