import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { escapeText } from '../../../src/artwork/formats/write-markdown.ts'

const markdown = new MarkdownIt()

test.each([
  '# no heading',
  '- no item',
  '1. no step',
  '12) no step',
  'V+ – V−, 0.58 kg',
  '*bold* _it_ `code` [link](x) <b>tag</b> a\\b',
  'left | right',
])('%s is shown as it is written', (text) => {
  const shown = markdown
    .render(escapeText(text))
    .replace(/<\/?p>\n?/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
  expect(shown).toBe(text)
})

test('a bar in a cell begins no other cell', () => {
  const html = markdown.render(`| a | b |\n| --- | --- |\n| ${escapeText('left | right')} | x |`)
  expect(html).toContain('<td>left | right</td>\n<td>x</td>')
})

test('a number with a fraction needs no mark', () => {
  expect(escapeText('0.58 kg')).toBe('0.58 kg')
})
