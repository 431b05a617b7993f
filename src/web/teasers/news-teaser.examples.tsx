import type { Examples } from '../examples.ts'
import { Section } from '../ui/section.tsx'
import { NewsTeaser } from './news-teaser.tsx'

export const examples: Examples = ({ news }) => ({
  'a list of them': (
    <Section space="none">
      {news.map((item) => (
        <NewsTeaser key={item.slug} news={item} />
      ))}
    </Section>
  ),
})
