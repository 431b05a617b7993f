import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthsBefore, retireRequests } from '../../src/server/desk/retire-requests.ts'
import { createDatabase, DATABASES } from './databases.ts'
import { listIn, newStaff, sendRequest, type Shown, shownIn, type Staff } from './desk.ts'
import { pdf } from './forms.ts'
import { type Api, startApi } from './start-api.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const PERSON = {
  name: 'Gone Person',
  email: 'gone@example.com',
  company: 'Gone Ltd',
  subject: 'Gone subject',
  details: 'Gone details',
}

describe.each(DATABASES.filter(({ isHere }) => isHere))('on the $kind database', ({ kind }) => {
  let api: Api
  let admin: Staff
  let editor: Staff
  beforeAll(async () => {
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', to: 'desk@lintel.example', from: 'site@lintel.example' }
    api = await startApi(kind, { mail })
    ;[admin, editor] = [await newStaff(api, 'admin'), await newStaff(api, 'editor')]
  })
  afterAll(() => api.close())

  const show = async (number: string) => shownIn(await editor.ask(`/desk/requests/${number}`))
  const erase = (number: string, reason = 'asked for by phone') =>
    admin.ask(`/desk/requests/${number}/erasure`, { body: { reason } })
  const age = (number: string, months: number) =>
    api.services.database
      .updateTable('requests')
      .set({ received_at: monthsBefore(Date.now(), months) - 60_000, changed_at: Date.now() - 2 * DAY_MS })
      .where('id', '=', number)
      .execute()
  /** Everything that the database has, as text. */
  const dump = async () => {
    const { database } = api.services
    const tables = ['requests', 'request_search', 'history', 'answers', 'attachments', 'outbox', 'jobs'] as const
    return JSON.stringify(await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute())))
  }
  /** A request with a file, a note and an answer, all of which name the person. */
  const sendPerson = async (person = PERSON, text = 'plan of Gone Person') => {
    const number = await sendRequest(api, person, [{ name: 'Gone Person.pdf', content: pdf(text) }])
    await editor.ask(`/desk/requests/${number}/attachments/0`)
    await editor.ask(`/desk/requests/${number}/notes`, { body: { key: randomUUID(), text: 'Gone Person called' } })
    const answer = { key: randomUUID(), version: 2, language: 'en', subject: 'Re: Gone', text: 'Dear Gone Person' }
    expect((await editor.ask(`/desk/requests/${number}/answers`, { body: answer })).status).toBe(201)
    return number
  }

  test('an attachment is a download that no browser shows, only with a token, and noted in the history', async () => {
    const content = pdf('<script>alert(1)</script>')
    const number = await sendRequest(api, {}, [{ name: "平面圖 (1)'.pdf", content }])
    const path = `/api/desk/requests/${number}/attachments/0`
    const viewer = await newStaff(api, 'viewer')
    const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${viewer.token}` } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="___ _1__.pdf"; filename*=UTF-8''${encodeURIComponent('平面圖 ')}%281%29%27.pdf`,
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; sandbox/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
    expect((await show(number)).history.find((entry) => entry.kind === 'downloaded')).toMatchObject({
      account: viewer.account,
      text: "平面圖 (1)'.pdf",
    })
    const elsewhere = await startApi('embedded')
    const stranger = await newStaff(elsewhere, 'viewer')
    await elsewhere.close()
    for (const token of [undefined, '', stranger.token, 'x'.repeat(43)]) {
      const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` }
      for (const query of ['', `?token=${viewer.token}`, `?authorization=Bearer%20${viewer.token}`])
        expect((await fetch(api.url + path + query, { headers })).status).toBe(401)
    }
    for (const guess of ['1', '99', '-1', '..%2f0', 'a'])
      expect((await viewer.ask(`/desk/requests/${number}/attachments/${guess}`)).status).toBeOneOf([400, 404])
    const hash = (
      await api.services.database.selectFrom('attachments').select('hash').where('request_id', '=', number).execute()
    )[0]?.hash
    for (const guess of [`/api/attachments/${hash}`, `/attachments/${hash}`, `/api/desk/attachments/${hash}`])
      expect((await fetch(api.url + guess, { headers: { authorization: `Bearer ${viewer.token}` } })).status).toBe(404)
  })

  test('an erasure leaves nothing of the person in the database, and says who erased it and why', async () => {
    const number = await sendPerson()
    expect(await dump()).toContain('Gone')
    const { status, body } = await erase(number)
    expect([status, body.result]).toMatchObject([200, { request: { erased: 'yes', state: 'closed', attachments: [] } }])
    expect(await dump()).not.toMatch(/gone/i)
    const shown = await show(number)
    expect(shown.history.find((entry) => entry.kind === 'erased')).toMatchObject({
      account: admin.account,
      text: 'asked for by phone',
    })
    expect(shown.history.find((entry) => entry.kind === 'note')).toMatchObject({ account: editor.account, text: '' })
    expect(listIn(await editor.ask('/desk/requests?q=gone')).numbers).toEqual([])
    expect(listIn(await editor.ask(`/desk/requests?q=${number}`)).numbers).toEqual([number])
    for (const [path, change] of [
      [`/desk/requests/${number}/notes`, { key: randomUUID(), text: 'x' }],
      [
        `/desk/requests/${number}/answers`,
        { key: randomUUID(), version: shown.version, language: 'en', subject: 'x', text: 'x' },
      ],
    ] as const)
      expect((await editor.ask(path, { body: change })).status).toBe(409)
    expect((await editor.ask(`/desk/requests/${number}/attachments/0`)).status).toBe(404)
    expect((await erase(number)).status).toBe(200)
    expect((await show(number)).history.filter((entry) => entry.kind === 'erased')).toHaveLength(1)
  })

  test('an erasure needs a reason, and one whose files cannot be removed is pending until they can', async () => {
    const number = await sendPerson(PERSON, 'stubborn')
    const refused = await erase(number, ' x ')
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { reason: 'Please give a reason of at least 3 characters' },
    ])
    const { remove } = api.services.attachments
    api.services.attachments.remove = () => Promise.reject(new Error('read-only'))
    expect([(await erase(number)).status, (await show(number)).erased]).toEqual([202, 'pending'])
    api.services.attachments.remove = remove
    expect([(await erase(number)).status, (await show(number)).erased]).toEqual([200, 'yes'])
  })

  test('an export has all that is stored about an address, and nothing of others', async () => {
    const person = { ...PERSON, email: `Export-${randomUUID()}@Example.com` }
    const number = await sendPerson(person, 'exported')
    const other = await sendRequest(api, { email: `x${person.email}` })
    const { status, body } = await admin.ask('/desk/export', { body: { email: person.email.toLowerCase() } })
    expect(status).toBe(200)
    const exported = (body.result as { export: { requests: Shown[] } }).export
    expect(exported.requests).toHaveLength(1)
    expect(exported.requests[0]).toMatchObject({
      number,
      ...person,
      phone: '0912-345-678',
      attachments: [{ name: 'Gone Person.pdf', path: `/api/desk/requests/${number}/attachments/0` }],
      mails: expect.arrayContaining([expect.objectContaining({ kind: 'receipt' })]) as object[],
    })
    const kinds = exported.requests[0]?.history.map((entry) => entry.kind)
    for (const each of ['received', 'note', 'answer', 'downloaded', 'exported']) expect(kinds).toContain(each)
    expect(JSON.stringify(exported)).not.toContain(other)
    expect((await show(number)).history.at(-1)).toMatchObject({ kind: 'viewed' })
    expect((await admin.ask('/desk/export', { body: { email: 'not an address' } })).status).toBe(422)
  })

  test('an export does not mind the case of any letter', async () => {
    const name = randomUUID()
    const number = await sendRequest(api, { email: `Zoë.ÉMILE-${name}@Müller.example` })
    await sendRequest(api, { email: `x.zoë.émile-${name}@müller.example` })
    for (const email of [`zoë.émile-${name}@müller.example`, `ZOË.ÉMILE-${name.toUpperCase()}@MÜLLER.EXAMPLE`]) {
      const { body } = await admin.ask('/desk/export', { body: { email } })
      const { requests } = (body.result as { export: { requests: Shown[] } }).export
      expect(requests.map((request) => request.number)).toEqual([number])
    }
  })

  test('old closed and unwanted requests are anonymised, younger and open ones are not', async () => {
    const sent = async (months: number, state: string) => {
      const number = await sendRequest(api, { ...PERSON, subject: `${months} ${state}` })
      await editor.ask(`/desk/requests/${number}`, { method: 'PATCH', body: { version: 1, state } })
      await age(number, months)
      return number
    }
    const [closed, unwanted] = [await sent(24, 'closed'), await sent(30, 'unwanted')]
    const young = await sent(23, 'closed')
    const open = [await sent(34, 'new'), await sent(35, 'in_progress'), await sent(36, 'quoted')]
    const before = (await admin.ask('/desk/retention')).body.result
    expect(before).toMatchObject({ retention: { months: 24, due: 2, open: 3 } })
    const { body } = await admin.ask('/desk/retention', { body: {} })
    expect(body.result).toMatchObject({ anonymised: 2, retention: { due: 0, open: 3, lastRun: { anonymised: 2 } } })
    const again = await admin.ask('/desk/retention', { method: 'POST' })
    expect(again.body.result).toMatchObject({ anonymised: 0, retention: { lastRun: { anonymised: 2 } } })
    for (const number of [closed, unwanted]) {
      const shown = await show(number)
      expect(shown).toMatchObject({ erased: 'yes', subject: '', name: '' })
      expect(shown.history.find((entry) => entry.kind === 'anonymised')).toMatchObject({ account: null })
    }
    for (const number of [young, ...open]) expect(await show(number)).toMatchObject({ erased: 'no', name: PERSON.name })
    const line = api.log.find((each) => each.includes('requests were anonymised'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ job: 'retention', months: 24, anonymised: 2, unfinished: 0 })
  })

  test('a request that was closed just now, is answered, or is opened again meanwhile, is not anonymised', async () => {
    const sent = async (subject: string) => {
      const number = await sendRequest(api, { ...PERSON, subject }, [{ name: 'plan.pdf', content: pdf(subject) }])
      await editor.ask(`/desk/requests/${number}`, { method: 'PATCH', body: { version: 1, state: 'closed' } })
      return number
    }
    const { database, attachments } = api.services
    const byMistake = await sent('closed by mistake')
    await age(byMistake, 30)
    await database.updateTable('requests').set({ changed_at: Date.now() }).where('id', '=', byMistake).execute()
    const answered = await sent('an answer that is not sent yet')
    const answer = { key: randomUUID(), version: 2, language: 'en', subject: 'Re: it', text: 'Here it is.' }
    expect((await editor.ask(`/desk/requests/${answered}/answers`, { body: answer })).status).toBe(201)
    await age(answered, 30)
    const [first, opened] = [await sent('closed for long'), await sent('opened again')]
    await age(first, 32)
    await age(opened, 31)
    const open = () => editor.ask(`/desk/requests/${opened}`, { method: 'PATCH', body: { version: 2, state: 'new' } })
    const slow = {
      ...attachments,
      remove: async (hash: string) => {
        await open()
        await attachments.remove(hash)
      },
    }
    expect(await retireRequests({ ...api.services, attachments: slow, months: 24 })).toBe(1)
    for (const number of [byMistake, answered, opened]) expect(await show(number)).toMatchObject({ erased: 'no' })
    expect(await show(first)).toMatchObject({ erased: 'yes' })
  })

  test('no log line has personal data', () => {
    const log = api.log.join('')
    expect(log).toContain('/api/desk/requests/:number')
    expect(log).not.toMatch(/gone|lin@example|林小姐|asked for by phone/i)
    for (const { account, token } of [admin, editor])
      for (const secret of [account, token]) expect(log).not.toContain(secret)
  })
})

describe.each(DATABASES.filter(({ isHere }) => isHere))('two processes on one $kind database', ({ kind }) => {
  test('each old request is anonymised by one of them, with one entry of history', async () => {
    const databaseUrl = await createDatabase(kind)
    const one = await startApi(kind, { databaseUrl })
    const other = await startApi(kind, { databaseUrl, dataDir: one.dataDir })
    const numbers = await Promise.all(Array.from({ length: 9 }, () => sendRequest(one)))
    await one.services.database
      .updateTable('requests')
      .set({ state: 'closed', received_at: monthsBefore(Date.now(), 25), changed_at: 1 })
      .execute()
    const done = await Promise.all(
      [one, other].map(({ services }) => retireRequests({ ...services, months: services.retentionMonths })),
    )
    // The job at the start of each process may take some of them, and count them there.
    expect(done.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(numbers.length)
    const entries = await other.services.database.selectFrom('history').select(['request_id', 'kind']).execute()
    expect(entries.map(({ request_id }) => request_id).toSorted()).toEqual(numbers.toSorted())
    await Promise.all([one.close(), other.close()])
  })
})

test('months are counted in the calendar', () => {
  const of = (date: string, months: number) => new Date(monthsBefore(Date.parse(date), months)).toISOString()
  expect(of('2028-02-29T10:00:00.000Z', 24)).toBe('2026-02-28T10:00:00.000Z')
  expect(of('2026-03-31T10:00:00.000Z', 1)).toBe('2026-02-28T10:00:00.000Z')
  expect(of('2026-01-15T10:00:00.000Z', 1)).toBe('2025-12-15T10:00:00.000Z')
})
