import { expect, vi } from 'vitest'
import { pdf } from '../../api/forms.ts'
import { postContact } from './post-contact.ts'
import type { Site } from './start-site.ts'
import { incomingFiles, readStoredData } from './read-stored-data.ts'

const SETTLE_MS = 15_000

/**
 * Expects that a site is running and accepts the next request, that all acknowledged requests are stored with their
 * files, and that no temporary file is left.
 */
export async function expectAllWell(site: Site, acknowledged: Iterable<string>): Promise<void> {
  expect(site.isAlive(), site.log()).toBe(true)
  // An uncaught error is logged as fatal, and is a failure even if the process continues.
  expect(site.log()).not.toContain('"level":60')
  const next = await postContact(site.url, { files: [{ name: 'next.pdf', content: pdf(Math.random().toString()) }] })
  expect([next.status, next.message]).toEqual([201, ''])
  await vi.waitFor(() => expect(incomingFiles(site.env), 'in incoming/').toEqual([]), SETTLE_MS)
  const { ids, repeatedKeys, broken, orphans } = await readStoredData(site.env)
  const lost = [...acknowledged, next.id].filter((id) => !ids.has(id))
  expect({ lost, repeatedKeys, broken, orphans }).toEqual({ lost: [], repeatedKeys: [], broken: [], orphans: [] })
}

/** Expects that the log contains this error code, at most once per failure, and no personal data. */
export function expectLogged(site: Site, code: string | RegExp): void {
  const log = site.log()
  expect(log).toMatch(code)
  for (const personal of ['lin@example.com', '0912-345-678', '林小姐', 'Twelve door stations'])
    expect(log).not.toContain(personal)
}
