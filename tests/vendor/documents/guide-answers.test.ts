import { expect, test } from 'vitest'
import { createCatalogue } from '../../../src/content/catalogue.ts'
import { listPairs } from '../../../src/content/installation/connections.ts'
import { isDoorRelay, terminalsOf } from '../../../src/content/installation/terminals.ts'
import { lineWattsOf, wattsOf } from '../../../src/artwork/documents/installation/cable.ts'
import { type GuideModel, modelGuide } from '../../../src/artwork/documents/installation/model-guide.ts'
import { loadShippedContent } from '../shipped-content.ts'

/* The questions of an installer who has the guide alone: every guide answers them, whatever its product. */

const catalogue = createCatalogue(await loadShippedContent())
const { product: products, installation } = catalogue.snapshot

const guides = products.flatMap((product) => {
  const guide = modelGuide(product, catalogue, 'en')
  return guide ? [{ product, guide, own: terminalsOf(product, installation) }] : []
})

function guideOf(code: string): GuideModel {
  const found = guides.find(({ product }) => product.code === code)
  if (!found) throw new Error(`There is no guide of ${code}`)
  return found.guide
}

const valueOf = (rows: readonly { label: string; value: string }[], label: string) =>
  rows.find((row) => row.label === label)?.value
const partOf = (code: string, label: string) => valueOf(guideOf(code).parts.rows, label)
const placeOf = (code: string, label: string) => valueOf(guideOf(code).place.rows, label)
const wiresOf = (code: string, name: string, at = 0) => {
  const row = guideOf(code).wiring?.rows.filter((each) => each.name === name)[at]
  return (row?.peer?.wires ?? []).map(([a, b]) => `${row?.pins[a]?.label}–${row?.peer?.pins[b]?.label}`)
}
/** The models at each terminal whose name begins like this. */
const modelsAt = ({ wiring }: GuideModel, start: string) =>
  (wiring?.rows ?? [])
    .filter(({ name }) => name.startsWith(start))
    .map(({ peer }) => peer?.allModels ?? peer?.models ?? [])

test('every wire in a diagram has a name at both ends, but that from one port to another', () => {
  for (const { product, guide } of guides) {
    for (const { name, pins, peer } of guide.wiring?.rows ?? []) {
      expect(!peer || pins.length === 1 || peer.wires.length > 0, `${product.code}: ${name}`).toBe(true)
      for (const [a, b] of peer?.wires ?? []) expect([pins[a], peer?.pins[b]], name).not.toContain(undefined)
    }
  }
})

test('every terminal has something at its other end', () => {
  const bare = guides.flatMap(({ product, guide }) =>
    (guide.wiring?.rows ?? []).filter(({ peer }) => !peer).map(({ name }) => `${product.code}: ${name}`),
  )
  expect(bare).toEqual([])
})

test('a floor button goes through the contact that lets it work without power, and an unused contact stays free', () => {
  expect(wiresOf('ac-c264l', 'Floor relay, to the panel in the lift car')).toEqual(['NC–1', 'COM–2'])
  expect(wiresOf('ac-g406', 'Stop input, normally closed; keep the link if unused')).toEqual(['STOP–NC', 'GND–COM'])
})

test('a line that goes on from device to device shows both of its pairs', () => {
  const loop = 'Signal loop, in and out'
  expect([0, 1].map((at) => wiresOf('ss-fs10', loop, at))).toEqual([
    ['S+–S+', 'S−–S−'],
    ['S+–S+', 'S−–S−'],
  ])
  expect(guideOf('ss-fs10').terminals.rows[0]?.slice(1, 3)).toEqual([loop, '2'])
})

test('readers in a lift car are those that the reader port feeds', () => {
  const readers = partOf('ac-c264l', 'Reader')
  expect(readers).toContain('AC-R110')
  expect(readers).not.toMatch(/VI-D|AC-E/)
})

test('an input that opens a gate is drawn with readers that have a relay', () => {
  for (const { product, guide } of guides) {
    const opening = guide.wiring?.rows.find(({ name }) => name === 'Input that opens it')
    for (const model of opening?.peer?.models.filter((each) => each !== '…') ?? []) {
      const labels = guideOf(model.toLowerCase()).terminals.rows.map(([pins]) => pins)
      expect(labels, `${product.code}: ${model}`).toContain('NC COM NO')
    }
  }
  expect(partOf('ac-s690', 'Reader')).toMatch(/AC-R110.*a reader without a relay opens it by that of a controller$/)
})

