import { join } from 'node:path'
import * as answers from '#vendor/claims/answers.ts'
import * as contact from '#vendor/claims/contact.ts'
import * as firmware from '#vendor/claims/firmware.ts'
import * as home from '#vendor/claims/home.ts'
import * as registration from '#vendor/claims/registration.ts'
import * as reply from '#vendor/claims/reply.ts'
import * as stories from '#vendor/claims/success-stories.ts'
import * as site from '#vendor/site.ts'
import { PALETTE } from '#vendor/site.ts'
import { REQUIRED_LOCALES } from '../../base/i18n/other-locales.ts'
import { VENDOR_FOLDER } from '../../base/vendor-folder.ts'
import type { Fault } from '../faults.ts'
import { findPaleColours } from './palette-contrast.ts'
import { PLACEHOLDER } from './placeholder.ts'

/** The modules of a vendor that hold its facts and sentences, by file. */
const MODULES: Readonly<Record<string, object>> = {
  'site.ts': site,
  'claims/answers.ts': answers,
  'claims/contact.ts': contact,
  'claims/firmware.ts': firmware,
  'claims/home.ts': home,
  'claims/registration.ts': registration,
  'claims/reply.ts': reply,
  'claims/success-stories.ts': stories,
}

/** Addresses that nobody has (RFC 2606), as `npm run new -- vendor` writes them. */
const NOBODYS = /(?<![\w.-])(?:www\.)?example\.(?:com|net|org)\b/

/**
 * Finds what a vendor has still to write into its modules: texts and addresses of `npm run new -- vendor`, texts in one
 * language only, and colours that cannot be read.
 */
export function checkVendor(
  modules: Readonly<Record<string, object>> = MODULES,
  palette: Readonly<Record<string, string>> = PALETTE,
): Fault[] {
  return [
    ...Object.entries(modules).flatMap(([file, values]) =>
      findUnwritten(values).map((fault) => ({ source: join(VENDOR_FOLDER, file), ...fault })),
    ),
    ...findPaleColours(palette).map(({ colour, value, expected }) => ({
      source: join(VENDOR_FOLDER, 'site.ts'),
      field: `PALETTE.${colour}`,
      value,
      expected,
    })),
  ]
}

function findUnwritten(value: unknown, field = ''): Omit<Fault, 'source'>[] {
  if (typeof value === 'object' && value !== null)
    return [
      ...listMissing(value).map((locale) => ({
        field: `${field}.${locale}`,
        value: undefined,
        expected: 'the text in this language',
      })),
      ...Object.entries(value).flatMap(([key, each]) => findUnwritten(each, field ? `${field}.${key}` : key)),
    ]
  if (typeof value !== 'string') return []
  if (Object.values(PLACEHOLDER).some((unwritten) => value.includes(unwritten)))
    return [{ field, value, expected: 'a text of your own' }]
  return NOBODYS.test(value) ? [{ field, value, expected: 'an address of your own' }] : []
}

/** Lists the languages that a text lacks; none of what is no text in a language. */
function listMissing(value: object): string[] {
  const texts: Readonly<Record<string, unknown>> = { ...value }
  return REQUIRED_LOCALES.some((locale) => typeof texts[locale] === 'string')
    ? REQUIRED_LOCALES.filter((locale) => texts[locale] === undefined)
    : []
}
