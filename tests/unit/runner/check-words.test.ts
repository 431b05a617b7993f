import { expect, test } from 'vitest'
import { commitFaults, wordFaults } from '../../runner/check-words.ts'

const LONG = `The build writes ${'a page and '.repeat(12)}a payload`
const faultsOf = (path: string, source: string) => wordFaults(path, source).map((fault) => fault.split(': ')[0])

test.each([
  ['a word that is not used any more', 'Draws the icons anew.'],
  ['a sentence that opens with a “what” clause', 'What is shown is stored.'],
  ['a sentence that opens with the place', 'Below the form stands the button.'],
  ['an inverted sentence', 'Nor is the last one kept.'],
  ['a long sentence', `${LONG}.`],
])('%s is found in comments, documents and names of tests', (_, text) => {
  expect(wordFaults('a.ts', `export const a = 1\n/** ${text} */\n`)).toHaveLength(1)
  expect(wordFaults('a.ts', `const a = 'It''s' // ${text}\n`)).toHaveLength(1)
  expect(wordFaults('a.css', `a { b: url(//c) } /* ${text} */`)).toHaveLength(1)
  expect(wordFaults('a.md', `# Title\n\n${text.replaceAll(' and ', ' and\n')}\n`)).toHaveLength(1)
  expect(wordFaults('a.test.ts', `test.each([1])('${text}', () => {})`)).toHaveLength(1)
})

test('plain sentences, questions, code and blocks of code have no faults', () => {
  expect(
    wordFaults('a.ts', "// What if it fails? The caller retries.\nconst text = '// What is shown is stored.'"),
  ).toEqual([])
  expect(wordFaults('a.ts', 'const at = /\\/\\/ anew/\nconst b = `\n// anew`')).toEqual([])
  expect(wordFaults('a.md', 'Call `drawAnew anew`.\n\n```sh\nmend\n```\n\n    mend it\n')).toEqual([])
})

test('a long line of text is found in documents, not in their tables, headings and examples', () => {
  const long = 'word '.repeat(25)
  expect(faultsOf('a.md', `One.\n\nTwo.\n${long.slice(0, 60)}.\n${long}.\n`)).toContain('a.md:5')
  expect(faultsOf('a.md', `# ${long}\n\n| ${long} |\n\n\`\`\`sh\n${long}\n\`\`\`\n`)).toEqual([])
})

test('a fault names the line on which its sentence begins', () => {
  expect(faultsOf('a.ts', '\n// The first sentence.\n// It is drawn anew.\n')).toEqual(['a.ts:3'])
  expect(faultsOf('a.md', 'One.\n\n| a | drawn anew |\n')).toEqual(['a.md:3'])
})

test.each([
  ['a subject of more than 72 characters', `Store ${'x'.repeat(67)}`],
  ['a word that is not used any more', 'Mend the menu'],
  ['a word about how the work was done', 'Fix what the second reading found'],
  ['a word about an issue', 'Close issue 12'],
])('%s is refused in a commit message', (_, subject) => {
  expect(commitFaults(`${subject}\n\nWhy.`).length).toBeGreaterThan(0)
})

test('a plain subject is accepted, whatever the body says', () => {
  expect(commitFaults('Store uploads before the request\n\nMeasured anew.')).toEqual([])
  expect(commitFaults(`Merge ${'x'.repeat(80)}`)).toEqual([])
})
