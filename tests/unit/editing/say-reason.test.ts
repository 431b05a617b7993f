import { expect, test } from 'vitest'
import { sayReason } from '../../../src/editing/say-reason.ts'

/** What checks say that they expected, and what an editor is told instead. */
const SAID: readonly [string, string, string][] = [
  ['8 to 16 features', '8～16項', '8 to 16 of them'],
  ['at least 75 % of the attributes of door-parts', '75%', 'At least 75% of the attributes'],
  ['an address that no page has now', '這個網址現在有頁面', 'page'],
  ['a former address that is not in moves.json ([0].from) too', '別筆資料也用了', 'page'],
  ['an address that does not lead back here', '沒有終點', 'in a circle'],
  ['/news at once, where that address leads', '/news', 'The last address at once: /news'],
  ['the address of a page that exists', '不存在', 'has no page'],
  ['"gone": true, as where it leads is gone', '沒有接替', 'Gone for good'],
  ['a number that no case has now', '編號', 'A case has this number now'],
  [
    "a day not before 2026-03-31, when X could be ordered, and a version after the last sheet's",
    '2026-03-31',
    '2026-03-31',
  ],
  ['門位開關（磁簧） for 門磁', '請用「門位開關（磁簧）」，不用「門磁」', '“門位開關（磁簧）”'],
  ['支 for 攝影機, not 台', '請用「支」', '“支”'],
  ['a day not before shownFrom', '最後顯示日不能早於開始顯示日', 'day'],
]

test('what a check expected is said in the language of the editor', () => {
  for (const [expected, zh, en] of SAID) {
    expect(sayReason(expected, 'zh'), expected).toContain(zh)
    expect(sayReason(expected, 'zh'), expected).not.toMatch(/^應為|\{\{/)
    expect(sayReason(expected, 'en'), expected).toContain(en)
  }
  expect(sayReason('something new', 'zh')).toBe('應為：something new')
})
