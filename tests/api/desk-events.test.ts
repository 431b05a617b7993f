import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { hashToken } from '../../src/server/tokens.ts'
import { startProcess, stop } from '../start-process.ts'
import { tempFolder } from '../temp-folder.ts'
import { createDatabase, DATABASES } from './databases.ts'
import { newStaff, sendRequest, type Staff } from './desk.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import { type Api, callApi, startApi } from './start-api.ts'

/** Streams are closed when their test ends, which closing the server would wait for otherwise. */
async function open(url: string, { token }: Pick<Staff, 'token'>, since?: string): Promise<EventStream> {
  const stream = await openEventStream(url, token, since)
  onTestFinished(() => stream.close())
  return stream
}

describe.each(DATABASES.filter(({ isHere }) => isHere))('on the $kind database', ({ kind }) => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(kind)
  })
  afterAll(() => api.close())

  test('twenty open desks hear of a new request within two seconds, and of each change of it', async () => {
    const staff = await Promise.all(Array.from({ length: 20 }, () => newStaff(api, 'editor')))
    const streams = await Promise.all(staff.map((each) => open(api.url, each)))
    await Promise.all(streams.map(({ waitFor }) => waitFor('ready')))
    const number = await sendRequest(api)
    const startedAt = performance.now()
    const events = await Promise.all(streams.map(({ waitFor }) => waitFor(number)))
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    for (const { event, data, id } of events)
      expect([event, data, id]).toMatchObject([
        'request',
        { number, version: 1, state: 'new', isNew: true, kind: 'quotation' },
        String(Date.parse(String(data.changedAt))),
      ])
    await staff[0]?.ask(`/desk/requests/${number}`, { method: 'PATCH', body: { version: 1, state: 'quoted' } })
    await expect
      .poll(
        () => streams.every((each) => each.events.some(({ data }) => data.number === number && data.version === 2)),
        { timeout: 5_000 },
      )
      .toBe(true)
    expect(streams[0]?.events.filter(({ data }) => data.number === number)).toHaveLength(2)
    expect(JSON.stringify(events)).not.toMatch(/lin@example|林小姐/)
  })

  test('a desk receives the events that it missed when it connects again', async () => {
    const viewer = await newStaff(api, 'viewer')
    const first = await open(api.url, viewer)
    const known = String((await first.waitFor('ready')).data.since)
    first.close()
    const number = await sendRequest(api)
    const again = await open(api.url, viewer, known)
    await again.waitFor(number)
    const fresh = await open(api.url, viewer)
    await fresh.waitFor('ready')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(fresh.events.some(({ data }) => data.number === number)).toBe(false)
    expect(
      (
        await api.call('/api/desk/events?since=yesterday&lang=en', {
          headers: { authorization: `Bearer ${viewer.token}` },
        })
      ).status,
    ).toBe(400)
  })

  test('a stream ends when its login does: by logout, expiry, extension or removal of the account', async () => {
    const bearing = ({ token }: Staff, method: string) => ({ method, headers: { authorization: `Bearer ${token}` } })
    const { database } = api.services
    const ways: ((staff: Staff) => Promise<unknown>)[] = [
      (staff) => api.call('/api/users/logout', bearing(staff, 'DELETE')),
      (staff) => api.call('/api/users/extend', bearing(staff, 'PATCH')),
      (staff) => api.call('/api/users/sessions', bearing(staff, 'DELETE')),
      (staff) =>
        database
          .updateTable('sessions')
          .set({ expires_at: Date.now() - 1 })
          .where('token_hash', '=', hashToken(staff.token))
          .execute(),
      (staff) => database.deleteFrom('accounts').where('account', '=', staff.account).execute(),
    ]
    await Promise.all(
      ways.map(async (end) => {
        const staff = await newStaff(api, 'viewer')
        const stream = await open(api.url, staff)
        await stream.waitFor('ready')
        await end(staff)
        await stream.ended
        expect(stream.events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'expired' } })
      }),
    )
  })

  test('one account cannot open more than ten streams, and a closed one makes room', async () => {
    const viewer = await newStaff(api, 'viewer')
    const streams = await Promise.all(Array.from({ length: 10 }, () => open(api.url, viewer)))
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const refused = await viewer.ask('/desk/events')
    expect([refused.status, refused.body.message, Number(refused.headers.get('retry-after'))]).toEqual([
      429,
      'Too many pages are open at once. Please close some and try again',
      30,
    ])
    streams[0]?.close()
    let again = await open(api.url, viewer)
    for (; again.status !== 200; again = await open(api.url, viewer)) await wait(100)
    await again.waitFor('ready')
  })

  test('asking for the head of the stream takes no room', async () => {
    const viewer = await newStaff(api, 'viewer')
    const init = { method: 'HEAD', headers: { authorization: `Bearer ${viewer.token}` } }
    for (let count = 0; count < 10; count += 1)
      expect((await fetch(`${api.url}/api/desk/events`, init)).status).toBe(404)
    expect((await open(api.url, viewer)).status).toBe(200)
  })

  test('a thousand changes at once reach a desk that was away, and cut it off from nothing', async () => {
    const editor = await newStaff(api, 'editor')
    const now = Date.now()
    const numbers = Array.from({ length: 1000 }, (_, index) => `261124-${String(index).padStart(8, '0')}`)
    const longest = { state: 'in_progress', person: 'x'.repeat(64), type: 'partnership', changed_at: now } as const
    const texts = { name: '', phone: '', email: '', company: '', subject: '', details: '', locale: 'EN' } as const
    for (let start = 0; start < numbers.length; start += 100)
      await api.services.database
        .insertInto('requests')
        .values(
          numbers.slice(start, start + 100).map((id) => {
            const unset = {
              idempotency_key: null,
              content_hash: null,
              suspicion: null,
              forgetting_at: null,
              forgotten_at: null,
            }
            return { id, received_at: now, version: 9999, ...texts, ...longest, ...unset }
          }),
        )
        .execute()
    const stream = await open(api.url, editor, String(now - 1))
    await stream.waitFor(numbers.at(-1) ?? '')
    const heard = new Set(stream.events.map(({ data }) => data.number))
    expect(numbers.filter((number) => !heard.has(number))).toEqual([])
  })

  test('a server that closes ends its streams at once', async () => {
    const other = await startApi(kind)
    const stream = await open(other.url, await newStaff(other, 'viewer'))
    await stream.waitFor('ready')
    const startedAt = performance.now()
    await other.close()
    await stream.ended
    expect(performance.now() - startedAt).toBeLessThan(3_000)
    expect(stream.events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'closing' } })
  })
})

