import type { InferType } from 'yup'
import {
  day,
  itemsOf,
  listOf,
  localisedText,
  oneOf,
  plainText,
  record,
  referencesTo,
  referenceTo,
  slug,
} from './fields.ts'

/** How much harm a fault of security can do, the least first; as our advisories grade it. */
export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const

/** Two to four numbers: `4.1.2`. */
const VERSION = /^\d+(?:\.\d+){1,3}$/
/** Year and number: `PSA-2025-01`. */
const ADVISORY = /^PSA-\d{4}-\d{2}$/

const fixSchema = record({
  /** The former fault, and its correction. */
  text: localisedText(160),
  severity: oneOf(SEVERITIES),
  /** The number of our own advisory, where there is one. */
  advisory: plainText(12).matches(ADVISORY, 'the number of an advisory, PSA-2025-01').optional().default(undefined),
})

const releaseSchema = record({
  version: plainText(20).matches(VERSION, 'two to four numbers with points between, 4.1.2'),
  releasedOn: day(),
  /** Those of the family that it is for; all of them by default. */
  products: referencesTo('product').min(1, 'at least one product').optional().default(undefined),
  /** The new features. */
  added: listOf(localisedText(160), 'a list of what is new'),
  /** The fixed faults. */
  fixed: listOf(localisedText(160), 'a list of what is fixed'),
  security: listOf(fixSchema, 'a list of security fixes'),
  /** Notes for updating. */
  updating: localisedText(200).optional().default(undefined),
  /** The news item that announces it. */
  news: referenceTo('news').optional().default(undefined),
}).test('content', 'something that is new, fixed or secured', ({ added, fixed, security }) => {
  return itemsOf(added).length + itemsOf(fixed).length + itemsOf(security).length > 0
})
export type Release = InferType<typeof releaseSchema>

/** Facts of a device with software that the Cyber Resilience Act asks of its maker (annex II, 4 and 8). */
const lifecycleSchema = record({
  /** The purpose that it is made for, and its limits. */
  use: localisedText(160),
  /** How it is made secure when it is put into service. */
  setup: localisedText(240),
  /** How data and keys are removed before it leaves the site, without harm to those who stay. */
  removal: localisedText(240),
  /** Address of the declaration of conformity. */
  declaration: plainText(200)
    .matches(/^https:\/\/\S+$/, 'an https address')
    .optional()
    .default(undefined),
})

/** Products that run the same firmware, and its versions, the oldest first. */
const familySchema = record({
  /** Part of the address of its release notes, /downloads/firmware/<id>. */
  id: slug(),
  name: localisedText(30),
  products: referencesTo('product').min(1, 'at least one product'),
  releases: listOf(releaseSchema, 'a list of releases').min(1, 'at least one release'),
  lifecycle: lifecycleSchema.optional().default(undefined),
}).test('order', function checkOrder({ releases }) {
  const list = itemsOf(releases)
  for (const [index, { version, releasedOn }] of list.entries()) {
    const before = list[index - 1]
    // Rules across fields also run for invalid records.
    if (typeof version !== 'string' || typeof before?.version !== 'string') continue
    const fault = (field: 'version' | 'releasedOn', value: string, message: string) =>
      this.createError({ path: `${this.path}.releases[${index}].${field}`, message, params: { value } })
    if (compareVersions(version, before.version) <= 0)
      return fault('version', version, `a version above ${before.version}, which stands before it`)
    if (releasedOn <= before.releasedOn)
      return fault('releasedOn', releasedOn, `a day after ${before.releasedOn}, that of ${before.version}`)
  }
  return true
})

/** Release notes of firmware (`data/firmware.json`). */
export const firmwareSchema = listOf(familySchema, 'a list of families of firmware')
export type FirmwareFamily = InferType<typeof familySchema>

/**
 * Compares versions number by number; a missing number is 0.
 * @example compareVersions('2.10', '2.9.1') // 1
 */
export function compareVersions(one: string, other: string): number {
  const [own, others] = [one, other].map((version) => version.split('.').map(Number))
  for (let place = 0; place < Math.max(own?.length ?? 0, others?.length ?? 0); place += 1) {
    const difference = (own?.[place] ?? 0) - (others?.[place] ?? 0)
    if (difference !== 0) return Math.sign(difference)
  }
  return 0
}