test('a remedy speaks of a stop input where the device has one', () => {
  const remedies = (code: string) => guideOf(code).faults.rows.map(({ value }) => value)
  expect(remedies('ac-g406').join(' ')).toContain('STOP')
  for (const { product, guide, own } of guides) {
    if (own.some(({ pins }) => pins.some(({ label }) => label === 'STOP'))) continue
    expect(guide.faults.rows.map(({ value }) => value).join(' '), product.code).not.toContain('STOP')
  }
})

test('each guide of a fire panel says that holders are not wired straight to its output', () => {
  for (const code of ['ss-fp05', 'ss-fp20', 'ss-fr254', 'ss-fc20', 'oa-kf40'])
    expect(guideOf(code).wiring?.notes.join(' '), code).toContain('Never wire a holder')
  expect(guideOf('ss-fl10').wiring?.notes.join(' ')).not.toContain('holder')
})

test('a device without a fire input takes the fire contact of our panels in the line of its lock', () => {
  expect(partOf('vi-d430-p', 'Fire alarm contact')).toMatch(/^SS-FP05, .*, in the line of the lock, required on/)
})

test('a column beside a lane reads for barriers, not for doors', () => {
  expect(partOf('ac-g406', 'Reader')).toContain('AC-E104')
  for (const code of ['ac-c102-p', 'ac-s655']) expect(partOf(code, 'Reader')).not.toMatch(/AC-E/)
})

test('one of several models is enough, and differences in its wiring are described', () => {
  expect(partOf('vi-d430-p', 'Power')).toMatch(/^PoE 802\.3af: .* or .*; DC 12 V: OA-A12$/)
  expect(partOf('vi-d430-p', 'Opening from inside')).toBe(
    'Request-to-exit button: OA-B10; break-glass release: OA-B20, both on an escape route with a magnetic lock',
  )
  expect(partOf('ac-c404', 'Electric lock')).toMatch(/, up to 4$/)
  expect(partOf('vi-d430-p', 'Electric lock')).toMatch(
    /^Fail-safe: .* or .*; fail-secure: OA-KE20; electric bolt \(not .*\): OA-KB10$/,
  )
})

test('the guide of a device that opens a lock states its supply, its distance, and that the device does not feed it', () => {
  expect(partOf('vi-d430-p', 'Lock power supply')).toBe('OA-A12, as V+ and V−; not from this device')
  expect(partOf('ac-l432-p', 'Lock power supply')).toBeUndefined()
  const cables = guideOf('vi-d430-p').terminals.rows.map((row) => row.at(-1))
  // 0.9 V lost on two wires of 0.75 mm² at 11 W and 12 V: 21 m.
  expect(cables).toContain('2 × 0.75 mm², 20 m from supply to lock, or as the lock’s guide says')
})

test('parts in the box are named once, and parts from others are named too', () => {
  for (const { product, guide } of guides)
    for (const { value } of guide.parts.rows)
      expect(value.match(/supplied|in the box/g)?.length ?? 0, product.code).toBeLessThan(2)
  expect(partOf('ac-g406', 'Boom')).toBe('A straight boom of the length ordered is supplied')
  expect(placeOf('vi-d430-p', 'Screws')).toBe('4 × M4 × 30 mm, drilled 6 mm, 40 mm deep; supplied with plugs')
  expect(placeOf('ac-c204', 'Screws')).toBe('4 × M4 × 30 mm, drilled 6 mm, 40 mm deep; from other makers')
})

test('a part that is a must under a condition says so', () => {
  expect(placeOf('ac-g406', 'Fitted with')).toContain('(required for booms over 5 m)')
})

test('a guide tells the distances, temperatures and weights that its steps speak of', () => {
  expect(placeOf('ac-l432-p', 'Recognition distance')).toBe('10 to 25 m')
  expect(placeOf('ss-t384-p', 'Measuring distance')).toBe('1 to 3 m')
  expect(placeOf('sm-n432', 'Operating temperature')).toBe('0 to 45 °C')
  expect(placeOf('vi-d430-p', 'Lens')).toBe('127 mm above the middle of the holes, which is at 1273 to 1373 mm')
})

test('every guide names tools, among them the bit for its holes', () => {
  for (const { product, guide } of guides) {
    const isDrilled = placeOf(product.code, 'Screws') !== undefined
    expect(valueOf(guide.parts.rows, 'Tools'), product.code).toMatch(isDrilled ? /mm bit/ : /./)
  }
  expect(partOf('ac-g406', 'Tools')).toContain('voltage tester')
})

