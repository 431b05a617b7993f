import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { DATABASES } from '../../api/databases.ts'
import { pdf } from '../../api/forms.ts'
import { createClock } from '../support/clock.ts'
import { expectAllWell } from '../support/expect-all-well.ts'
import { newEnvironment } from '../support/new-environment.ts'
import { postContact } from '../support/post-contact.ts'
import { query } from '../support/query.ts'
import { startSite } from '../support/start-site.ts'
import { attachmentPath } from '../support/read-stored-data.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

test.each(DATABASES)(
  'files of requests stay when the clock jumps ahead by a year and back ($kind)',
  async ({ kind }) => {
    const clock = createClock()
    const env = { ...(await newEnvironment(kind)), ...clock.env }
    const site = await startSite(env, onTestFinished)
    const posts = []
    for (const offset of [0, YEAR_MS, 0, -YEAR_MS, 0]) {
      await clock.shiftBy(offset)
      posts.push(await postContact(site.url, { files: [{ name: 'a.pdf', content: pdf(`at ${posts.length}`) }] }))
      // Each start runs the housekeeping by its own clock.
      const again = await startSite(env, onTestFinished)
      expect(again.isAlive()).toBe(true)
      again.child.kill('SIGTERM')
    }
    expect(posts.map(({ status }) => status)).toEqual(posts.map(() => 201))
    const rows = await query(env, 'select hash from attachments')
    expect(rows.map(({ hash }) => existsSync(attachmentPath(env, String(hash))))).toEqual(posts.map(() => true))
    await expectAllWell(
      site,
      posts.map(({ id }) => id),
    )
  },
)
