import { expect, test } from 'vitest'
import { drawDevelopment, drawFacade } from '../../../src/artwork/plans/facade.ts'
import { everyElement, parseMarkup } from './markup.ts'

const CASES = [1, 2, 3, 4, 5, 6, 7, 8]

test.each(CASES)('the façade of case %i is well-formed, complete and the same each time', (id) => {
  const { svg } = drawFacade(id, 'A building')
  expect(parseMarkup(svg).attributes['aria-label']).toBe('A building')
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(drawFacade(id, 'A building').svg).toBe(svg)
})

test('each case has a façade of its own', () => {
  expect(new Set(CASES.map((id) => drawFacade(id).svg)).size).toBe(CASES.length)
})

test('a façade takes the colour of the text around it', () => {
  const colours = CASES.flatMap((id) => everyElement(parseMarkup(drawDevelopment(id).svg))).flatMap(
    ({ attributes: { fill, stroke } }) => [fill ?? 'none', stroke ?? 'none'],
  )
  expect(new Set(colours)).toEqual(new Set(['none', 'currentColor']))
})

test('a façade without a label is passed over by a screen reader', () => {
  expect(parseMarkup(drawFacade(1).svg).attributes).toMatchObject({ 'aria-hidden': 'true' })
  expect(parseMarkup(drawFacade(1, 'A building').svg).attributes).toMatchObject({ role: 'img' })
})

test('a development of three towers is three façades wide, and two yards', () => {
  const one = drawFacade(2)
  const all = drawDevelopment(2)
  expect(all.height).toBe(one.height)
  expect(all.width).toBe(3 * one.width + 40)
  expect(drawDevelopment(1)).toEqual(drawFacade(1))
})

test('a ninth case gets the façade of the first, and there is no case 0', () => {
  expect(drawFacade(9).width).toBe(drawFacade(1).width)
  expect(() => drawFacade(0)).toThrow('from 1')
})
