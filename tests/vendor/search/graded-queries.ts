import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The worth of results for searchers: 3 is what they want, 2 is good, 1 acceptable. A result is named by its kind and
 * key; the id of a part of the hierarchy stands by default for it, all parts and all products in it.
 */
export type Grades = Readonly<Record<string, number | undefined>>

type Graded = { locale: string; asker: string; query: string; grades: Grades }

/** The queries of people. */
export const GRADED_QUERIES = readGraded('graded-queries.txt')
/** The queries of people who want a part of something. */
export const GRADED_PARTS = readGraded('graded-parts.txt')

/** The queries of people who want a page, a document, a model, help with a problem, or a kind of product: by class. */
export const GRADED_ANSWERS = readGraded('graded-answers.txt')

/** Reads lines of language, asker or class, and query, and of the results of each worth, the best first. */
function readGraded(name: string): Graded[] {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8').split('\n')
  return lines
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => {
      const [locale = '', asker = '', query = '', ...worths] = line.split('|').map((cell) => cell.trim())
      const graded = worths.flatMap((names, place) => names.split(' ').map((name) => [name, 3 - place] as const))
      return { locale, asker, query, grades: Object.fromEntries(graded.filter(([name]) => name !== '')) }
    })
}
