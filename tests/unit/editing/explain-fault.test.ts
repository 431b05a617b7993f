import { expect, test } from 'vitest'
import { explainFault } from '../../../src/tools/editing/explain-fault.ts'

/** Expectations of checks, and their words for editors. */
const SAID: readonly [string, string, string][] = [
  ['8 to 16 features', '8～16項', '8 to 16 of them'],
  ['a head for each of the first 6 features', '前6項特色', 'first 6 features'],
  ['at least 75 % of the attributes of door-parts', '75%', 'At least 75% of the attributes'],
  ['an address that no page has now', '這個網址現在有頁面', 'page'],
  ['a former address that is not in moves.json ([0].from) too', '別筆資料也用了', 'page'],
  ['an address that does not lead back here', '沒有終點', 'in a circle'],
  ['/news at once, where that address leads', '/news', 'The last address at once: /news'],
  ['the address of a page that exists', '不存在', 'has no page'],
  ['the address of a page that exists, or one with https:// before it', '其他網站', 'other sites'],
  ['the number of one of its photographs, ![](2)', '編號', 'by number'],
  ['![](3) where its photograph 3 is to stand: it is shown nowhere', '第3張', 'put ![](3) where'],
  ['"gone": true, as where it leads is gone', '沒有接替', 'Gone for good'],
  ['a number that no case has now', '編號', 'A case has this number now'],
  [
    "a day not before 2026-03-31, when X could be ordered, and a version after the last sheet's",
    '2026-03-31',
    '2026-03-31',
  ],
  ['門位開關（磁簧） for 門磁', '請用「門位開關（磁簧）」，不用「門磁」', '“門位開關（磁簧）”'],
  ['支 for 攝影機, not 台', '請用「支」', '“支”'],
  ['at least one product that is no draft and is shown on every day', '每天都顯示', 'every day'],
  ['a picture of a product that is shown as long as this is', '有些日子不顯示', 'every day'],
  ['the address of that page in a link alone, [words](address): it is shown later than this', '連結', 'link'],
  ['the id of a specification that is no draft', '草稿', 'draft'],
  ['a day that has come, or the same day in shownFrom: it is shown before this day', '開始顯示日', 'Shown from'],
  ['a day not after shownUntil', '停產生效日', 'Shown until'],
  ['updatedOn not before publishedOn', '發布日', 'publication'],
  ['a list of product ids without repetition', '重複', 'twice'],
  ['an id that no other series, category or level has', '代碼', 'id'],
  ['percentages that add up to 100', '100', '100'],
  ['4 or later, where the scene before ends', '時間先後', 'Scenes'],
  ['a version above 1.2, which stands before it', '1.2', '1.2'],
  ['a day not before shownFrom', '最後顯示日不能早於開始顯示日', 'day'],
]

test('the expectation of a check is in the language of the editor', () => {
  for (const [expected, zh, en] of SAID) {
    expect(explainFault(expected, 'zh'), expected).toContain(zh)
    expect(explainFault(expected, 'zh'), expected).not.toMatch(/^應為|\{\{/)
    expect(explainFault(expected, 'en'), expected).toContain(en)
  }
  expect(explainFault('something new', 'zh')).toBe('應為：something new')
})
