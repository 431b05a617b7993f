import { PLACEHOLDER } from '../../content/editorial/placeholder.ts'
import { FAQ_CATEGORIES } from '../../content/schema/faq-categories.ts'
import { readRecordFiles } from '../../content/sources/files.ts'
import { checkChoice } from './check-choice.ts'
import { FILL_IN, recordFiles, today } from './record-files.ts'
import type { Scaffold } from './scaffold.ts'

/** Makes a question, the last of its category, with every text to be written. */
export function scaffoldFaq(contentDir: string, slug: string, options: { category?: string | undefined }): Scaffold {
  const category = checkChoice('category', options.category, FAQ_CATEGORIES)
  const neighbours = readRecordFiles(contentDir).content.faq.filter((faq) => faq.category === category)
  const record = {
    slug,
    category,
    subcategory: PLACEHOLDER,
    position: Math.max(0, ...neighbours.map(({ position }) => position)) + 1,
    question: PLACEHOLDER,
    answer: PLACEHOLDER,
    publishedOn: today(),
    images: [],
    documents: [],
    related: { faqs: [], products: [] },
  }
  return { created: recordFiles(contentDir, 'faq', slug, record), changed: new Map(), remaining: [FILL_IN] }
}
