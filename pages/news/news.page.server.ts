import type { LoadContext } from '../../src/routing/screen.ts'
import { loadNewsTeaser } from '../../src/teasers/news-teaser.tsx'
import type { NewsData } from './news.screen.tsx'

export { Page, crumbs, head } from './news.screen.tsx'

export const paths = () => ['/news']

export function load({ catalogue, locale }: LoadContext): NewsData {
  return { news: catalogue.snapshot.news.map((news) => loadNewsTeaser(news, locale)) }
}
