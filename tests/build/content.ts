import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Solution } from '../../src/content/schema/solution.ts'
import { generateContent } from '../bench/generate-content.ts'
import { writeFiles } from '../temp-folder.ts'
import { caseOf, faqOf, newsOf, testimonialOf } from '../unit/catalogue/editorial/snapshot-factory.ts'
import { ROOT } from './run-build.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

const DATA_DIR = join(ROOT, CONTENT_FOLDER)

/** Writes a valid content folder: generated products, the site's solutions, and one record of every other entity. */
export function writeContent(contentDir: string, products = 12): void {
  generateContent(DATA_DIR, contentDir, products)
  for (const name of readdirSync(join(DATA_DIR, 'solutions')))
    writeFiles(contentDir, { [`solutions/${name}`]: solutionOf(name) })
  const { body: _newsBody, ...news } = newsOf({
    slug: 'first',
    // Text that must not close the script element, or be parsed as a tag.
    title: { zh: '新門口機 </script><!-- & "引號"', en: 'New door station </script><!-- & "quotes"' },
    updatedOn: '2026-02-01',
    related: { news: [], products: ['gn-00001'], solutions: ['bench'] },
  })
  const { body: _faqBody, ...faq } = faqOf({ slug: 'what', related: { faqs: [], products: ['gn-00002'] } })
  writeFiles(contentDir, {
    'news/first.json': news,
    'news/first.zh.md': '## 標題\n\n內文與[連結](/products)。\n',
    'news/first.en.md': '## Heading\n\nText and a [link](/en/products).\n',
    'faqs/what.json': faq,
    'faqs/what.zh.md': '答案。\n',
    'faqs/what.en.md': 'The answer.\n',
    'cases/1.json': caseOf(),
    'testimonials/a.json': testimonialOf(),
  })
}

/** A solution of the site, because some screens require it, with generated products instead of its own, and no rules. */
function solutionOf(name: string): object {
  // The project's own content, validated by its own build.
  const {
    system,
    sizing: _rules,
    ...solution
  } = JSON.parse(readFileSync(join(DATA_DIR, 'solutions', name), 'utf8')) as Solution
  const nodes = system.nodes.map((node) => ({ ...node, product: node.product && 'gn-00003' }))
  return { ...solution, system: { ...system, nodes }, products: ['gn-00001', 'gn-00002', 'gn-00003'] }
}
