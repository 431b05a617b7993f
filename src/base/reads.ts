/*
 * Notes which fields of records some code reads, without the code saying so. Records that are watched note each read in
 * the frame that is open; without a frame a read costs nothing but a look.
 */

/** Fields that were read: those of all records by `list.field`, fields of one by `list.index`. Plain data. */
export type Reads = { all: string[]; of: Record<string, string[]> }

/** Stands for all fields of a record: something listed them. */
export const EVERY_FIELD = '*'
/** A field that was read of more records counts as read of all. */
const MANY = 64
/** Full, so that nothing is added to it. */
const ALL: Set<number> = new Set(Array.from({ length: MANY }, (_, index) => index))

/** The places of the records whose field was read, by field. */
type Fields = Map<string, Set<number>>
type Frame = { lists: Map<string, Fields>; parts: Set<Frame> }

let open: Frame | undefined

/** Begins to note reads, and returns a function that ends it and says what was read. Frames may lie within each other. */
export function startReading(): () => Reads {
  const { frame, close } = openFrame()
  return () => {
    close()
    return listReads(frame)
  }
}

function openFrame(): { frame: Frame; close: () => void } {
  const outer = open
  const frame: Frame = { lists: new Map(), parts: new Set() }
  outer?.parts.add(frame)
  open = frame
  return { frame, close: () => (open = outer) }
}

/**
 * Returns a function that makes something once for an object and a name. Its reads count for everyone who asks; a cache
 * of another kind would hide them.
 */
export function remember<Made>(): (of: object, name: string, make: () => Made) => Made {
  const known = new WeakMap<object, Map<string, { made: Made; frame: Frame }>>()
  return (of, name, make) => {
    const named = known.get(of) ?? new Map<string, { made: Made; frame: Frame }>()
    known.set(of, named)
    const found = named.get(name)
    if (found) {
      open?.parts.add(found.frame)
      return found.made
    }
    const { frame, close } = openFrame()
    try {
      const made = make()
      named.set(name, { made, frame })
      return made
    } finally {
      close()
    }
  }
}

/** Returns a record that notes which of its fields are read; `index` is its place in its list. */
export function watchRecord<Item extends object>(record: Item, list: string, index: number): Item {
  const note = (field: string | symbol) => {
    if (open && typeof field === 'string') addRead(fieldsOf(open, list), field, index)
  }
  return new Proxy(record, {
    get: (target, field) => {
      note(field)
      return Reflect.get(target, field)
    },
    has: (target, field) => {
      note(field)
      return Reflect.has(target, field)
    },
    getOwnPropertyDescriptor: (target, field) => {
      note(field)
      return Reflect.getOwnPropertyDescriptor(target, field)
    },
    ownKeys: (target) => {
      note(EVERY_FIELD)
      return Reflect.ownKeys(target)
    },
  })
}

function fieldsOf({ lists }: Frame, list: string): Fields {
  const fields = lists.get(list) ?? new Map()
  lists.set(list, fields)
  return fields
}

function addRead(fields: Fields, field: string, index: number): void {
  const known = fields.get(field)
  if (!known) fields.set(field, new Set([index]))
  else if (known.size < MANY) known.add(index)
  else fields.set(field, ALL)
}

/** Adds up what was read in a frame and in all its parts. */
function listReads(frame: Frame): Reads {
  const sum: Frame = { lists: new Map(), parts: new Set() }
  const add = (each: Frame) => {
    if (sum.parts.has(each)) return
    sum.parts.add(each)
    for (const [list, fields] of each.lists)
      for (const [field, indices] of fields)
        if (indices === ALL) fieldsOf(sum, list).set(field, ALL)
        else for (const index of indices) addRead(fieldsOf(sum, list), field, index)
    for (const part of each.parts) add(part)
  }
  add(frame)
  const reads: Reads = { all: [], of: {} }
  for (const [list, fields] of sum.lists)
    for (const [field, indices] of fields)
      if (indices === ALL) reads.all.push(`${list}.${field}`)
      else for (const index of indices) (reads.of[`${list}.${index}`] ??= []).push(field)
  return reads
}
