import { expect, test } from 'vitest'
import { createHtmlValidator } from './validate-html.ts'

const validate = createHtmlValidator()

const faultsOf = (body: string) =>
  validate({
    path: '/',
    html: `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`,
  })

test('no error is reported for a correct document as rendered by React', () => {
  expect(
    faultsOf('<main><h1>A</h1><p style="margin:0"><img src="/a.svg" alt="" srcSet="/b.svg 2x"/></p></main>'),
  ).toEqual([])
})

test.each([
  ['no-dup-id', '<p id="a"></p><p id="a"></p>', 'p:nth-child(2)'],
  ['close-order', '<p><b>A</p></b>', 'p'],
  ['element-permitted-content', '<ul><p>A</p></ul>', 'ul > p'],
  ['attribute-allowed-values', '<button type="btn">A</button>', 'button'],
  ['input-missing-label', '<input type="text">', 'input'],
  ['heading-level', '<h1>A</h1><h3>B</h3>', 'h3'],
  ['no-missing-references', '<p aria-labelledby="a">A</p>', 'p'],
  ['no-implicit-button-type', '<button>A</button>', 'button'],
  ['wcag/h37', '<img src="/a.svg">', 'img'],
  ['prefer-native-element', '<div role="region" aria-label="A">A</div>', 'div'],
])('%s is reported with the rule, the element and the page', (rule, body, element) => {
  const found = faultsOf(body)
  expect(found).toContainEqual({ page: '/', what: expect.stringMatching(new RegExp(`^${rule}: `)) as string })
  expect(found.find(({ what }) => what.startsWith(rule))?.what).toContain(element)
})
