import { expect, test } from 'vitest'
import { escapeMarkup, scriptJson } from '../../src/base/escape.ts'

test('text between tags cannot start a tag or an entity', () => {
  expect(escapeMarkup('<b>R&D</b>')).toBe('&lt;b&gt;R&amp;D&lt;/b&gt;')
})

test('text in an attribute cannot close it', () => {
  expect(escapeMarkup('" onload="alert(1)')).toBe('&quot; onload=&quot;alert(1)')
  expect(escapeMarkup('a?b=1&c=<2>')).toBe('a?b=1&amp;c=&lt;2&gt;')
})

test('other characters are not escaped', () => {
  expect(escapeMarkup('門禁 — 24 V’s')).toBe('門禁 — 24 V’s')
})

test.each(['</script>', '<!--', '<script>', '</SCRIPT '])('JSON in a script element contains no %s', (text) => {
  const json = scriptJson({ text, [text]: [text] })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ text, [text]: [text] })
})
