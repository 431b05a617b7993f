import { normalise } from '../../../base/i18n/normalise.ts'
import { NUMBER, phrasePattern } from './phrases.ts'
import { piecesOf } from './terms.ts'

/**
 * Phrases that ask for certain documents, normalised, and the ids of these. One that begins with `=` is a whole query;
 * `#` is any number. An aside has no influence on the rest of a query.
 */
export type Answers = readonly (readonly [phrase: string, ids: readonly number[], isAside: boolean])[]

const ANY_NUMBER = new RegExp(NUMBER, 'g')
/** Begins a phrase that asks for something only if it is the whole query: "drawings", but not "drawings of a reader". */
const WHOLE = '='

/** A model beside such a phrase: "ac-f100 wiring". */
const MODEL = /(?<![a-z\d])(?=[a-z\d./-]*\d)[a-z][a-z\d./-]{2,}/g

/** The part of a query that asks for certain documents, and the rest of it. */
export type Asking = {
  /** The best first. */
  ids: readonly number[]
  /** The query without asides. */
  rest: string
  /** It is nothing but such phrases. */
  isAll: boolean
}

/** Writes a phrase as it is looked for. */
export function asPhrase(phrase: string): string {
  const bare = normalise(phrase.replace(WHOLE, ''))
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim()
  return phrase.startsWith(WHOLE) ? WHOLE + bare : bare
}

/** Returns the function that finds the phrases of answers in a normalised query. */
export function answersReader(answers: Answers): (normalised: string) => Asking {
  const known = new Map(answers.map(([phrase, ...answer]) => [phrase, answer]))
  const inside = phrasePattern(answers.flatMap(([phrase]) => (phrase.startsWith(WHOLE) ? [] : phrase)))
  const whole = phrasePattern(answers.flatMap(([phrase]) => (phrase.startsWith(WHOLE) ? phrase.slice(1) : [])))
  const at = (found: string, prefix = '') => {
    const phrase = found.replace(/[\s\p{Pd}]+/gu, ' ')
    const forms = [phrase, phrase.replace(/s$/, '')]
    return [...forms, ...forms.map((form) => form.replace(ANY_NUMBER, '#'))].flatMap((form) => {
      const answer = known.get(prefix + form)
      return answer ? [answer] : []
    })
  }
  return (normalised) => {
    const text = normalised.trim()
    const ids = new Set<number>()
    // The rest without asides, and without all phrases.
    let rest = text
    let left = text
    if (inside) {
      rest = text.replace(inside, (found) => (add(at(found)) ? ' ' : found)).trim()
      left = text.replace(inside, ' ').trim()
    }
    const bare = left.replace(MODEL, ' ').trim()
    if (whole && (bare.match(whole) ?? [])[0] === bare && bare !== '') {
      const isAside = add(at(bare, WHOLE))
      if (isAside) rest = rest.replace(bare, ' ').trim()
      left = left.replace(bare, '').trim()
    }
    return { ids: [...ids], rest: ids.size > 0 ? rest : text, isAll: ids.size > 0 && piecesOf(left).length === 0 }

    function add(found: readonly (readonly [readonly number[], boolean])[]): boolean {
      for (const [some] of found) for (const id of some) ids.add(id)
      return found.some(([, isAside]) => isAside)
    }
  }
}