test.skipIf(inject('postgresUrl') === '')(
  'of two processes on one PostgreSQL each tells what the other has stored',
  async () => {
    const env = { DATABASE_URL: (await createDatabase('postgres')) ?? '', DATA_DIR: tempFolder(), TRUST_PROXY: '1' }
    const [one, other] = await Promise.all([startProcess('api.ts', env), startProcess('api.ts', env)])
    const helper = await startApi('postgres', { databaseUrl: env.DATABASE_URL })
    const editor = await newStaff(helper, 'editor')
    const colleague = await newStaff(helper, 'editor')
    await helper.close()
    const streams = [await open(one.url, editor), await open(other.url, editor)]
    await Promise.all(streams.map(({ waitFor }) => waitFor('ready')))
    const number = await sendRequest(one)
    for (const { waitFor } of streams) expect((await waitFor(number)).data).toMatchObject({ version: 1, isNew: true })

    // Both save at once, each at another process.
    const body = { version: 1, state: 'quoted', lang: 'en' }
    const saved = await Promise.all(
      [
        [one.url, editor, { ...body, state: 'quoted' }],
        [other.url, colleague, { ...body, state: 'closed' }],
      ].map(([url, by, change]) =>
        (by as Staff).ask(`/desk/requests/${number}`, { method: 'PATCH', body: change as object, url: url as string }),
      ),
    )
    expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    for (const { events } of streams)
      await expect.poll(() => events.some(({ data }) => data.version === 2), { timeout: 5_000 }).toBe(true)

    // A logout at one process ends the stream at the other.
    await callApi(`${one.url}/api/users/logout`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${editor.token}` },
    })
    await Promise.all(streams.map(({ ended }) => ended))
    for (const { events } of streams) expect(events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'expired' } })
    const left = await open(one.url, colleague)
    await left.waitFor('ready')
    const startedAt = performance.now()
    expect(await Promise.all([stop(one.child), stop(other.child)])).toEqual([0, 0])
    expect(performance.now() - startedAt).toBeLessThan(9_000)
    await left.ended
    expect(left.events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'closing' } })
  },
)
