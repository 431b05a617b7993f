import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANSWERS } from '#vendor/claims/answers.ts'
import { DATABASES } from './databases.ts'
import { newStaff, sendRequest, shownIn, type Staff } from './desk.ts'
import { type MailServer, startMailServer, waitUntil } from './mail-server.ts'
import { type Api, startApi } from './start-api.ts'

const DESK = 'desk@lintel.example'

describe.each(DATABASES.filter(({ isHere }) => isHere))('on the $kind database', ({ kind }) => {
  let server: MailServer
  let api: Api
  let editor: Staff
  beforeAll(async () => {
    server = await startMailServer()
    api = await startApi(kind, { mail: { smtpUrl: server.url, to: DESK, from: 'site@lintel.example' } })
    editor = await newStaff(api, 'editor')
  })
  beforeEach(() => void server.mails.splice(0))
  afterAll(async () => {
    await api.close()
    await server.close()
  })

  const answer = (number: string, body: object, by = editor) =>
    by.ask(`/desk/requests/${number}/answers`, {
      body: { key: randomUUID(), version: 1, language: 'en', subject: 'Re: doors', text: 'Yes.', ...body },
    })
  const show = async (number: string) => shownIn(await editor.ask(`/desk/requests/${number}`))
  const toVisitor = () => server.mails.filter(({ recipients }) => recipients.includes('lin@example.com'))

  test('an answer is mailed to the visitor as a reply to the receipt, and a second one to both', async () => {
    const number = await sendRequest(api)
    await waitUntil(() => toVisitor().length === 1)
    const sent = shownIn(
      await answer(number, { subject: 'Re: doors', text: '您好，\n可以。', language: 'zh', state: 'quoted' }),
    )
    expect(sent).toMatchObject({ state: 'quoted', version: 2 })
    await waitUntil(() => toVisitor().length === 2)
    await answer(number, { version: 2, text: 'And more.' })
    await waitUntil(() => toVisitor().length === 3)
    const [receipt, first, second] = toVisitor()
    expect(first).toMatchObject({
      subject: 'Re: doors',
      text: '您好，\n可以。',
      replyTo: [{ address: DESK }],
      inReplyTo: receipt?.messageId,
      references: receipt?.messageId,
    })
    expect(second?.inReplyTo).toBe(first?.messageId)
    expect(second?.references).toBe(`${receipt?.messageId} ${first?.messageId}`)
    await waitUntil(async () => (await show(number)).history.every((entry) => entry.answer?.mail !== 'waiting'))
    expect((await show(number)).history.filter((entry) => entry.kind === 'answer')).toMatchObject([
      { account: editor.account, version: 2, answer: { language: 'zh', subject: 'Re: doors', mail: 'sent' } },
      { account: editor.account, version: 3, answer: { text: 'And more.', mail: 'sent' } },
    ])
  })

  test('an answer that is sent twice by a browser is mailed once, and two people cannot both answer', async () => {
    const number = await sendRequest(api)
    const body = { key: randomUUID() }
    const other = await newStaff(api, 'editor')
    const answers = await Promise.all([answer(number, body), answer(number, body)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const refused = await answer(number, { text: 'No.' }, other)
    expect(refused.status).toBe(409)
    expect(refused.body.result).toMatchObject({
      conflict: { version: 2, changes: [{ kind: 'answer', account: editor.account, answer: { text: 'Yes.' } }] },
    })
    await waitUntil(() => toVisitor().length >= 2)
    // Another one would be sent with it.
    api.services.outbox.wake()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(toVisitor()).toHaveLength(2)
  })

  test('an answer that the mail server refuses for now is sent later, and one refused for good is shown as failed', async () => {
    const number = await sendRequest(api)
    await waitUntil(() => toVisitor().length === 1)
    server.refuseWith(451)
    await answer(number, {})
    const stored = () =>
      api.services.database.selectFrom('answers').selectAll().where('request_id', '=', number).executeTakeFirstOrThrow()
    await waitUntil(async () => (await stored()).attempts === 1 && (await stored()).claimed_until === 0)
    expect((await show(number)).history.at(-1)?.answer ?? (await show(number)).history.at(-2)?.answer).toMatchObject({
      mail: 'waiting',
    })
    server.refuseWith(undefined)
    await api.services.database.updateTable('answers').set({ due_at: 0 }).where('request_id', '=', number).execute()
    api.services.outbox.wake()
    await waitUntil(() => toVisitor().length === 2)
    server.refuseWith(550)
    await answer(number, { version: 2 })
    await waitUntil(async () => (await show(number)).history.some((entry) => entry.answer?.mail === 'failed'))
    server.refuseWith(undefined)
  })

  test('an answer that was dropped because its request is being erased is not shown as sent', async () => {
    const number = await sendRequest(api)
    await waitUntil(() => toVisitor().length === 1)
    server.refuseWith(451)
    expect((await answer(number, {})).status).toBe(201)
    const { database, outbox } = api.services
    const find = () =>
      database.selectFrom('answers').selectAll().where('request_id', '=', number).executeTakeFirstOrThrow()
    await waitUntil(async () => (await find()).attempts === 1 && (await find()).claimed_until === 0)
    server.refuseWith(undefined)
    // As an erasure that begins while a process has just claimed the answer.
    await database.updateTable('requests').set({ forgetting_at: Date.now() }).where('id', '=', number).execute()
    await database.updateTable('answers').set({ due_at: 0 }).where('request_id', '=', number).execute()
    outbox.wake()
    await waitUntil(async () => (await find()).attempts === 2)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([(await find()).sent_at, toVisitor().length]).toEqual([null, 1])
  })

  test('a subject cannot add headers or recipients to the mail', async () => {
    const number = await sendRequest(api)
    await waitUntil(() => toVisitor().length === 1)
    await answer(number, { subject: 'Hello\r\nBcc: victim@example.com', text: '.\r\nRCPT TO:<victim@example.com>' })
    await waitUntil(() => toVisitor().length === 2)
    expect(toVisitor().at(-1)).toMatchObject({
      subject: 'Hello Bcc: victim@example.com',
      recipients: ['lin@example.com'],
    })
  })

  test('templates are filled in in both languages, with that of the request first', async () => {
    const number = await sendRequest(api, { subject: 'Two gates [sic]', lang: 'zh' })
    const { body } = await editor.ask(`/desk/requests/${number}/templates`)
    expect(body.result).toMatchObject({ language: 'zh', mail: true })
    const { templates } = body.result as {
      templates: {
        id: string
        subject: object
        text: Record<'zh' | 'en', string>
        gaps: Record<'zh' | 'en', string[]>
      }[]
    }
    expect(templates.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(ANSWERS)))
    // Open gaps are named; brackets of a visitor are not.
    for (const [name, { body: answer }] of Object.entries(ANSWERS))
      expect(templates.find(({ id }) => id === name)?.gaps, name).toEqual({
        zh: [...new Set(answer.zh.match(/【[^】]*】/g))],
        en: [...new Set(answer.en.match(/\[[^\]]*\]/g))],
      })
    expect(templates.find(({ id }) => id === 'blank')?.gaps).toEqual({ zh: [], en: [] })
    for (const { text, subject } of templates) {
      for (const word of ['林小姐', 'Two gates', number])
        expect([text.zh.includes(word), text.en.includes(word)]).toEqual([true, true])
      expect(JSON.stringify([text, subject])).not.toContain('{{')
    }
  })

  test('without a text, a subject or a known language nothing is mailed', async () => {
    const number = await sendRequest(api)
    for (const [body, status, field] of [
      [{ text: ' ' }, 422, 'text'],
      [{ subject: '\n' }, 422, 'subject'],
      [{ language: 'fr' }, 400, 'language'],
      [{ key: 'x' }, 400, 'key'],
      [{ text: 'x'.repeat(10_001) }, 400, 'text'],
    ] as const) {
      const refused = await answer(number, body)
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([status, [field]])
    }
    expect((await show(number)).version).toBe(1)
  })
})

test('without a mail server an answer is refused, and not kept for later', async () => {
  const api = await startApi('embedded')
  const editor = await newStaff(api, 'editor')
  const number = await sendRequest(api)
  const body = { key: randomUUID(), version: 1, language: 'en', subject: 's', text: 't' }
  const refused = await editor.ask(`/desk/requests/${number}/answers`, { body })
  expect([refused.status, refused.body.message]).toEqual([503, 'No mail server is set up, so answers cannot be sent'])
  for (const path of [`/desk/requests/${number}/templates`, '/desk/counts'])
    expect((await editor.ask(path)).body.result).toMatchObject({ mail: false })
  await api.close()
})