test('a device with a page of settings on the network states its address, before it is opened', () => {
  for (const { product, guide, own } of guides) {
    const { protocols } = product.attributes
    const isServed = Array.isArray(protocols) && protocols.includes('http-api')
    if (!isServed || !own.some(({ signals }) => signals.includes('ethernet'))) continue
    expect(guide.start.steps.join(' '), product.code).toContain('DHCP')
  }
  const { steps } = guideOf('ss-t384-p').start
  expect(steps.findIndex((step) => step.includes('DHCP'))).toBeLessThan(
    steps.findIndex((step) => step.includes('in a browser')),
  )
})

test('a device with two supplies takes one of them, and contacts no mains', () => {
  const noteOf = (code: string) => guideOf(code).wiring?.notes.join(' ')
  for (const code of ['vi-d430-p', 'ac-l432-p', 'ss-t384-p', 'vi-m101-p'])
    expect(noteOf(code)).toContain('never by both')
  expect(noteOf('ac-c264l')).not.toContain('never by both')
  expect(noteOf('vi-d430-p')).toContain(
    'On a door that people leave by: a strike with a handle inside, or a magnetic lock',
  )
  expect(noteOf('ac-g406')).toContain('Do not connect mains')
  expect(noteOf('ss-fs10')).not.toContain('Do not connect mains')
})

test('every guide for a lock line draws the fire contact and the break-glass release in it', () => {
  const drawn = guides.filter(({ guide }) => guide.wiring?.line)
  const fed = guides.filter(({ guide }) => JSON.stringify(guide.wiring?.rows ?? []).includes('"supply":"V+"'))
  expect(drawn.length).toBeGreaterThan(15)
  expect(fed.filter((each) => !drawn.includes(each)).map(({ product }) => product.code)).toEqual(['oa-ke20', 'oa-kb10'])
  for (const { product, guide } of drawn) {
    const devices = guide.wiring?.line?.devices ?? []
    expect(
      devices.filter(({ isOwn }) => isOwn).map(({ name }) => name),
      product.code,
    ).toContain(product.model)
    const cut = devices.slice(0, -2).flatMap(({ pins }) => pins)
    expect(new Set(cut), product.code).toEqual(new Set(['COM', 'NC']))
  }
  for (const code of ['ac-c204', 'vi-d720-p', 'ac-c102-p'])
    expect(guideOf(code).wiring?.line?.devices.map(({ pins }) => pins.join(' '))).toEqual([
      'COM NC',
      'COM NC',
      'COM NC',
      '+ −',
      'NC2 COM2',
    ])
})

test('a holder of a fire door is fed by the panel, and a fault relay leads to no door', () => {
  const rows = guideOf('ss-fp05').wiring?.rows ?? []
  const holder = guideOf('oa-kf40').wiring?.rows[0]
  expect(holder?.peer?.models).toContain('SS-FP05')
  expect([...(holder?.pins ?? []), ...(holder?.peer?.pins ?? [])].map(({ supply }) => supply)).toEqual(
    expect.arrayContaining(['PL+', 'PL−']),
  )
  expect(JSON.stringify(rows)).not.toContain('V+"')
  expect(rows.find(({ name }) => name.startsWith('Fault relay'))?.peer?.models).toEqual([])
})

test('the fire relay of a P-type panel frees the exits, by relays that let go without power; zone relays free none', () => {
  for (const code of ['ss-fp05', 'ss-fp20']) {
    // Fed at rest: devices on their NO open in a fire, with a cut wire and with a dead panel.
    expect(wiresOf(code, 'Fire relay, acts in any fire: zones and flow switches')).toEqual(['NC–A1', 'COM–PL+'])
    expect(wiresOf(code, 'Zone relay, acts with a fire in its zone').join()).not.toMatch(/FIRE/)
    expect(guideOf(code).mounting.steps.join(' ')).toMatch(/Exits: fire relay, no zone relay/)
  }
  const joined = listPairs(catalogue.snapshot).flatMap(({ joint }) => (joint ? [joint.own.id, joint.other.id] : []))
  expect(joined).toContain('relay-fire')
  expect(joined).not.toContain('relay-zone')
})

const strikeNote = 'A fire door with a strike must not follow FIRE'

