import { expect, test } from 'vitest'
import { parseXml } from '../parse-xml.ts'

test('elements, attributes and text are parsed', () => {
  const root = parseXml('<?xml version="1.0"?>\n<a b="c"><d>one</d><e f="g"/></a>\n')
  expect([root.name, root.attributes, root.children.map(({ name }) => name)]).toEqual(['a', { b: 'c' }, ['d', 'e']])
  expect(root.children[0]?.text).toBe('one')
})

test.each([
  ['<a><b></a></b>', '<b> is closed by </a>'],
  ['<a>', '<a> is not closed'],
  ['<a/><b/>', 'There must be one root element'],
  ['', 'There must be one root element'],
  ['<a b=c/>', 'No tag and no text at 0'],
  ['<a b="1" b="2"/>', '<a> has an attribute twice'],
  ['<a>&</a>', 'An ampersand at 3 is not escaped'],
  ['<a>1 < 2</a>', 'No tag and no text at 5'],
])('%s is not well-formed', (xml, message) => {
  expect(() => parseXml(xml)).toThrow(message)
})
