import type { Examples } from '../examples.ts'
import { PageHead } from './page-head.tsx'

export const examples: Examples = ({ title, sentence, names }) => ({
  'a title': <PageHead title={title} />,
  'low, with crumbs and an aside': (
    <PageHead low title={title} crumbs={names.slice(0, 3).join(' / ')} aside={<p>{sentence}</p>} />
  ),
  'with the next steps': <PageHead title={title} aside={<p>{sentence}</p>} calls={<a href="#next">{names[0]}</a>} />,
  'of a series': (
    <section data-series="access">
      <PageHead title={title} aside={<p>{sentence}</p>} />
    </section>
  ),
})