test('a fire opens no strike of a fire door, and no magnet is its latch', () => {
  const opensLock = guides.filter(({ own }) => own.some(isDoorRelay))
  expect(opensLock.length).toBeGreaterThan(13)
  for (const { product, guide, own } of opensLock) {
    const hasFire = own.some(({ id }) => id === 'input-fire')
    expect(guide.wiring?.notes.join(' ').includes(strikeNote), product.code).toBe(hasFire)
  }
  for (const code of ['ac-c102-p', 'vi-d720-p', 'oa-ke20'])
    expect(guideOf(code).start.steps.join(' '), code).toMatch(/fire door.* stay.? latched/)
  for (const code of ['oa-k280', 'oa-k500'])
    expect(guideOf(code).mounting.steps.join(' '), code).toMatch(/On a fire door it only adds to .* latch/)
})

test('whatever opens a lock is tested without power at its handover, by what is in the line of the lock', () => {
  for (const { product, guide, own } of guides) {
    const last = guide.start.steps.at(-1) ?? ''
    const isTested =
      /off, .* escape door .*Break-glass release, and the panel .*, must each open a fail-safe lock/.test(last)
    expect(isTested, product.code).toBe(own.some(isDoorRelay))
  }
})

test('the guide of a device that opens a door from inside by button or break-glass release says that an escape door has both', () => {
  const needs = products.flatMap(({ code, needs: all = [], provides = [] }) =>
    provides.some(({ types }) => types?.includes('bolt'))
      ? []
      : all.filter(({ kind, types }) => kind === 'exit' && types?.length === 2).map(({ note }) => ({ code, note })),
  )
  expect(needs.length).toBeGreaterThan(15)
  for (const { code, note } of needs) {
    expect(note?.en, code).toMatch(/both on an escape route with a magnetic lock$/)
    expect(note?.zh, code).toMatch(/逃生路徑裝磁力鎖時兩種都要$/)
  }
})

test('a fire contact is required on an escape route: of locks that hold without it, and of what opens them', () => {
  const codes = [
    'oa-k280',
    'oa-k500',
    'ac-c102-p',
    'ac-c204',
    'ac-c404',
    'vi-d720-p',
    'vi-d812f-p',
    'ac-s690',
    'ac-g508',
  ]
  for (const code of codes) expect(partOf(code, 'Fire alarm contact'), code).toMatch(/required on an escape route/)
  expect(partOf('oa-ke20', 'Fire alarm contact')).toMatch(/, optional$/)
})

test('the guide of a device with a fire contact names the contact of an auxiliary relay that does the same', () => {
  for (const code of ['oa-k500', 'oa-ke20', 'oa-b20', 'ac-c404', 'vi-d812f-p', 'oa-kf40', 'oa-a12', 'ac-g508'])
    expect(guideOf(code).wiring?.notes.join(' '), code).toMatch(/auxiliary relay .* NO for NC/)
})

test('no remedy bridges a fire input, and every panel is tested with a cut wire of what it links', () => {
  expect(JSON.stringify(guideOf('oa-a12').faults)).toContain('never bridge FIRE where one is wired')
  for (const code of ['ss-fp05', 'ss-fp20', 'ss-fr254'])
    expect(guideOf(code).start.steps.join(' '), code).toMatch(
      /open (its|the link’s) wire: fail-safe locks, holders let go/,
    )
})

test('a contact bears the locks that a guide puts on it, at the voltage of a charged battery', () => {
  const charged = 13.8
  for (const code of ['ss-fp05', 'ss-fp20']) {
    const step = guideOf(code).mounting.steps.join(' ')
    const locks = [...step.matchAll(/(\d) (OA-K\d+)/g)]
    expect(locks).toHaveLength(2)
    for (const [, count, model] of locks) {
      const ohms = 12 ** 2 / (wattsOf(products.find((each) => each.model === model)!) ?? 0)
      expect((Number(count) * charged) / ohms, model).toBeLessThanOrEqual(2)
    }
  }
})

test('the guide of a bolt says where fire contact and break-glass release go, and a release lists the bolt', () => {
  const [supply] = guideOf('oa-kb10').wiring?.notes ?? []
  expect(supply).toMatch(/Fire contact and break-glass release are NC, in series .*; the release cuts both wires/)
  expect(partOf('oa-b20', 'Electric lock')).toContain('OA-KB10')
})

test('the guide of a strike keeps the strike of a fire door from a fire input too', () => {
  expect(guideOf('oa-ke20').wiring?.notes.join(' ')).toMatch(
    /fire door .* a controller with a fire input not to follow it/,
  )
})

test('a supply that is too small for a controller and all of its locks is told to be another', () => {
  expect(partOf('ac-c404', 'Lock power supply')).toContain('not the one of this device')
  expect(partOf('ac-c204', 'Lock power supply')).toContain('not from this device')
})

