import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createHash, randomUUID } from 'node:crypto'
import { pdf } from '../api/forms.ts'
import { postContact } from '../faults/support/post-contact.ts'
import type { Site } from '../faults/support/start-site.ts'
import { incomingFiles, readStoredData } from '../faults/support/read-stored-data.ts'

/** Time until the server has noticed closed connections. */
const SETTLE_MS = 8_000

/**
 * Checks an idle site and returns its errors: a request with a file is stored with it, all acknowledged requests are
 * stored, no temporary file is left. Removes such files, so that the next check finds new ones only.
 */
export async function checkSite(site: Site, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const faults: string[] = []
  const content = pdf(randomUUID())
  const { status, id } = await postContact(site.url, { files: [{ name: 'plan.pdf', content }], key: randomUUID() })
  if (status !== 201) faults.push(`a request with a file was answered ${status}`)
  const end = Date.now() + SETTLE_MS
  while (incomingFiles(site.env).length > 0 && Date.now() < end) await wait(50)
  const kept = await readStoredData(site.env)
  const hash = createHash('sha256').update(content).digest('hex')
  if (status === 201 && kept.hashes.get(id)?.join() !== hash) faults.push('a request is not stored with its file')
  const lost = [...acknowledged].filter((known) => !kept.ids.has(known))
  if (lost.length > 0) faults.push(`${lost.length} acknowledged requests are not stored`)
  if (kept.repeatedKeys.length > 0) faults.push(`${kept.repeatedKeys.length} keys have two requests`)
  if (kept.broken.length > 0) faults.push(`${kept.broken.length} attachments are not there as they were sent`)
  if (kept.incoming.length > 0) faults.push(`${kept.incoming.length} files are left in incoming/`)
  if (kept.orphans.length > 0) faults.push(`${kept.orphans.length} files are left in attachments/`)
  return faults
}

/** Returns the memory of a process in megabytes. */
export function memoryOf({ child }: Site): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
