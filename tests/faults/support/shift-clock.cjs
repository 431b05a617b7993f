/*
 * Loaded into a process by NODE_OPTIONS: shifts its clock by the milliseconds that stand in the file that CLOCK_FILE names, looked
 * up every 20 ms, so that the clock jumps while the process runs. Timers are not shifted: they go by another clock.
 */
const { readFileSync } = require('node:fs')

const LOOK_MS = 20
const RealDate = Date
let offset = 0
let lookedAt = Number.NEGATIVE_INFINITY

function shifted() {
  const now = performance.now()
  if (now - lookedAt > LOOK_MS) {
    lookedAt = now
    offset = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0
  }
  return RealDate.now() + offset
}

globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(shifted())
    else super(...args)
  }

  static now() {
    return shifted()
  }
}