test('an output that a fire cuts is for fail-safe locks alone, and the guide says so', () => {
  expect(guideOf('oa-a12').wiring?.notes.join(' ')).toContain('on LK it stays locked in a fire')
  expect(guideOf('oa-ke20').wiring?.notes.join(' ')).toContain('a supply that stays on in a fire')
})

test('a guide says that an input does nothing without power, except for a supply, which then lets its locks go', () => {
  const dead = 'Without power FIRE is dead'
  expect(guideOf('ac-c204').wiring?.notes.join(' ')).toContain(dead)
  expect(guideOf('oa-a12').wiring?.notes.join(' ')).not.toContain(dead)
})

test('the cable of a supply is long enough for the readers too that it feeds', () => {
  const cables = (code: string) =>
    guideOf(code).terminals.rows.flatMap(([label, , , , , cable]) => (label === '12V+ 12V−' ? [cable] : []))
  // 6 W and 4 W of their own, and 4 and 2 readers of 250 mA.
  expect(cables('ac-c204')).toEqual(['2 × 0.75 mm², 10 m'])
  expect(cables('ac-c102-p')).toEqual(['2 × 0.75 mm², 20 m'])
})

test('the supply of a controller is given with the readers that it feeds, and that of a UPS with its load', () => {
  const ratings = (code: string, pins: string) =>
    guideOf(code).terminals.rows.flatMap(([label, , , rating]) => (label === pins ? [rating] : []))
  expect(ratings('ac-c204', '12V+ 12V−')).toEqual(['DC 10.8 to 14.4 V, 6 W, 18 W with readers'])
  // Its own 90 W, and the 800 W of what it feeds.
  expect(ratings('oa-u1000', 'AC')).toEqual(['AC 99 to 121 V, 890 W'])
})

test('a reader is fed over its port only as far as its watts, the wire and the volts of the port allow', () => {
  const reaches = (code: string) =>
    guideOf(code).terminals.rows.flatMap(([label, , , , , cable]) => (label?.includes('D0') ? [cable] : []))
  const cable = (metres: number) => [`screened, 0.3 mm², power ${metres} m, OSDP 300 m, Wiegand 100 m`]
  // At 10.8 V, of which 9 V must arrive, over 0.117 Ω a metre there and back: 1.5 W take 0.17 A, 1.8 W 0.2 A. Of 2.4 W the
  // 0.25 A of the port are all taken at 9.6 V already.
  expect(reaches('ac-r110')).toEqual(cable(90))
  expect(reaches('ac-r120k')).toEqual(cable(75))
  expect(reaches('ac-q110')).toEqual(cable(40))
  for (const code of ['ac-c102-p', 'ac-c204', 'ac-c404', 'ac-c264l']) expect(reaches(code), code).toEqual(cable(40))
})

test('a port is said to feed only readers that it can feed, and the others get a supply of their own', () => {
  const ports = guides.filter(({ own }) => own.some(({ gives }) => gives))
  expect(ports.length).toBe(4)
  for (const { product, guide, own } of ports) {
    const port = own.find(({ gives }) => gives)
    const note = guide.wiring?.notes.find((each) => each.startsWith('A reader port feeds one ')) ?? ''
    const named = note.slice(0, note.indexOf(';')).match(/AC-[A-Z]\d+[A-Z]?(?:-P)?/g) ?? []
    expect(named, product.code).toEqual(['AC-Q110', 'AC-R110', 'AC-R120K', 'AC-R240B'])
    for (const model of named) {
      const reader = products.find((each) => each.model === model)
      expect(wattsOf(reader ?? {}), model).toBeLessThanOrEqual((port?.gives?.min ?? 0) * (port?.amps ?? 0))
    }
    expect(note).toMatch(/any other reader has PoE or DC of its own/)
  }
})

test('a contact for alarms keeps its own rating beside that of the door relays, in guide and data sheet', () => {
  const rated = guides.filter(
    ({ product, own }) => product.attributes['relay-rating'] && own.some(({ id }) => id === 'relay-alarm'),
  )
  expect(rated.map(({ product }) => product.code).toSorted()).toEqual(['ac-c102-p', 'ac-c204', 'ac-c404'])
  for (const { product, guide } of rated) {
    const [, door] = /(\d A)$/.exec(JSON.stringify(product.attributes['relay-rating']).slice(1, -1)) ?? []
    const ratingOf = (name: string) => guide.terminals.rows.find((row) => row[1] === name)?.[3]
    expect(ratingOf('Alarm relay'), product.code).toBe('up to DC 30 V, 1 A')
    expect(ratingOf('Door release relay'), product.code).toBe(`up to DC 30 V, ${door}`)
    expect(product.attributeNotes?.['relay-rating']?.en, product.code).toBe(`door ${door}; alarm 1 A`)
  }
})

