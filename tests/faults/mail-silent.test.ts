import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pdf } from '../api/forms.ts'
import { createClock } from './support/clock.ts'
import { expectAllWell } from './support/expect-all-well.ts'
import { startFaultyMailServer } from './support/faulty-mail-server.ts'
import { newEnvironment } from './support/new-environment.ts'
import { postContact } from './support/post-contact.ts'
import { query } from './support/query.ts'
import { startSite } from './support/start-site.ts'

const POSTS = 3
const ANSWER_MS = 8_000
const TRIED_MS = 45_000
/** Mails are retried after half a minute, then after a minute. */
const LATER_MS = 10 * 60_000
/** The outbox is polled every five seconds. */
const NEXT_LOOK_MS = 6_000
const MOST_TRIES = 4

test.each([
  ['takes connections and says nothing', 'silent'],
  ['refuses connections', 'refuses'],
  ['hangs up while it is sent a mail', 'hangs-up'],
] as const)(
  'when the mail server %s, requests are taken at once and mails are sent later, once',
  async (_what, mode) => {
    const mailServer = await startFaultyMailServer()
    mailServer.be(mode)
    const clock = createClock()
    const env = {
      ...(await newEnvironment('embedded')),
      ...clock.env,
      SMTP_URL: mailServer.url,
      CONTACT_TO: 'desk@lintel.example',
    }
    const site = await startSite(env, onTestFinished)
    const posts = await Promise.all(
      Array.from({ length: POSTS }, (_, turn) =>
        postContact(site.url, { files: [{ name: 'a.pdf', content: pdf(String(turn)) }] }),
      ),
    )
    expect(posts.map(({ status }) => status)).toEqual(posts.map(() => 201))
    expect(Math.max(...posts.map(({ ms }) => ms))).toBeLessThan(ANSWER_MS)
    const tried = 'select count(*) as count from outbox where attempts > 0 and claimed_until = 0'
    await vi.waitFor(async () => expect(Number((await query(env, tried))[0]?.count)).toBeGreaterThan(0), {
      timeout: TRIED_MS,
      interval: 250,
    })
    expect(mailServer.mails).toEqual([])

    mailServer.be('works')
    // A mail that was being sent fails once more.
    for (let turn = 1; mailServer.mails.length < 2 * POSTS && turn <= MOST_TRIES; turn += 1) {
      await clock.shiftBy(turn * LATER_MS)
      await wait(NEXT_LOOK_MS)
    }
    await wait(NEXT_LOOK_MS)
    expect(mailServer.mails).toHaveLength(2 * POSTS)
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(2 * POSTS)
    const unsent = 'select count(*) as count from outbox where sent_at is null'
    expect(Number((await query(env, unsent))[0]?.count)).toBe(0)
    expect(site.log()).not.toContain('lin@example.com')
    await expectAllWell(
      site,
      posts.map(({ id }) => id),
    )
  },
)
