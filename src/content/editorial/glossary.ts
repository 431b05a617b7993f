import type { Locale } from '../../base/i18n/locale.ts'
import glossary from './glossary.json' with { type: 'json' }

/** A word that our glossary replaces: one of mainland China, a second name of a thing, another spelling. */
type Avoided = {
  term: string
  /** Longer words in which the same characters are correct: 管理機制 contains 管理機. */
  except?: readonly string[] | undefined
  /** Also used in Taiwan, perhaps with another meaning: listed for writers, but not reported. */
  alsoTaiwanese?: boolean | undefined
}

export type GlossaryEntry = {
  zh: string
  en: string
  /** The terms that Chinese texts may not use for it. */
  avoid: readonly (string | Avoided)[]
  /** The terms that English texts may not use for it: lower case, singular; a hyphen also stands for a space. */
  avoidEnglish?: readonly (string | Avoided)[] | undefined
  /** Its measure word in Chinese. */
  measure?: string | undefined
}

/** A word to replace, as it was found. */
export type AvoidedWord = { term: string; proper: string; index: number }

type Rule = { proper: string; except: readonly { word: string; offset: number }[] }
type Lint = { rules: ReadonlyMap<string, Rule>; any: RegExp }

/** The technical terms in both languages, and the words to avoid. */
export const GLOSSARY: readonly GlossaryEntry[] = glossary

/** The field of an entry with the terms that a language avoids. */
const AVOIDED = { zh: 'avoid', en: 'avoidEnglish' } as const satisfies Record<Locale, string>

const LINTS: Record<Locale, Lint> = {
  zh: makeLint('zh', (words) => words),
  en: makeLint('en', (words) => String.raw`\b(?:${words.replaceAll(/[ -]/g, '[ -]')})(?=s?\b)`),
}

/**
 * Returns the words of a text that the glossary avoids, with what it says instead. English words are found in capitals
 * and in the plural too.
 * @example findAvoidedWords('支援網絡攝像機', 'zh') // [{ term: '網絡攝像機', proper: '網路攝影機', index: 2 }]
 * @example findAvoidedWords('Fork-lifts', 'en') // [{ term: 'Fork-lift', proper: 'forklift', index: 0 }]
 */
export function findAvoidedWords(text: string, locale: Locale): AvoidedWord[] {
  const { rules, any } = LINTS[locale]
  const plain = normalise(text)
  return [...text.matchAll(any)].flatMap(({ 0: term, index }) => {
    const rule = rules.get(normalise(term))
    if (!rule || rule.except.some(({ word, offset }) => plain.startsWith(word, index - offset))) return []
    return [{ term, proper: rule.proper, index }]
  })
}

function makeLint(locale: Locale, pattern: (words: string) => string): Lint {
  const rules = new Map<string, Rule>()
  for (const entry of GLOSSARY) {
    for (const avoided of entry[AVOIDED[locale]] ?? []) {
      const { term, except = [], alsoTaiwanese }: Avoided = typeof avoided === 'string' ? { term: avoided } : avoided
      if (alsoTaiwanese) continue
      const words = except.map((word) => ({ word: normalise(word), offset: word.indexOf(term) }))
      rules.set(normalise(term), { proper: entry[locale], except: words })
    }
  }
  // Longer terms first: 硬盤錄像機 is one fault, not two.
  const longestFirst = [...rules.keys()].sort((a, b) => b.length - a.length)
  return { rules, any: new RegExp(pattern(longestFirst.join('|')), 'gi') }
}

/** Chinese has neither case nor hyphens: it stays as it is, and so does every index. */
function normalise(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()).replaceAll('-', ' ')
}