test('a barrier with a stop button is raised by hand only when it is switched off', () => {
  const stopped = guides.filter(({ own }) => own.some(({ id }) => id === 'input-stop'))
  expect(stopped.length).toBe(3)
  for (const { product, guide } of stopped) {
    const steps = guide.start.steps.filter((step) => step.includes('STOP'))
    expect(steps.join(' '), product.code).toMatch(/Release its button.* switch off, UPS too, raise it by hand/)
    expect(guide.start.steps.join(' '), product.code).toContain('a UPS on a fire or escape lane')
  }
})

test('a lane too narrow for an escape route says so, and a turnstile on a UPS has a button in its fire input', () => {
  for (const code of ['ac-s655', 'ac-s330'])
    expect(guideOf(code).mounting.steps.join(' '), code).toMatch(/counts? for no escape width: beside it is .* 900 mm/)
  expect(guideOf('ac-s330').mounting.steps.join(' ')).toMatch(/UPS a blackout drops no arm: .* in series .* in FIRE/)
})

test('a switch that can turn a port off says in guide and data sheet that doors are on none of these', () => {
  const switches = products.filter(({ attributes }) =>
    Object.values(attributes).some((value) => Array.isArray(value) && value.includes('poe-watchdog')),
  )
  expect(switches.length).toBe(3)
  for (const { code, features } of switches) {
    for (const { en } of features.filter((each) => /watchdog|schedule|restored once/.test(each.en)))
      expect(en.toLowerCase(), code).toContain('door controllers')
    expect(guideOf(code).start.steps.join(' '), code).toMatch(/door controllers.* no schedule, no watchdog/)
  }
})

test('mains carry at least all that a device feeds, and more than a plug bears go on terminals', () => {
  for (const { product, own } of guides) {
    const mains = own.find(({ signals, direction }) => direction === 'in' && signals.includes('mains'))
    const fed = (product.provides ?? []).flatMap(({ kind, watts }) =>
      ['power', 'backup'].includes(kind) && watts !== undefined ? [watts] : [],
    )
    if (!mains?.volts || fed.length === 0) continue
    const watts = lineWattsOf(product, own) ?? 0
    expect(watts, product.code).toBeGreaterThanOrEqual(Math.max(...fed))
    const most = mains.pins.some(({ role }) => role === 'plug') ? 15 : 30
    expect(watts / mains.volts.min, product.code).toBeLessThan(most)
  }
})

test('the lengths to a lock are of one, and several on a line share them', () => {
  for (const code of ['oa-k280', 'oa-k500', 'oa-ke20', 'oa-kb10', 'ac-c204', 'vi-d720-p'])
    expect(guideOf(code).wiring?.notes.join(' '), code).toMatch(/several locks .*by their number/i)
})

test('the report contact of a supply is closed while all is well, so that a dead supply reports too', () => {
  const spare = /of a device with another supply, .*Never share a break-glass release’s input/
  for (const code of ['oa-a12', 'oa-u1000', 'oa-u2000'])
    expect(wiresOf(code, 'Alarm contact, closed while all is well'), code).toEqual(['COM–GND', 'NO–IN'])
  expect(guideOf('oa-a12').start.steps.join(' ')).toMatch(spare)
  expect(guideOf('oa-b20').mounting.steps.join(' ')).toMatch(/never .* alarm contact/)
})

test('every fire panel has a fault relay of its own, and a cut wire of an input shows', () => {
  const panels = guides.filter(({ product }) => product.attributes['panel-type'] !== undefined)
  expect(panels.length).toBe(3)
  for (const { product, guide, own } of panels) {
    expect(own.some(({ id }) => id === 'relay-fault')).toBe(true)
    const relays = own.filter(({ counts }) => counts?.includes('relays')).reduce((sum, { count }) => sum + count, 0)
    expect(relays, product.code).toBe(product.attributes.relays)
    expect(
      own.some(({ id }) => id === 'input-spare'),
      product.code,
    ).toBe(false)
    expect(guide.mounting.steps.join(' '), product.code).toMatch(/10 kΩ end resistors .* input/)
    expect(guide.start.steps.join(' '), product.code).toMatch(/end resistor/)
    expect(guide.mounting.steps.join(' '), product.code).toMatch(/(?:serves|takes) one circuit, 2 A at most/)
  }
})

