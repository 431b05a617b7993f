import { expect, vi } from 'vitest'
import { pdf } from '../../api/forms.ts'
import { postContact } from './post-contact.ts'
import type { Site } from './start-site.ts'
import { incomingFiles, whatIsKept } from './what-is-kept.ts'

const SETTLE_MS = 15_000

/**
 * Expects that a site lives and takes the next request, that all it acknowledged is stored with its files, and that nothing lies
 * about.
 */
export async function expectAllWell(site: Site, acknowledged: Iterable<string>): Promise<void> {
  expect(site.isAlive(), site.log()).toBe(true)
  // What nobody caught is logged as fatal, and is a fault though the process goes on.
  expect(site.log()).not.toContain('"level":60')
  const next = await postContact(site.url, { files: [{ name: 'next.pdf', content: pdf(Math.random().toString()) }] })
  expect([next.status, next.message]).toEqual([201, ''])
  await vi.waitFor(() => expect(incomingFiles(site.env), 'in incoming/').toEqual([]), SETTLE_MS)
  const { ids, repeatedKeys, broken, orphans } = await whatIsKept(site.env)
  const lost = [...acknowledged, next.id].filter((id) => !ids.has(id))
  expect({ lost, repeatedKeys, broken, orphans }).toEqual({ lost: [], repeatedKeys: [], broken: [], orphans: [] })
}

/** Expects that the log tells of failures by this code, once for each at most, and of nobody who wrote. */
export function expectLogged(site: Site, code: string | RegExp): void {
  const log = site.log()
  expect(log).toMatch(code)
  for (const personal of ['lin@example.com', '0912-345-678', '林小姐', 'Twelve door stations'])
    expect(log).not.toContain(personal)
}
