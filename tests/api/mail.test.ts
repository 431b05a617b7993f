import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimMail } from '../../src/server/database/outbox.ts'
import { SITE } from '#vendor/site.ts'
import { DATABASES } from './databases.ts'
import { formOf, pdf, REQUEST } from './forms.ts'
import { type MailServer, startMailServer, waitUntil } from './mail-server.ts'
import { type Api, someAddress, startApi } from './start-api.ts'

const DESK = 'desk@lintel.example'

describe.each(DATABASES.filter(({ isHere }) => isHere))('on the $kind database', ({ kind }) => {
  let api: Api
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
    api = await startApi(kind, { mail: { smtpUrl: server.url, to: DESK, from: SITE.email } })
  })
  afterAll(async () => {
    await api.close()
    await server.close()
  })
  beforeEach(() => {
    server.mails.length = 0
    server.refuseWith(undefined)
  })

  const send = async (form: FormData) => {
    const { body } = await api.call('/api/contact', { method: 'POST', body: form, from: someAddress() })
    return (body.result as { contact: { id: string } }).contact.id
  }
  const outboxOf = (id: string) =>
    api.services.database.selectFrom('outbox').selectAll().where('request_id', '=', id).execute()
  const mailTo = (address: string) => server.mails.find(({ recipients }) => recipients.includes(address))

  test('the sales desk gets the request with its files, and the visitor a receipt in their language', async () => {
    const content = pdf('平面圖')
    const id = await send(formOf({}, [{ name: '平面圖.pdf', content }]))
    await server.waitFor(2)
    const desk = mailTo(DESK)
    expect(desk?.subject).toBe(`網站需求 ${id}：索取報價`)
    for (const part of [REQUEST.subject, REQUEST.details, REQUEST.name, REQUEST.phone, id, '臺北時間'])
      expect(desk?.text).toContain(part)
    expect(desk?.replyTo).toEqual([{ name: REQUEST.name, address: REQUEST.email }])
    expect(desk?.attachments).toMatchObject([{ filename: '平面圖.pdf', mimeType: 'application/pdf' }])
    expect(Buffer.from(desk?.attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true)
    const receipt = mailTo(REQUEST.email)
    expect(receipt?.subject).toBe(`We have received your request (${id})`)
    expect(receipt?.text).toContain('(Taipei time)')
    expect(receipt?.from).toEqual({ name: SITE.brand.en, address: SITE.email })
  })

  test('a receipt contains nothing that the visitor wrote', async () => {
    const spam = 'Buy at https://spam.example'
    await send(formOf({ lang: 'zh', subject: spam, details: spam, name: spam, company: spam }))
    await server.waitFor(2)
    const receipt = mailTo(REQUEST.email)
    expect(receipt?.subject).toContain('我們收到您的需求了')
    expect(JSON.stringify(receipt)).not.toContain('spam.example')
  })

  test('line breaks in a field do not inject headers into a mail', async () => {
    await send(formOf({ name: 'Lin\r\nBcc: all@example.com', subject: 'x\r\n\r\ny' }))
    await server.waitFor(2)
    expect(server.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([DESK, REQUEST.email].sort())
    expect(mailTo(DESK)?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  test('a temporarily refused mail is retried later, and sent once', async () => {
    server.refuseWith(451)
    const id = await send(formOf())
    await waitUntil(async () =>
      (await outboxOf(id)).every(({ attempts, claimed_until }) => attempts === 1 && claimed_until === 0),
    )
    for (const { due_at } of await outboxOf(id)) expect(due_at).toBeGreaterThan(Date.now() + 20_000)
    server.refuseWith(undefined)
    await api.services.database.updateTable('outbox').set({ due_at: 0 }).where('request_id', '=', id).execute()
    api.services.outbox.wake()
    await server.waitFor(2)
    await waitUntil(async () => (await outboxOf(id)).every(({ sent_at }) => sent_at !== null))
    api.services.outbox.wake()
    expect(server.mails).toHaveLength(2)
  })

  test('a permanently refused mail is given up', async () => {
    server.refuseWith(550)
    const id = await send(formOf())
    await waitUntil(async () => (await outboxOf(id)).every(({ failed_at }) => failed_at !== null))
    const log = api.log.join('')
    expect(log).toContain('a mail was given up')
    expect(log).not.toContain(REQUEST.email)
  })

  test('a mail claimed by a dead process is sent after its lease has expired, with the same id', async () => {
    const { database } = api.services
    server.refuseWith(451)
    const id = await send(formOf())
    await waitUntil(async () =>
      (await outboxOf(id)).every(({ attempts, claimed_until }) => attempts === 1 && claimed_until === 0),
    )
    server.refuseWith(undefined)
    const claimed_until = Date.now() + 1_000
    await database.updateTable('outbox').set({ due_at: 0, claimed_until }).where('request_id', '=', id).execute()
    expect(await claimMail(database, 'outbox', { now: Date.now(), claimMs: 30_000, longestMs: 30_000 })).toBeUndefined()
    await waitUntil(() => Date.now() > claimed_until)
    api.services.outbox.wake()
    await server.waitFor(2)
    const ids = (await outboxOf(id)).map((mail) => `<${mail.id}@${SITE.email.split('@')[1]}>`)
    expect(new Set(server.mails.map(({ messageId }) => messageId))).toEqual(new Set(ids))
  })

  test('a mail postponed by a clock a year ahead is sent once the clock is right again', async () => {
    const { database } = api.services
    server.refuseWith(451)
    const id = await send(formOf())
    await waitUntil(async () =>
      (await outboxOf(id)).every(({ due_at, claimed_until }) => due_at > 0 && claimed_until === 0),
    )
    server.refuseWith(undefined)
    const ahead = Date.now() + 365 * 24 * 60 * 60 * 1000
    await database
      .updateTable('outbox')
      .set({ due_at: ahead, claimed_until: ahead })
      .where('request_id', '=', id)
      .execute()
    api.services.outbox.wake()
    await server.waitFor(2)
    expect(server.mails).toHaveLength(2)
  })
})

test('a mail to another machine is not sent in the open, unless the setting says so', async () => {
  const server = await startMailServer()
  // Reaches this machine by an address that is not one of the loopback.
  const smtpUrl = server.url.replace('127.0.0.1', '0.0.0.0')
  const post = (api: Api) => api.call('/api/contact', { method: 'POST', body: formOf({}), from: someAddress() })
  const api = await startApi('embedded', { mail: { smtpUrl, to: DESK, from: SITE.email } })
  await post(api)
  await waitUntil(() => api.log.some((line) => line.includes('"code":"ETLS"')))
  expect(server.mails).toEqual([])
  await api.close()
  const open = await startApi('embedded', {
    mail: { smtpUrl: `${smtpUrl}?requireTLS=false`, to: DESK, from: SITE.email },
  })
  await post(open)
  await server.waitFor(2)
  await open.close()
  await server.close()
})

test('without a mail server requests are stored, and the log reports once that no mail is sent', async () => {
  const api = await startApi('embedded')
  for (let turn = 0; turn < 2; turn += 1) await api.call('/api/contact', { method: 'POST', body: formOf() })
  expect(await api.services.database.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect(api.log.filter((line) => line.includes('not mailed'))).toHaveLength(1)
  await api.close()
})