test('the battery of a fire panel lasts as long as stated, with lamps and holders for their hour and all bells', () => {
  const panels = products.filter(({ attributes }) => attributes['panel-type'] !== undefined)
  for (const { code, attributes, attributeNotes = {}, terminals = [] } of panels) {
    const note = attributeNotes['standby-time']?.en ?? ''
    const [, milliamps] = /at (\d+) mA/.exec(note) ?? []
    const [, hours] = /24 V output for (\d+) h/.exec(note) ?? []
    const [, ampHours] = /^([\d.]+) Ah$/.exec(attributeNotes['battery-type']?.en ?? '') ?? []
    const amps = (id: string) => installation.terminals.find((each) => each.id === id)?.amps ?? Number.NaN
    const bells = amps('bell-out') * (terminals.find(({ id }) => id === 'bell-out')?.count ?? 1)
    const watch = (Number(milliamps) / 1000) * Number(attributes['standby-time'])
    const loops = (terminals.find(({ id }) => id === 'loop-out')?.count ?? 0) * amps('loop-out')
    // Four fifths are left of an aged battery; the bells ring for ten minutes, and the loops act for an hour.
    const all = watch + amps('lamp-out') * Number(hours) + bells / 6 + loops
    expect(all, code).toBeLessThanOrEqual(0.8 * Number(ampHours))
  }
})

test('the standby current of a fire panel is measured at its battery, against the figure of its data sheet', () => {
  const panels = products.filter(({ attributes }) => attributes['panel-type'] !== undefined)
  for (const { code, model, attributeNotes = {} } of panels) {
    const step = guideOf(code).start.steps.find((each) => each.includes('standby') || each.includes('ammeter')) ?? ''
    expect(step, code).toMatch(/PL\+ off .*End resistors on, ammeter in BAT\+, then mains off; put back/)
    const [, figure] = /at (\d+ mA) in all/.exec(attributeNotes['standby-time']?.en ?? '') ?? []
    const own = new RegExp(`(\\d+ mA) \\(${model}\\)`).exec(step) ?? /Over (\d+ mA) it/.exec(step)
    expect(own?.[1], code).toBe(figure)
    expect(figure, code).toMatch(/mA/)
  }
})

test('the outputs of a loop that one fire acts are tried at once, open at one end, within the volts that its units need', () => {
  const [least] = installation.terminals.flatMap(({ id, volts }) => (id === 'loop-out' && volts ? [volts.min] : []))
  const units = guides.filter(({ own }) => own.some(({ id }) => id === 'loop-in'))
  expect(units.length).toBe(3)
  for (const { product, guide } of units) {
    const { 'operating-voltage': range } = product.attributes
    const min = typeof range === 'object' && 'min' in range ? range.min : Number.NaN
    expect(guide.terminals.rows[0]?.at(-1), product.code).toContain(`${(least ?? 0) - min} V loss at most`)
  }
  for (const code of ['ss-fc10', 'ss-fc20', 'ss-fr254'])
    expect(guideOf(code).start.steps.join(' '), code).toMatch(
      /open(?: a loop)? at R\+.*act all outputs (?:of|that) one fire/i,
    )
  expect(guideOf('ss-fr254').terminals.rows.map((row) => row[3])).toContain('gives DC 20 to 30 V, up to 0.5 A a port')
})

test('a controller lasts on 7 Ah as long as stated, until a supply drops it at 11.7 V', () => {
  const found = guides.filter(({ product }) => product.attributeNotes?.['standby-time']?.en.startsWith('12 V 7 Ah'))
  expect(found.length).toBe(4)
  for (const { product, own } of found) {
    const isWithReaders = product.attributeNotes?.['standby-time']?.en.includes('with readers')
    const watts = (isWithReaders ? lineWattsOf(product, own) : wattsOf(product)) ?? Number.NaN
    // Down to 11.7 V a battery gives less the faster it is emptied: 7 Ah give 3.1 Ah at 2.5 A.
    const ampHours = watts / 12 > 2 ? 3.1 : 4.9
    expect(Number(product.attributes['standby-time']) * (watts / 12), product.code).toBeLessThanOrEqual(ampHours)
  }
})

test('a red lamp that blinks fast for a fire says in both languages which doors it means', () => {
  const controllers = installation.kinds.find(({ id }) => id === 'door-controllers')
  const lamp = controllers?.lamps.find(({ colour, state }) => colour === 'red' && state === 'fast')
  expect(lamp?.means.zh).toContain('設為隨火警釋放的門')
  expect(lamp?.means.en).toContain('doors set to follow it')
})

