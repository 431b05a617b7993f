import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from './databases.ts'
import { listIn, newStaff, sendRequest, type Shown, shownIn, type Staff } from './desk.ts'
import { pdf } from './forms.ts'
import { type Answer, type Api, startApi } from './start-api.ts'

describe.each(DATABASES.filter(({ isHere }) => isHere))('on the $kind database', ({ kind }) => {
  let api: Api
  let viewer: Staff
  let editor: Staff
  let other: Staff
  beforeAll(async () => {
    api = await startApi(kind)
    ;[viewer, editor, other] = [
      await newStaff(api, 'viewer'),
      await newStaff(api, 'editor'),
      await newStaff(api, 'editor'),
    ]
  })
  afterAll(() => api.close())

  const show = async (number: string, by = viewer) => shownIn(await by.ask(`/desk/requests/${number}`))
  const change = (number: string, body: object, by = editor) =>
    by.ask(`/desk/requests/${number}`, { method: 'PATCH', body })
  const list = async (query: string, by = viewer) => listIn(await by.ask(`/desk/requests?${query}`))
  const changesOf = ({ history }: Shown) =>
    history
      .filter(({ version }) => version !== null)
      .map(({ kind, account, from, to, text }) => [kind, account, from, to, text])

  test('a request that comes in is new, with everything that was sent', async () => {
    const number = await sendRequest(api, { company: 'Lin Ltd' }, [{ name: 'plan.pdf', content: pdf('plan') }])
    expect(await show(number)).toMatchObject({
      number,
      version: 1,
      state: 'new',
      person: null,
      kind: 'quotation',
      language: 'en',
      name: '林小姐',
      company: 'Lin Ltd',
      email: 'lin@example.com',
      phone: '0912-345-678',
      details: 'For a building of 96 homes.\nTwo entrances.',
      attachments: [{ position: 0, name: 'plan.pdf', kind: 'pdf' }],
    })
  })

  test('a request that looks automatic is kept as unwanted, and listed only when asked for', async () => {
    const number = await sendRequest(api, { website: 'https://spam.example' })
    expect((await list('')).numbers).not.toContain(number)
    for (const query of ['state=unwanted', 'state=all']) expect((await list(query)).numbers).toContain(number)
    expect(await show(number)).toMatchObject({ state: 'unwanted', suspicion: 'honeypot', unread: false })
  })

  test('every change is an entry of history, with who, from what and to what', async () => {
    const number = await sendRequest(api)
    expect((await change(number, { version: 1, state: 'in_progress', person: editor.account })).status).toBe(200)
    const saved = shownIn(await change(number, { version: 2, state: 'quoted', person: null }, other))
    expect(saved).toMatchObject({ version: 3, state: 'quoted', person: null })
    expect(changesOf(saved).map(String).toSorted()).toEqual(
      [
        ['received', null, null, null, null],
        ['state', editor.account, 'new', 'in_progress', null],
        ['person', editor.account, null, editor.account, null],
        ['state', other.account, 'in_progress', 'quoted', null],
        ['person', other.account, editor.account, null, null],
      ]
        .map(String)
        .toSorted(),
    )
  })

  test('the second of two people to save learns who changed which fields, and can take over', async () => {
    const number = await sendRequest(api)
    await change(number, { version: 1, state: 'quoted' })
    const refused = await change(number, { version: 1, state: 'closed' }, other)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Someone else has just changed this request. Your change is not saved yet',
    ])
    const { conflict } = refused.body.result as { conflict: { version: number; changes: object[]; request: Shown } }
    expect(conflict).toMatchObject({
      version: 2,
      changes: [{ kind: 'state', account: editor.account, from: 'new', to: 'quoted' }],
      request: { state: 'quoted' },
    })
    expect(conflict.changes).toHaveLength(1)
    expect(shownIn(await change(number, { version: conflict.version, state: 'closed' }, other)).state).toBe('closed')
  })

  test('of many who save at once one succeeds, and nothing of the others is stored', async () => {
    const number = await sendRequest(api)
    const staff = await Promise.all(Array.from({ length: 8 }, () => newStaff(api, 'editor')))
    const answers = await Promise.all(
      staff.map((each) => change(number, { version: 1, state: 'quoted', person: each.account }, each)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
    expect(changesOf(await show(number))).toHaveLength(3)
  })

  test('a save whose answer was lost is not a conflict with itself', async () => {
    const number = await sendRequest(api)
    const answers = [
      await change(number, { version: 1, state: 'quoted' }),
      await change(number, { version: 1, state: 'quoted' }),
    ]
    expect(answers.map((answer) => [answer.status, shownIn(answer).version])).toEqual([
      [200, 2],
      [200, 2],
    ])
    expect((await change(number, { version: 1, state: 'closed' })).status).toBe(409)
  })

  test('a note is added whatever others did, and once however often it is sent', async () => {
    const number = await sendRequest(api)
    await change(number, { version: 1, state: 'quoted' })
    const body = { key: randomUUID(), text: '  Called back.\r\nWants two more. \u0000' }
    const add = (by: Staff, note = body): Promise<Answer> => by.ask(`/desk/requests/${number}/notes`, { body: note })
    expect(
      await Promise.all([add(other), add(other), add(other)]).then((all) => all.map(({ status }) => status)),
    ).toEqual([201, 201, 201])
    expect((await show(number)).history.filter((entry) => entry.kind === 'note')).toMatchObject([
      { account: other.account, version: 3, text: 'Called back.\nWants two more.' },
    ])
    const taken = await add(editor, { ...body, text: 'mine' })
    expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['key']])
    // It would be answered as stored, and is not.
    expect((await add(other, { ...body, text: 'Called back twice.' })).status).toBe(422)
    expect((await add(editor, { key: randomUUID(), text: ' \n ' })).body.errors).toEqual({
      text: 'Please write something',
    })
  })

  test('of requests that are given one key at once, one gets the note, and the others say that the key is taken', async () => {
    const numbers = await Promise.all(Array.from({ length: 6 }, () => sendRequest(api)))
    const body = { key: randomUUID(), text: 'Called back.' }
    const answers = await Promise.all(numbers.map((number) => editor.ask(`/desk/requests/${number}/notes`, { body })))
    const said = answers.map(({ status, body }) => [status, ...Object.keys(body.errors ?? {})].join(' '))
    expect(said.toSorted()).toEqual(['201', ...Array.from({ length: 5 }, () => '422 key')])
    const shown = await Promise.all(numbers.map((number) => show(number)))
    expect(shown.flatMap(({ history }) => history.filter((entry) => entry.kind === 'note'))).toHaveLength(1)
    expect(shown.filter(({ version }) => version > 1)).toHaveLength(1)
  })

  test('only accounts that may change requests can be in charge', async () => {
    const number = await sendRequest(api)
    for (const person of [viewer.account, 'nobody-here', "x' or 1=1", ' ', '\u0000']) {
      const { status, body } = await change(number, { version: 1, person })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['person']])
    }
    expect((await viewer.ask('/desk/assignees')).body.result).toMatchObject({
      assignees: expect.arrayContaining([editor.account]) as string[],
    })
  })

  test('changes by others are unread until the request is opened, for each account', async () => {
    const number = await sendRequest(api, { subject: 'unread one' })
    const unreadFor = async (by: Staff) => (await list('unread=true', by)).numbers.includes(number)
    const countFor = async (by: Staff) =>
      ((await by.ask('/desk/counts')).body.result as { counts: { unread: number } }).counts.unread
    expect([await unreadFor(editor), await unreadFor(other)]).toEqual([true, true])
    const before = await countFor(other)
    await show(number, other)
    expect([await unreadFor(editor), await unreadFor(other), await countFor(other)]).toEqual([true, false, before - 1])
    await change(number, { version: 1, state: 'closed' })
    expect([await unreadFor(editor), await unreadFor(other)]).toEqual([false, true])
    expect((await other.ask('/desk/read', { body: {} })).status).toBe(200)
    expect([await unreadFor(other), await countFor(other)]).toEqual([false, 0])
  })

  test('looks are noted once for each account and half an hour, and change no version', async () => {
    const number = await sendRequest(api)
    for (let turn = 0; turn < 3; turn += 1) await show(number, editor)
    // A screen that shows it reads it again when it has changed.
    for (const by of [editor, other]) await by.ask(`/desk/requests/${number}?again=true`)
    const looked = await show(`${number}?again=true`, other)
    expect(looked.version).toBe(1)
    expect(looked.history.filter((entry) => entry.kind === 'viewed')).toMatchObject([
      { account: editor.account, count: 3, version: null },
      { account: other.account, count: 1, version: null },
    ])
  })

  test('the list is filtered by state, kind, person, day and text, and sorted', async () => {
    const mark = randomUUID().slice(0, 8)
    const first = await sendRequest(api, { subject: `One ${mark}`, type: 'service' })
    const second = await sendRequest(api, { subject: `Two ${mark.toUpperCase()}`, company: '全形ＡＢＣ公司' })
    await change(first, { version: 1, state: 'in_progress', person: editor.account })
    const find = async (query: string, by?: Staff) => (await list(`q=${mark}&${query}`, by)).numbers
    expect(await find('')).toEqual([second, first])
    expect(await find('sort=received')).toEqual([first, second])
    expect(await find('sort=-changed')).toEqual([first, second])
    expect(await find('state=in_progress,quoted')).toEqual([first])
    expect(await find('kind=service')).toEqual([first])
    expect(await find(`person=${editor.account}`)).toEqual([first])
    expect(await find('person=me', editor)).toEqual([first])
    expect(await find('person=none')).toEqual([second])
    const today = new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)
    expect(await find(`from=${today}&to=${today}`)).toEqual([second, first])
    expect(await find('to=2020-01-01')).toEqual([])
    for (const q of [second, second.toLowerCase().slice(3), '全形abc公司'])
      expect((await list(`q=${encodeURIComponent(q)}`)).numbers).toContain(second)
    for (const q of [`${mark}%`, `_${mark}`, String.raw`\\`, "'"])
      expect((await list(`q=${encodeURIComponent(q)}`)).numbers).toEqual([])
  })

  test('pages follow each other in both directions without a gap, while requests come in', async () => {
    const mark = randomUUID().slice(0, 8)
    const sent: string[] = []
    for (let index = 0; index < 5; index += 1) sent.unshift(await sendRequest(api, { subject: `${mark} ${index}` }))
    const page = (cursor: string | null) => list(`q=${mark}&pageSize=2${cursor ? `&cursor=${cursor}` : ''}`)
    const one = await page(null)
    await sendRequest(api, { subject: `${mark} late` })
    const two = await page(one.next)
    const three = await page(two.next)
    expect([one, two, three].map(({ numbers }) => numbers)).toEqual([sent.slice(0, 2), sent.slice(2, 4), sent.slice(4)])
    expect([one.previous, three.next]).toEqual([null, null])
    expect((await page(three.previous)).numbers).toEqual(sent.slice(2, 4))
    const back = await page(two.previous)
    expect(back.numbers).toEqual(sent.slice(0, 2))
    expect((await page(back.previous)).numbers).toHaveLength(1)
  })

  test('a bad query or body names its fields, and changes nothing', async () => {
    const number = await sendRequest(api)
    for (const [query, field] of [
      ['state=open', 'state'],
      ['state=', ''],
      ['kind=product,x', 'kind'],
      ['person=%00', 'person'],
      ['from=2026-02-30', 'from'],
      ['to=tomorrow', 'to'],
      ['sort=name', 'sort'],
      ['sort=constructor', 'sort'],
      ['cursor=abc', 'cursor'],
      [`cursor=${Buffer.from('["n",1,"\u0000"]').toString('base64url')}`, 'cursor'],
      ['pageSize=101', 'pageSize'],
      ['unread=perhaps', 'unread'],
      [`q=${'x'.repeat(201)}`, 'q'],
    ]) {
      const { status, body } = await viewer.ask(`/desk/requests?${query}`)
      expect([query, status, Object.keys(body.errors ?? {}).join()]).toEqual([query, field ? 400 : 200, field])
    }
    for (const [body, field] of [
      [{ state: 'closed' }, 'version'],
      [{ version: 0, state: 'closed' }, 'version'],
      [{ version: 1, state: 'gone' }, 'state'],
      [{ version: 1, person: [] }, 'person'],
    ] as const) {
      const answer = await change(number, body)
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]])
    }
    for (const missing of ['261121-00000000', 'x', '%00', "1' or '1'='1"]) {
      expect((await viewer.ask(`/desk/requests/${missing}`)).status).toBe(404)
      expect((await change(missing, { version: 1, state: 'closed' })).status).toBe(404)
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html']) {
      const headers = { 'content-type': type, authorization: `Bearer ${editor.token}` }
      const init = { method: 'PATCH', headers, body: '{"version":1,"state":"closed"}' }
      expect([type, (await api.call(`/api/desk/requests/${number}`, init)).status]).toEqual([type, 415])
    }
    expect((await show(number)).version).toBe(1)
  })

  test('a person that is no text is refused, and not taken for nobody', async () => {
    const number = await sendRequest(api)
    expect((await change(number, { version: 1, person: editor.account })).status).toBe(200)
    for (const person of [false, 0, '']) {
      const { status, body } = await change(number, { version: 2, person })
      expect([person, status, Object.keys(body.errors ?? {})]).toEqual([person, 422, ['person']])
    }
    expect(await show(number)).toMatchObject({ version: 2, person: editor.account })
    expect(shownIn(await change(number, { version: 2, person: null })).person).toBeNull()
  })

  test('a request is found by its number in small letters, too', async () => {
    const number = await sendRequest(api)
    const small = number.toLowerCase()
    expect((await show(small)).number).toBe(number)
    expect(shownIn(await change(small, { version: 1, state: 'closed' }))).toMatchObject({ number, version: 2 })
  })

  test('stored text that looks like HTML is answered as the text that it is', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const number = await sendRequest(api, { subject: evil, name: evil.slice(0, 100), details: evil })
    await editor.ask(`/desk/requests/${number}/notes`, { body: { key: randomUUID(), text: evil } })
    const answer = await viewer.ask(`/desk/requests/${number}`)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const shown = shownIn(answer)
    expect([shown.subject, shown.details, shown.history.find((entry) => entry.kind === 'note')?.text]).toEqual([
      evil,
      evil,
      evil,
    ])
  })
})
