import { type InferType, type TestContext, ValidationError } from 'yup'
import { DOOR_KINDS } from './door-kinds.ts'
import {
  flag,
  itemsOf,
  listOf,
  localisedText,
  oneOf,
  plainText,
  record,
  referencesTo,
  referenceTo,
  slug,
  wholeNumber,
} from './fields.ts'
import type { OrderingKind } from './ordering.ts'

const MOST = 9999

/** A number that a visitor knows of a building. */
const questionSchema = record({
  id: slug(),
  label: localisedText(60),
  /** One of what is counted, as a rule says it: "flat". */
  unit: localisedText(24),
  min: wholeNumber(0, MOST),
  max: wholeNumber(1, MOST),
  /** Its answer until the visitor gives one. */
  value: wholeNumber(0, MOST),
}).test('value', function checkValue({ min, max, value }) {
  if (min <= value && value <= max) return true
  return this.createError({
    path: `${this.path}.value`,
    message: 'a number from its min to its max',
    params: { value },
  })
})

/** Products of which one is chosen: they are never added up. */
const choiceSchema = record({
  id: slug(),
  label: localisedText(40),
  options: listOf(
    record({
      product: referenceTo('product'),
      /** Ordered with each of it: a box, a bracket. */
      with: referencesTo('product').optional().default(undefined),
    }),
    'a list of options',
  ).min(2, 'at least 2 options'),
  /** The product that is chosen at first. */
  default: slug(),
}).test('default', function checkDefault({ options, default: value }) {
  if (itemsOf(options).some(({ product }) => product === value)) return true
  return this.createError({
    path: `${this.path}.default`,
    message: 'the product of one of its options',
    params: { value },
  })
})

/** A product, or the chosen one of a choice. */
const whichFields = {
  product: referenceTo('product').optional().default(undefined),
  choice: slug().optional().default(undefined),
}

/** Doors that a building has as many of as its answers say, each a row of the schedule with its devices. */
const doorsSchema = record({
  id: slug(),
  /** Its place, and one of the counted things, as a rule says it. */
  label: localisedText(40),
  unit: localisedText(24),
  /** Letters of the numbers of these doors. */
  mark: plainText(3).matches(/^[A-Z]+$/, '1 to 3 capital letters'),
  kind: oneOf(DOOR_KINDS),
  /** The question that counts them; one door without it. */
  of: slug().optional().default(undefined),
  /** The questions whose buildings and storeys they are spread over. */
  in: slug().optional().default(undefined),
  floors: slug().optional().default(undefined),
  /** Their number is that of each building and storey, and not of all together. */
  isEach: flag().optional().default(undefined),
  /** The first storey that has any. */
  from: wholeNumber(1, 99).optional().default(undefined),
  /** The storey, where they are on one. */
  floor: plainText(10).optional().default(undefined),
  /** Those of a storey are one row. */
  isAlike: flag().optional().default(undefined),
  items: listOf(
    record({
      ...whichFields,
      /** At each door; as many as the answer to a question where it names one. */
      quantity: wholeNumber(1, 99).optional().default(undefined),
      of: slug().optional().default(undefined),
      /** A lock that can be ordered either way opens without power. */
      failSafe: flag().optional().default(undefined),
    }),
    'a list of devices',
  ).min(1, 'at least one device'),
})

/** The needs by which devices can be counted: power over Ethernet, a channel of a recorder, a wireless zone. */
export const WANTS = ['poe', 'channel', 'alarm-zone'] as const
export type Want = (typeof WANTS)[number]

/** The provisions of which a product says how many it has. */
const GIVES = ['channel', 'alarm-zone', 'licence', 'release'] as const satisfies OrderingKind[]

