import type { Examples } from '../examples.ts'
import { NewsDate } from './news-date.tsx'

export const examples: Examples = ({ news }) =>
  Object.fromEntries(
    news.map(({ publishedOn, date }) => [publishedOn, <NewsDate key={publishedOn} day={publishedOn} written={date} />]),
  )