test('a port that gives power names the devices that it feeds first and all of them, and never a recorder', () => {
  const ports = guides.filter(({ own }) =>
    own.some(({ signals, direction }) => direction === 'out' && signals.includes('poe')),
  )
  expect(ports.length).toBe(7)
  for (const { product, guide } of ports) {
    const row = guide.wiring?.rows.find(({ name }) => name.includes('with PoE for a device'))
    for (const model of row?.peer?.allModels ?? row?.peer?.models ?? []) {
      const power = products.find((each) => each.model === model)?.needs?.find(({ kind }) => kind === 'power')
      expect(
        power?.types?.some((type) => type.startsWith('poe')),
        `${product.code}: ${model}`,
      ).toBe(true)
    }
    if (row?.peer?.name !== 'What it feeds') continue
    const fed = guides.filter((each) => modelsAt(each.guide, 'Network and power').flat().includes(product.model))
    expect(modelsAt(guide, row.name).flat().toSorted()).toEqual(fed.map((each) => each.product.model).toSorted())
  }
})

test('a fire input names the contacts of panels of both types, and a lock for escape doors is no bolt', () => {
  const inputs = guides.flatMap(({ guide }) => modelsAt(guide, 'Fire input'))
  expect(inputs.length).toBeGreaterThan(10)
  for (const models of inputs) expect(models).toEqual(expect.arrayContaining(['SS-FP05', 'SS-FC20', 'SS-FR254']))
  const locks = guides.flatMap(({ guide }) => modelsAt(guide, 'Door release relay'))
  expect(locks.length).toBeGreaterThan(10)
  expect(locks.flat()).not.toContain('OA-KB10')
})

test('a place is chosen by the conditions for which its figures hold', () => {
  expect(placeOf('oa-l400', 'Ingress rating')).toBe('IP65 (front; rear IP54)')
  const notes = guides.flatMap(({ product, guide }) =>
    ['weight', 'ingress-rating', 'operating-temperature'].flatMap((id) => {
      const note = product.attributeNotes?.[id]?.en
      return note === undefined ? [] : [guide.place.rows.some(({ value }) => value.endsWith(`(${note})`))]
    }),
  )
  expect(notes.length).toBeGreaterThan(30)
  expect(notes).not.toContain(false)
})

test('texts size a supply by all that it carries: ports, drives and the loss in between', () => {
  const loads = ['oa-s16-p', 'oa-s24-p', 'sm-n432', 'sm-n864'].map((code) => {
    const product = catalogue.product(code)
    return [product?.model, product && wattsOf(product)]
  })
  const text = ['oa-u1000', 'oa-u2000', 'oa-s24-p'].flatMap((code) => catalogue.product(code)?.features ?? [])
  for (const [model, watts] of loads)
    expect(JSON.stringify(text), `${model}`).toMatch(new RegExp(`${model}[^.]*${watts} W|about ${watts} W`))
})

test('a flush box has a frame as wide as each station that it is for', () => {
  const boxes = products.filter(({ features }) =>
    features.some(({ en }) => /\bframes\b.*\d+ mm|\d+ mm.*\bframes?\b/i.test(en)),
  )
  const fitted = boxes.flatMap(({ model, features, provides = [] }) =>
    provides
      .flatMap(({ types, fits = [] }) => (types?.includes('flush-box') ? fits : []))
      .map((code) => ({ model, features, code })),
  )
  expect(fitted.length).toBe(9)
  for (const { model, features, code } of fitted) {
    const size = catalogue.product(code)?.attributes.dimensions
    const width = typeof size === 'object' && 'width' in size ? size.width : undefined
    const frames = features.find(({ en }) => /frames?\b/.test(en))?.en
    expect(frames?.match(/\d+/g), `${model}: ${code}`).toContain(String(width))
  }
})

test('a detector that may draw more than an interface unit gives says what happens then', () => {
  const limit = Number(
    /limits to (\d+) mA/.exec(catalogue.product('ss-fc10')?.attributeNotes?.['alarm-current']?.en ?? '')?.[1],
  )
  const detectors = products.filter(({ provides = [] }) => provides.some(({ kind }) => kind === 'fire-detector'))
  const over = detectors.filter(
    ({ attributes, terminals = [] }) => Number(attributes['alarm-current']) > limit && terminals.length === 1,
  )
  expect(over.map(({ model }) => model)).toEqual(['SS-FD11', 'SS-FD21', 'SS-FD22'])
  for (const { attributeNotes } of over)
    expect(attributeNotes?.['alarm-current']?.en).toContain(`SS-FC10 to ${limit} mA`)
})
