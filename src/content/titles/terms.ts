import { GLOSSARY } from '../editorial/glossary.ts'
import own from '#vendor/title-terms.json' with { type: 'json' }

/** Shorter words of the glossary are words to every segmenter; title-terms.json of the vendor has those that it cuts wrongly. */
const SHORTEST = 3
/** Longer terms are broken between their words: in 320 px a title has six characters in a line. */
const LONGEST = 6

/** Chinese terms within which no title is broken, the longest first: title-terms.json, and the technical terms of the glossary. */
export const TITLE_TERMS: readonly string[] = [
  ...own,
  ...new Set(GLOSSARY.flatMap(({ zh }) => zh.split(/[／（）]/)).filter(isTerm)),
].toSorted((a, b) => b.length - a.length)

function isTerm(term: string): boolean {
  return term.length >= SHORTEST && term.length <= LONGEST
}
