import { PLACEHOLDER } from '../../content/editorial/placeholder.ts'
import { NEWS_CATEGORIES } from '../../content/schema/news-categories.ts'
import { checkChoice } from './check-choice.ts'
import { FILL_IN, recordFiles, today } from './record-files.ts'
import type { Scaffold } from './scaffold.ts'

/** Makes a news item of today with every text to be written. */
export function scaffoldNews(contentDir: string, slug: string, options: { category?: string | undefined }): Scaffold {
  const record = {
    slug,
    title: PLACEHOLDER,
    category: checkChoice('category', options.category, NEWS_CATEGORIES),
    author: PLACEHOLDER,
    publishedOn: today(),
    summary: PLACEHOLDER,
    related: { news: [], products: [], solutions: [] },
  }
  return { created: recordFiles(contentDir, 'news', slug, record), changed: new Map(), remaining: [FILL_IN] }
}
