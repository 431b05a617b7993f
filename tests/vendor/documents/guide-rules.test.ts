/* Rules of every guide for the safety of others: no test surprises anybody, and nothing stays disabled after it. */
import { expect, test } from 'vitest'
import en from '../../../locales/en/guide.json'
import zh from '../../../locales/zh/guide.json'
import { loadShippedContent } from '../shipped-content.ts'

const { installation } = await loadShippedContent()

/** Steps of the first start of each kind, in Chinese, each with those before and after it. */
const starts = installation.kinds.flatMap(({ id, start }) =>
  start.map((step, at) => ({
    name: `${id} ${at + 1}`,
    id,
    text: step.zh,
    before: start
      .slice(0, at)
      .map((each) => each.zh)
      .join(''),
    after: start
      .slice(at + 1)
      .map((each) => each.zh)
      .join(''),
  })),
)

/** Returns the names of texts that say `what` without `owed`. */
function broken(
  texts: readonly { name: string; text: string; context?: string }[],
  what: RegExp,
  owed: RegExp,
): string[] {
  const found = texts.filter(({ text }) => what.test(text))
  expect(found.length, String(what)).toBeGreaterThan(0)
  return found.filter(({ text, context = '' }) => !owed.test(context + text)).map(({ name }) => name)
}

const told = starts.map((each) => ({ ...each, context: each.before }))
const ofAlarms = told.filter(({ id }) => /^(alarm-|panic)/.test(id))

test('a step that sets off a fire tells people, the monitoring centre and the 119 notifier first', () => {
  const generated = [zh.line.test, zh.wiring.auxiliary].map((text) => ({ name: text.slice(0, 12), text }))
  const sets = /觸發(消防|火警)|總機觸發|試火警連動|火警連動都|總機鳴動|總機（經鎖線/
  expect(broken([...told, ...generated], sets, /119|依新門口機的指南/)).toEqual([])
})

test('the 119 notifier is restored after each test', () => {
  const texts = [
    ...starts.map(({ name, text }) => ({ name, text })),
    ...installation.kinds.flatMap(({ id, start }) =>
      start.map(({ en }, at) => ({ name: `${id} ${at + 1}`, text: en })),
    ),
    ...[zh.line.test, zh.wiring.auxiliary, en.line.test, en.wiring.auxiliary].map((text) => ({ name: text, text })),
  ]
  expect(broken(texts, /119.*切到測試|119 notifier on test/, /恢復|(till|until) (all )?(tests are )?done/)).toEqual([])
})

test('a step that trips an alarm tells the monitoring centre first, each month again, and ends the test', () => {
  expect(broken(ofAlarms, /觸發一次|按住3秒|按一次|打開外殼/, /通知.*保全|先通知鄰居/)).toEqual([])
  const repeated = starts.filter(({ id, text }) => /^(alarm-|panic)/.test(id) && /每週|每月/.test(text))
  expect(broken(repeated, /按一次|觸發/, /通知/)).toEqual([])
  const whole = installation.kinds
    .filter(({ id }) => id.startsWith('alarm-hubs'))
    .map(({ id, start }) => ({ name: id, text: start.map((step) => step.zh).join('') }))
  expect(broken(whole, /保全(中心)?測試/, /測試結束|通知結束/)).toEqual([])
})

test('a test of fire, door or barrier puts back all that it takes off, in the same step or a later one', () => {
  const withNext = starts
    .filter(({ id }) => /^(fire|loop|call|break|barrier|power|magnetic|door-c)/.test(id))
    .map((each) => ({ ...each, context: each.after }))
  const off = /拔開|拆下|拆開|再斷開|短接[^路]|剪線|拔下|拆一顆/
  expect(broken(withNext, off, /接回|裝回|取下短接線|恢復|終端電阻都接上|開回/)).toEqual([])
})

test('a patrol watches while fire detection is off or broken', () => {
  const mounting = installation.kinds.flatMap(({ id, mounting: { steps } }) =>
    steps.map((step, at) => ({ name: `${id} mounting ${at + 1}`, text: step.zh, context: steps[at - 1]?.zh ?? '' })),
  )
  expect(broken([...mounting, ...told], /總機關閉|總機隔離|隔離警鈴/, /巡視|派人|守/)).toEqual([])
  const remedies = [
    ...installation.terminals.flatMap(({ id, signals, fault }) =>
      fault && signals.some((signal) => signal === 'zone' || signal === 'loop') ? [{ id, fault }] : [],
    ),
    ...installation.kinds
      .filter(({ id }) => id.startsWith('loop'))
      .flatMap(({ id, faults }) => faults.map((fault) => ({ id, fault }))),
  ]
  expect(
    broken(
      remedies.map(({ id, fault }) => ({ name: id, text: fault.remedy.zh })),
      /./,
      /巡視/,
    ),
  ).toEqual([])
})

test('a call for help is tried without mains', () => {
  const kinds = ['help-points', 'help-pillars', 'indoor-monitors', 'alarm-hubs-lan', 'two-wire-converters']
  const texts = installation.kinds
    .filter(({ id }) => kinds.includes(id))
    .map(({ id, mounting: { steps }, start }) => ({
      name: id,
      text: [...steps, ...start].map((step) => step.zh).join(''),
    }))
  expect(texts).toHaveLength(kinds.length)
  expect(broken(texts, /./, /不斷電/)).toEqual([])
})

test('a guide that drills a door names the approval of fire doors, and a gate is off before it is opened', () => {
  const kinds = installation.kinds.map(({ id, mounting: { steps, surface } }) => ({
    name: id,
    text: steps.map((step) => step.zh).join(''),
    surface: surface.zh,
  }))
  expect(broken(kinds, /(門框|門扇).*(鑽|描孔|切割|開孔)|(鑽|描孔|切割|開孔).*(門框|門扇)/, /防火門|認可/)).toEqual([])
  expect(
    broken(
      kinds.filter(({ name }) => name === 'built-in-readers'),
      /開孔/,
      /關斷/,
    ),
  ).toEqual([])
})