/** A product in the comms room, and how many of it: `times` for each counted thing, or one for each `per` of them. */
const roomSchema = record({
  id: slug(),
  ...whichFields,
  /** The counted things: questions, doors, and earlier rules, each so many times. Without them it is counted once. */
  of: listOf(
    record({ id: slug(), times: wholeNumber(1, 99).optional().default(undefined) }),
    'a list of counted things',
  )
    .optional()
    .default(undefined),
  /** Of doors and rules, only those of their devices are counted that have this need. */
  wants: oneOf(WANTS).optional().default(undefined),
  /** The name of the counted things, where that of a single one does not do. */
  unit: localisedText(40).optional().default(undefined),
  times: wholeNumber(1, MOST).optional().default(undefined),
  /** So many are served by one, rounded up. */
  per: wholeNumber(1, MOST).optional().default(undefined),
  /** The same, with what the product itself provides of this kind. */
  gives: oneOf(GIVES).optional().default(undefined),
  /** The question whose buildings are each rounded up alone. */
  inEach: slug().optional().default(undefined),
  /** The rule holds where the answer to a question is within these limits. */
  when: record({
    question: slug(),
    min: wholeNumber(0, MOST).optional().default(undefined),
    max: wholeNumber(0, MOST).optional().default(undefined),
  })
    .optional()
    .default(undefined),
})

const rulesSchema = record({
  questions: listOf(questionSchema, 'a list of questions').min(1, 'at least one question'),
  choices: listOf(choiceSchema, 'a list of choices'),
  doors: listOf(doorsSchema, 'a list of doors').min(1, 'at least one kind of door'),
  room: listOf(roomSchema, 'a list of rules'),
})

export type Sizing = InferType<typeof rulesSchema>

/** Questions about a building, and the rules that make a door schedule of their answers. */
export const sizingSchema = rulesSchema.test('rules', checkRules)

/** Checks what rules say of each other: ids, choices, and questions that divide. */
function checkRules(this: TestContext, sizing: Partial<Sizing> | undefined): true | ValidationError {
  const questions = new Map(itemsOf(sizing?.questions).map((each) => [each.id, each]))
  const choices = new Set(itemsOf(sizing?.choices).map(({ id }) => id))
  const known = new Set(questions.keys())
  const faults: ValidationError[] = []
  const tell = (path: string, message: string, value: unknown) =>
    faults.push(this.createError({ path: `${this.path}.${path}`, message, params: { value } }))
  const want = (path: string, id: string | undefined, isDivisor: boolean) => {
    if (id === undefined) return
    const question = questions.get(id)
    if (!question) tell(path, 'the id of a question', id)
    else if (isDivisor && question.min < 1) tell(path, 'a question whose min is at least 1: it divides', id)
  }
  const wantOne = (
    path: string,
    { product, choice }: { product?: string | undefined; choice?: string | undefined },
  ) => {
    if ((product === undefined) === (choice === undefined)) tell(path, 'either a product or a choice', product)
    if (choice !== undefined && !choices.has(choice)) tell(`${path}.choice`, 'the id of a choice', choice)
  }
  const add = (path: string, id: string) => {
    if (known.has(id)) tell(`${path}.id`, 'an id that no question, door or rule before it has', id)
    known.add(id)
  }
  itemsOf(sizing?.doors).forEach((doors, index) => {
    const path = `doors[${index}]`
    want(`${path}.of`, doors.of, false)
    want(`${path}.in`, doors.in, true)
    want(`${path}.floors`, doors.floors, true)
    itemsOf(doors.items).forEach((item, at) => {
      wantOne(`${path}.items[${at}]`, item)
      want(`${path}.items[${at}].of`, item.of, false)
    })
    add(path, doors.id)
  })
  const rules = new Set(itemsOf(sizing?.room).map(({ id }) => id))
  itemsOf(sizing?.room).forEach((rule, index) => {
    const path = `room[${index}]`
    wantOne(path, rule)
    itemsOf(rule.of).forEach(({ id }, at) => {
      if (!known.has(id)) tell(`${path}.of[${at}].id`, 'the id of a question, of doors or of a rule before it', id)
    })
    want(`${path}.inEach`, rule.inEach, true)
    want(`${path}.when.question`, rule.when?.question, false)
    if (rule.per !== undefined && rule.gives !== undefined) tell(path, 'either per or gives', rule.gives)
    const counted = itemsOf(rule.of)
    const isOne = counted.length < 2 && !counted.some(({ id, times }) => rules.has(id) || times !== undefined)
    const isServed = rule.per !== undefined || rule.gives !== undefined || rule.wants !== undefined
    if ((isServed || !isOne) && rule.unit === undefined)
      tell(`${path}.unit`, 'the name of the counted things', undefined)
    if (isServed && counted.length === 0) tell(`${path}.of`, 'the counted things', undefined)
    add(path, rule.id)
  })
  return faults.length > 0 ? new ValidationError(faults) : true
}
