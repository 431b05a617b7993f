import { GLOSSARY } from './glossary.ts'

/** A thing counted with the wrong measure word. */
export type MeasureFault = { index: number; found: string; expected: string }

const NUMBER = '(?:\\d[\\d,]*|[一二兩三四五六七八九十百千幾多每同整另]+)'
const MEASURE = '[台臺支個部顆具架隻]'
/** The words between both: a size, a kind, but no verb, no other number with its measure word. */
const BETWEEN = `(?:(?!${NUMBER}${MEASURE})[^，。；：、？！（）「」\\n人供給接到在與和或有從用以是能的放箱鍵埠看]){0,12}?`
/** Parts of a device are counted separately: 兩個讀卡機介面. */
const NOT_ITSELF = '(?!的?(?:插?槽|介面|接點|埠|回線|輸[入出]|位置?|群組|標籤|畫面|端子|電源|架))'
const JOINED = '(?:數量)?(?:超過|大約|約|共|各|最多|至少|在|有|為)*'
const ENDS = '(?=[，。；：、？！（）「」\\s]|以[上下內外]|之[前後內外]|$)'

const MEASURES = new Map(GLOSSARY.flatMap(({ zh, measure }) => (measure ? [[zh, measure] as const] : [])))
const NAME = [...MEASURES.keys()].sort((a, b) => b.length - a.length).join('|')
const BEFORE = new RegExp(`${NUMBER}(?<measure>${MEASURE})${BETWEEN}(?<name>${NAME})${NOT_ITSELF}`, 'gu')
const AFTER = new RegExp(`(?<name>${NAME})${JOINED}${NUMBER}(?<measure>${MEASURE})${ENDS}`, 'gu')

/**
 * Returns the things of the glossary that a Chinese text counts with another measure word than the glossary's.
 * @example findMeasureFaults('共60台攝影機') // [{ index: 1, found: '60台攝影機', expected: '支 for 攝影機, not 台' }]
 */
export function findMeasureFaults(text: string): MeasureFault[] {
  return [BEFORE, AFTER]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(({ 0: found, index, groups: { name = '', measure = '' } = {} }) => {
      const proper = MEASURES.get(name)
      return proper === measure ? [] : [{ index, found, expected: `${proper} for ${name}, not ${measure}` }]
    })
    .sort((a, b) => a.index - b.index)
}
