import type { NewsTeaserData } from '../../src/web/teasers/news-teaser.tsx'

export type ListedNews = NewsTeaserData & { picture?: { src: string; width: number; height: number } }

/** Newest first. */
export type NewsData = { news: ListedNews[] }
