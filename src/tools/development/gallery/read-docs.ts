/** A component, or a class or hook that goes with it, and its docstring. */
export type Doc = { name: string; text: string }

const EXPORTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:function|const|class) (\w+)/g

/**
 * Reads the doc comments of what a source exports, without tags.
 *
 * @example readDocs('/** A beam. *\/\nexport function Beam() {}') // [{ name: 'Beam', text: 'A beam.' }]
 */
export function readDocs(source: string): Doc[] {
  return [...source.matchAll(EXPORTED)].map(([, comment = '', name = '']) => ({
    name,
    text: comment
      .split('\n')
      .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
      .filter((line) => !line.startsWith('@'))
      .join(' ')
      .trim(),
  }))
}
