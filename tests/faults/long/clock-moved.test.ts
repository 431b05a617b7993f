import { existsSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DATABASES } from '../../api/databases.ts'
import { pdf } from '../../api/forms.ts'
import { startMailServer } from '../../api/mail-server.ts'
import { createClock } from '../support/clock.ts'
import { expectAllWell } from '../support/expect-all-well.ts'
import { newEnvironment } from '../support/new-environment.ts'
import { postContact, someAddress } from '../support/post-contact.ts'
import { query } from '../support/query.ts'
import { runScript } from '../support/run-script.ts'
import { type Environment, startSite } from '../support/start-site.ts'
import { attachmentPath } from '../support/what-is-kept.ts'

const HOUR_S = 60 * 60
const DAY_MS = 24 * HOUR_S * 1000
const YEAR_MS = 365 * DAY_MS
const TOKEN_MS = 30 * 60 * 1000
const PASSWORD = 'a long enough password'

async function logIn(
  url: string,
  password: string,
  from: string,
): Promise<{ status: number; token: string; retryAfter: number }> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    body: JSON.stringify({ account: 'editor', password }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  })
  // The API's own response has this form.
  const { token = '' } = (await response.json()) as { token?: string }
  return { status: response.status, token, retryAfter: Number(response.headers.get('retry-after')) }
}

const profile = (url: string, token: string) =>
  fetch(`${url}/api/users/profile`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status)

async function start(kind: Parameters<typeof newEnvironment>[0], more: Record<string, string> = {}) {
  const clock = createClock()
  const env: Environment = { ...(await newEnvironment(kind)), ...clock.env, ...more }
  return { clock, env, site: await startSite(env, onTestFinished) }
}

test.each(DATABASES)('rate limits reached in the future do not last for a year ($kind)', async ({ kind }) => {
  const { clock, env, site } = await start(kind)
  expect((await runScript('user.ts', ['add', 'editor', '--role', 'editor'], env, `${PASSWORD}\n`)).code).toBe(0)
  const from = someAddress()
  await clock.shiftBy(YEAR_MS)
  const posts = []
  for (let turn = 0; turn < 11; turn += 1) posts.push(await postContact(site.url, { from }))
  expect(posts.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  for (let turn = 0; turn < 6; turn += 1) await logIn(site.url, 'wrong', from)
  await clock.shiftBy(0)
  const post = await postContact(site.url, { from })
  const login = await logIn(site.url, PASSWORD, from)
  expect([201, 429]).toContain(post.status)
  expect([200, 429]).toContain(login.status)
  for (const { retryAfter } of [post, login]) expect(retryAfter || 0).toBeLessThanOrEqual(HOUR_S)
  await clock.shiftBy((HOUR_S + 60) * 1000)
  expect((await postContact(site.url, { from })).status).toBe(201)
  expect((await logIn(site.url, PASSWORD, from)).status).toBe(200)
  await clock.shiftBy(0)
  await expectAllWell(
    site,
    posts.filter(({ status }) => status === 201).map(({ id }) => id),
  )
})

test.each(DATABASES)('a token from the future is valid for half an hour at most ($kind)', async ({ kind }) => {
  const { clock, env, site } = await start(kind)
  expect((await runScript('user.ts', ['add', 'editor', '--role', 'editor'], env, `${PASSWORD}\n`)).code).toBe(0)
  await clock.shiftBy(YEAR_MS)
  const { token } = await logIn(site.url, PASSWORD, someAddress())
  expect(await profile(site.url, token)).toBe(200)
  await clock.shiftBy(0)
  // It may be valid or expired now, but must be expired in an hour.
  expect([200, 401]).toContain(await profile(site.url, token))
  await clock.shiftBy(2 * TOKEN_MS)
  expect(await profile(site.url, token)).toBe(401)
  // Eight days later the session cannot be extended either.
  await clock.shiftBy(8 * DAY_MS)
  const extended = await fetch(`${site.url}/api/users/extend`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(extended.status).toBe(401)
  await clock.shiftBy(0)
  const today = await logIn(site.url, PASSWORD, someAddress())
  expect([today.status, await profile(site.url, today.token)]).toEqual([200, 200])
})

test.each(DATABASES)('mails postponed in the future are sent once the clock is right ($kind)', async ({ kind }) => {
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.close())
  mailServer.refuseWith(450)
  const { clock, env, site } = await start(kind, { SMTP_URL: mailServer.url, CONTACT_TO: 'desk@lintel.example' })
  await clock.shiftBy(YEAR_MS)
  const post = await postContact(site.url)
  expect(post.status).toBe(201)
  const put = 'select count(*) as count from outbox where attempts > 0 and claimed_until = 0'
  await vi.waitFor(async () => expect(Number((await query(env, put))[0]?.count)).toBe(2), {
    timeout: 20_000,
    interval: 250,
  })
  await clock.shiftBy(0)
  mailServer.refuseWith(undefined)
  await mailServer.waitFor(2).catch(() => clock.shiftBy(60_000).then(() => mailServer.waitFor(2)))
  expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(2)
  expect(mailServer.mails).toHaveLength(2)
})

test.each(DATABASES)(
  'files of requests stay when the clock jumps ahead by a year and back ($kind)',
  async ({ kind }) => {
    const { clock, env, site } = await start(kind)
    const posts = []
    for (const offset of [0, YEAR_MS, 0, -YEAR_MS, 0]) {
      await clock.shiftBy(offset)
      posts.push(await postContact(site.url, { files: [{ name: 'a.pdf', content: pdf(`at ${posts.length}`) }] }))
      // Each start runs the housekeeping by its own clock.
      const again = await startSite({ ...env }, onTestFinished)
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
