import type { Examples } from '../examples.ts'
import { ArticleFacts, ArticleLayout } from './article-layout.tsx'
import { CompanyCard } from './company-card.tsx'

export const examples: Examples = ({ names, sentence, title }) => ({
  'with facts and a card': (
    <section>
      <ArticleLayout
        byline={<ArticleFacts facts={names.slice(0, 3).map((name) => ({ label: name, value: title }))} />}
        aside={<CompanyCard />}
      >
        <p>{sentence}</p>
        <p>{sentence}</p>
      </ArticleLayout>
    </section>
  ),
})
