import type { Examples } from '../examples.ts'
import { Pagination } from './pagination.tsx'

export const examples: Examples = ({ title }) => {
  const step = (label: string, href?: string) => ({ label, href })
  const at = (text: string, previous?: string, next?: string) => (
    <Pagination label={title} text={text} previous={step('1', previous)} next={step('2', next)} />
  )
  return {
    first: at('1 / 3', undefined, '#ui/pagination'),
    'in the middle': at('2 / 3', '#ui/pagination', '#ui/pagination'),
    last: at('3 / 3', '#ui/pagination'),
    'of many pages': (
      <Pagination
        label={title}
        text="5 / 20"
        previous={step('4', '#ui/pagination')}
        next={step('6', '#ui/pagination')}
        numbers={{ page: 5, pages: 20, hrefOf: () => '#ui/pagination' }}
      />
    ),
  }
}
