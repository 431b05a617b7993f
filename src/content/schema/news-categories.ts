/** The categories of news, in the order in which they are shown. In a file without libraries: the browser needs it. */
export const NEWS_CATEGORIES = ['solution', 'product', 'brand'] as const
export type NewsCategory = (typeof NEWS_CATEGORIES)[number]
