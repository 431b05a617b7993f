import glossary from './glossary.json' with { type: 'json' }

/** A word of mainland China that is unusual in Taiwan, or that our glossary replaces by one word everywhere. */
type Avoided = {
  term: string
  /** Longer words in which the same characters are correct: 管理機制 contains 管理機. */
  except?: readonly string[] | undefined
  /** Also used in Taiwan, perhaps with another meaning: listed for writers, but not reported. */
  alsoTaiwanese?: boolean | undefined
}

export type GlossaryEntry = { zh: string; en: string; avoid: readonly (string | Avoided)[] }

/** A word to replace. */
export type MainlandTerm = { term: string; proper: string; index: number }

type Rule = { proper: string; except: readonly { word: string; offset: number }[] }

/** The technical terms: the Taiwanese one, the English one, and those to avoid. */
export const GLOSSARY: readonly GlossaryEntry[] = glossary

const RULES = readRules(GLOSSARY)
// Longer terms first: 硬盤錄像機 is one fault, not two.
const ANY_TERM = new RegExp([...RULES.keys()].sort((a, b) => b.length - a.length).join('|'), 'g')

/**
 * Returns the words of mainland China in a Chinese text, with their replacements from the glossary.
 * @example findMainlandTerms('支援網絡攝像機') // [{ term: '網絡攝像機', proper: '網路攝影機', index: 2 }]
 */
export function findMainlandTerms(text: string): MainlandTerm[] {
  return [...text.matchAll(ANY_TERM)].flatMap(({ 0: term, index }) => {
    const rule = RULES.get(term)
    if (!rule || rule.except.some(({ word, offset }) => text.startsWith(word, index - offset))) return []
    return [{ term, proper: rule.proper, index }]
  })
}

function readRules(entries: readonly GlossaryEntry[]): Map<string, Rule> {
  const rules = new Map<string, Rule>()
  for (const { zh: proper, avoid } of entries) {
    for (const avoided of avoid) {
      const { term, except = [], alsoTaiwanese }: Avoided = typeof avoided === 'string' ? { term: avoided } : avoided
      if (!alsoTaiwanese)
        rules.set(term, { proper, except: except.map((word) => ({ word, offset: word.indexOf(term) })) })
    }
  }
  return rules
}
