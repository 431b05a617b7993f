import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakTitle } from '../../../../src/content/titles/break-title.ts'
import { TITLE_TERMS } from '../../../../src/content/titles/terms.ts'
import { CLAUSE, PIECE } from '../../../../src/base/title-marks.ts'

/** Chinese titles, and their pieces between bars; two bars stand at the end of a clause. */
const cases: [title: string, pieces: string][] = JSON.parse(
  readFileSync(new URL('titles.json', import.meta.url), 'utf8'),
)

/** Writes a marked title as in titles.json. */
function written(title: string): string {
  return title
    .replaceAll(PIECE + CLAUSE + PIECE, '||')
    .replaceAll(PIECE + PIECE, '|')
    .replaceAll(PIECE, '')
    .replaceAll('\u00A0', ' ')
}

test.each(cases)('%s is cut into its pieces', (title, pieces) => {
  expect(written(breakTitle(title, 'zh'))).toBe(pieces)
})

test('without its marks a title is what was written', () => {
  for (const [title] of cases) {
    const read = breakTitle(title, 'zh').replaceAll(PIECE, '').replaceAll(CLAUSE, '').replaceAll('\u00A0', ' ')
    expect(read).toBe(title)
  }
})

test('every term stays whole behind and before other words', () => {
  const cut = TITLE_TERMS.filter((term) => {
    const title = withoutSpaces(breakTitle(`7吋${term}，${term}的設定`, 'zh'))
    return title.split(withoutSpaces(term)).length !== 3
  })
  expect(cut).toEqual([])
})

test('a term of the glossary stands there alone', () => {
  expect(TITLE_TERMS.filter((term, index) => TITLE_TERMS.indexOf(term) < index)).toEqual([])
})

function withoutSpaces(text: string): string {
  return text.replaceAll(/[ \u00A0]/g, '')
}

test('a clause wider than a narrow line may break anywhere', () => {
  expect(breakTitle('Supercalifragilistic設備', 'zh')).not.toContain('Supercalifragilistic設備'.concat(PIECE))
})

test('English keeps models, measures and a short last word together, and breaks at its other spaces', () => {
  const model = `${PIECE}VI-D1020F-P${PIECE}`
  expect(breakTitle('VI-D1020F-P: a 10.1-inch station for the main gate', 'en')).toBe(
    `${model}: a ${PIECE}10.1-inch${PIECE} station for the main gate`,
  )
  expect(breakTitle('Should I choose a 280 or a 500 kgf magnetic lock?', 'en')).toContain('500\u00A0kgf magnetic')
  expect(breakTitle('I lost my card: how do I get in?', 'en')).toMatch(/how do I get\u00A0in\?$/)
  expect(breakTitle('Why we keep opening the same door', 'en')).toBe('Why we keep opening the same door')
})

test('English breaks after a clause first, at a comma before a number or a name, and not in a text', () => {
  expect(breakTitle('Anyone may enter. In a fire all must leave', 'en').split(CLAUSE)).toHaveLength(2)
  expect(breakTitle('Linkou District, New Taipei City', 'en')).toBe(`Linkou District,${CLAUSE} New Taipei City`)
  expect(breakTitle('412 households, 8 shops', 'en')).toBe(`412 households,${CLAUSE} 8 shops`)
  expect(breakTitle('How do IP65, IP66 and IP67 differ?', 'en')).not.toContain(CLAUSE)
  expect(breakTitle(`One set of drawings. ${'And what else? '.repeat(5)}`, 'en')).not.toContain(CLAUSE)
})

test('an empty title stays empty', () => {
  expect(breakTitle('', 'zh')).toBe('')
})
