import { expect, test } from 'vitest'
import { CSAF_METADATA_PATH } from '../../src/build/advisories.ts'
import { catalogue } from '../e2e/catalogue.ts'
import { findCsafFaults } from '../find-csaf-faults.ts'
import { readSite } from './read-site.ts'

const site = readSite()
const FOLDER = CSAF_METADATA_PATH.slice(0, CSAF_METADATA_PATH.lastIndexOf('/') + 1)
const advisories = site.files.has(CSAF_METADATA_PATH) ? site.textOf(`${FOLDER}index.txt`).trim().split('\n') : []

test('each advisory that the firmware names is a valid CSAF document', async () => {
  const named = catalogue.snapshot.firmware.flatMap(({ releases }) =>
    releases.flatMap(({ security }) => security.flatMap(({ advisory }) => advisory ?? [])),
  )
  const ids: string[] = []
  for (const path of advisories) {
    const text = site.textOf(FOLDER + path)
    expect(await findCsafFaults(text), path).toEqual([])
    ids.push(JSON.parse(text).document.tracking.id)
  }
  expect(new Set(ids)).toEqual(new Set(named))
})

test('security.txt leads to the advisories, if there are any', () => {
  const text = site.textOf('/.well-known/security.txt')
  expect(/^CSAF: .*provider-metadata\.json$/m.test(text)).toBe(advisories.length > 0)
})
