import type { Script } from '../../base/i18n/writing.ts'

/** The separators between facts on one line of a document, by script. */
export const JOINTS: Record<Script, { path: string; facts: string; clauses: string; adjectives: string }> = {
  han: { path: '・', facts: '　', clauses: '、', adjectives: '' },
  latin: { path: ' / ', facts: ' · ', clauses: '; ', adjectives: ', ' },
}
