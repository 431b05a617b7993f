import { expect, test } from 'vitest'
import { escapeAttribute, escapeText, scriptJson } from '../../../renderer/escape.ts'

test('text between tags cannot begin a tag or an entity', () => {
  expect(escapeText('<b>R&D</b> "quoted"')).toBe('&lt;b&gt;R&amp;D&lt;/b&gt; "quoted"')
})

test('text in an attribute cannot end it', () => {
  expect(escapeAttribute('" onload="alert(1)')).toBe('&quot; onload=&quot;alert(1)')
  expect(escapeAttribute('a?b=1&c=<2>')).toBe('a?b=1&amp;c=&lt;2&gt;')
})

test('what needs no escape is left as it is', () => {
  for (const escape of [escapeText, escapeAttribute]) expect(escape('門禁 — 24 V’s')).toBe('門禁 — 24 V’s')
})

test.each(['</script>', '<!--', '<script>', '</SCRIPT '])('JSON in a script element holds no %s', (text) => {
  const json = scriptJson({ text, [text]: [text] })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ text, [text]: [text] })
})
