import { expect, test } from 'vitest'
import { findTargets } from '../../../src/tools/editing/browser/choose-link.ts'
import {
  formatText,
  linkText,
  pictureText,
  type TextChange,
  type TextTool,
} from '../../../src/tools/editing/browser/format-text.ts'
import { editorWords } from '../../../src/tools/editing/field-words.ts'
import { listLinkTargets } from '../../../src/tools/editing/link-targets.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'

function applied(text: string, { from, to, text: changed, select }: TextChange): [string, string] {
  const after = text.slice(0, from) + changed + text.slice(to)
  return [after, after.slice(...select)]
}

/** The text after a button was pressed with this part of it selected, and the part that is selected then. */
function pressed(text: string, chosen: string, tool: TextTool): [string, string] {
  const start = text.indexOf(chosen)
  return applied(text, formatText(text, start, start + chosen.length, tool))
}

test.each<[TextTool, string, string, string, string]>([
  ['bold', 'One door opens.', 'door', 'One **door** opens.', 'door'],
  ['bold', 'One door opens.', ' door ', 'One **door** opens.', 'door'],
  ['bold', 'One **door** opens.', 'door', 'One door opens.', 'door'],
  ['heading', 'A\n\nDoors\nB', 'Doors', 'A\n\n## Doors\nB', ''],
  ['heading', 'A\n### Doors', 'Doors', 'A\nDoors', ''],
  ['list', 'a\nb\n\nc\nd', 'a\nb\n\nc', '- a\n- b\n\n- c\nd', '- a\n- b\n\n- c'],
  ['list', '- a\n- b', '- a\n- b', 'a\nb', 'a\nb'],
  ['numbers', '- a\n- b\n', '- a\n- b\n', '1. a\n2. b\n', '1. a\n2. b'],
])('%s of %j, with %j selected, leaves the rest as it is', (tool, text, chosen, after, selected) => {
  expect(pressed(text, chosen, tool)).toEqual([after, selected])
})

test('a link keeps the selected words, and a photograph is the next one, in a paragraph of its own', () => {
  expect(applied('See it.', linkText('See it.', 4, 6, '/news', 'News'))[0]).toBe('See [it](/news).')
  expect(applied('See .', linkText('See .', 4, 4, '/news', 'News'))[0]).toBe('See [News](/news).')
  expect(applied('One.\n\nTwo.', pictureText('One.\n\nTwo.', 2))[0]).toBe('One.\n\n![](2)\n\n\nTwo.')
  expect(applied('![](2)', pictureText('![](2)', 6))[0]).toBe('![](2)\n\n![](3)\n')
})

test('pages are found by each word of their name in any language, and an address of another site is one', () => {
  const words = editorWords('en').toolbar
  const targets = listLinkTargets(CONTENT_FOLDER, 'en')
  const hrefs = (query: string) => findTargets(targets, query, words).map(({ href }) => href)
  expect(hrefs('first news')).toContain('/news/first-news')
  expect(hrefs('AV-F40')).toEqual(['/products/av-f40', '/downloads?q=AV-F40'])
  expect(hrefs('contact')).toContain('/contact')
  expect(hrefs('聯絡')).toContain('/contact')
  expect(hrefs('https://other.example/a')).toEqual(['https://other.example/a'])
  expect(hrefs('no such page')).toEqual([])
})
