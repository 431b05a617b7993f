import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRequest } from '../../src/server/database/requests.ts'
import { readWords } from '../unit/i18n/locale-files.ts'
import { DATABASES } from './databases.ts'
import { formOf, LARGEST, pdf, REQUEST } from './forms.ts'
import { type Answer, type Api, someAddress, startApi } from './start-api.ts'

type Sent = { from?: string; key?: string; accept?: string; language?: string }

describe.each(DATABASES.filter(({ isHere }) => isHere))('on the $kind database', ({ kind }) => {
  let api: Api
  beforeAll(async () => {
    api = await startApi(kind)
  })
  afterAll(() => api.close())

  const send = (body: FormData, { from = someAddress(), key, accept, language }: Sent = {}) =>
    api.call('/api/contact', {
      method: 'POST',
      body,
      from,
      headers: {
        ...(key && { 'idempotency-key': key }),
        ...(accept && { accept }),
        ...(language && { 'accept-language': language }),
      },
    })
  const contactOf = ({ body }: Answer) => (body.result as { contact: { id: string; receivedAt: string } }).contact
  const stored = async (answer: Answer) => {
    const found = await findRequest(api.services.database, contactOf(answer).id)
    if (!found) throw new Error('The request is not stored')
    return found
  }
  const countRequests = () =>
    api.services.database
      .selectFrom('requests')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
      .then(({ count }) => count)

  test('a request is stored with its files, and the response has its number and time', async () => {
    const content = pdf('plan', LARGEST)
    const before = Date.now()
    const answer = await send(formOf({}, [{ name: 'plan.pdf', content }]))
    expect(answer.status).toBe(201)
    const { id, receivedAt } = contactOf(answer)
    expect(id).toMatch(/^\d{6}-[0-9A-Z]{8}$/)
    expect(Date.parse(receivedAt)).toBeGreaterThanOrEqual(before)
    const hash = createHash('sha256').update(content).digest('hex')
    const { lang, ...fields } = REQUEST
    expect(await stored(answer)).toMatchObject({
      ...fields,
      locale: 'EN',
      attachments: [{ file_name: 'plan.pdf', kind: 'pdf', size: LARGEST, hash }],
    })
    expect((await buffer(await api.services.attachments.read(hash))).equals(content)).toBe(true)
    expect(lang).toBe('en')
  })

  test('a request in Chinese is stored by the backend\u2019s own code', async () => {
    expect((await stored(await send(formOf({ lang: 'zh' })))).locale).toBe('TW')
  })

  test.each([
    ['type', { type: undefined }, 'type'],
    ['type', { type: 'gift' }, 'type'],
    ['subject', { subject: '  ' }, 'subject'],
    ['subject', { subject: 'x'.repeat(201) }, 'subjectLength'],
    ['details', { details: '' }, 'details'],
    ['details', { details: '字'.repeat(5001) }, 'detailsLength'],
    ['name', { name: '' }, 'name'],
    ['name', { name: 'x'.repeat(101) }, 'nameLength'],
    ['phone', { phone: '' }, 'phone'],
    ['phone', { phone: 'call me' }, 'phoneFormat'],
    ['email', { email: '' }, 'email'],
    ['email', { email: 'lin@' }, 'email'],
    ['company', { company: 'x'.repeat(201) }, 'companyLength'],
  ])('an invalid %s is reported in both languages: %o', async (field, change, key) => {
    for (const lang of ['zh', 'en'] as const) {
      const message = readWords(lang).get(`contact:errors.${key}`)
      const answer = await send(formOf({ ...change, lang }))
      expect([answer.status, answer.body]).toEqual([422, { success: false, message, errors: { [field]: message } }])
    }
  })

  test.each([
    ['a fourth file', ['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.pdf`, content: pdf(name) })), 'fileCount'],
    ['a file over the limit', [{ name: 'a.pdf', content: pdf('', LARGEST + 1) }], 'fileSize'],
    ['a page that says it is a picture', [{ name: 'a.png', content: '<script>alert(1)</script>' }], 'fileType'],
    ['an empty file', [{ name: 'a.pdf', content: '' }], 'fileType'],
  ])('%s is refused in both languages, and none of it is stored', async (_what, files, key) => {
    for (const lang of ['zh', 'en'] as const) {
      const message = readWords(lang).get(`contact:errors.${key}`)
      const answer = await send(formOf({ lang }, files))
      expect([answer.status, answer.body.errors]).toEqual([422, { files: message }])
    }
    expect(readdirSync(api.services.incomingDir)).toEqual([])
  })

  test('a body that is too large is refused during its upload, with a message', async () => {
    const files = [1, 2, 3].map((name) => ({ name: `${name}.pdf`, content: pdf('', 6 * 1024 * 1024) }))
    const answer = await send(formOf({}, files))
    expect([answer.status, answer.body.errors]).toEqual([413, { files: 'Each file must be under 5MB' }])
    expect(readdirSync(api.services.incomingDir)).toEqual([])
  })

  test('a form without files, as browsers send it, has none', async () => {
    const form = formOf()
    form.append('files', new Blob([]), '')
    expect((await stored(await send(form))).attachments).toEqual([])
  })

  test('file names lose paths and deceptive characters, and get the extension of their real type', async () => {
    const names = ['../../etc/passwd', 'C:\\fakepath\\plan.PDF', 'a\u202efdp.exe']
    const answer = await send(
      formOf(
        {},
        names.map((name, index) => ({ name, content: pdf(String(index)) })),
      ),
    )
    const found = (await stored(answer)).attachments.map(({ file_name }) => file_name)
    expect(found).toEqual(['passwd.pdf', 'plan.PDF', 'afdp.exe.pdf'])
  })

  test('control characters and line breaks in single-line fields do not reach the database', async () => {
    const forged = { subject: 'a\u0000b\u0007c\r\nfile      x.pdf', name: 'Lin\u2028id 1', phone: '0912\n345678' }
    const answer = await send(formOf({ ...forged, details: 'one\r\ntwo\u0000' }))
    expect(await stored(answer)).toMatchObject({
      subject: 'abc file      x.pdf',
      name: 'Lin id 1',
      phone: '0912 345678',
      details: 'one\ntwo',
    })
  })

  test('the same idempotency key is the same request, later and concurrently', async () => {
    const [key, from] = [randomUUID(), someAddress()]
    const before = await countRequests()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(formOf({}, [{ name: 'a.pdf', content: pdf(key) }]), { key, from })),
    )
    const same = formOf({ subject: ` ${REQUEST.subject} `, lang: 'zh' }, [{ name: 'a.pdf', content: pdf(key) }])
    const later = await send(same, { key: key.toUpperCase(), from })
    expect(new Set([...answers, later].map((answer) => JSON.stringify(contactOf(answer)))).size).toBe(1)
    expect([...answers, later].every(({ status }) => status === 201)).toBe(true)
    expect(await countRequests()).toBe(before + 1)
    // Repetitions are not counted: nine requests remain.
    for (let turn = 0; turn < 9; turn += 1) expect((await send(formOf(), { from })).status).toBe(201)
    expect((await send(formOf(), { from })).status).toBe(429)
  })

  test.each([
    ['a corrected field', { email: 'right@example.com' }, 'plan'],
    ['a corrected file', {}, 'corrected plan'],
  ])('a key with %s is refused with the number of the version that is stored', async (_what, change, text) => {
    const [key, before] = [randomUUID(), await countRequests()]
    const first = await send(formOf({}, [{ name: 'a.pdf', content: pdf('plan') }]), { key })
    const { id } = contactOf(first)
    const corrected = () => formOf(change, [{ name: 'a.pdf', content: pdf(text) }])
    const refused = await send(corrected(), { key })
    expect(refused).toMatchObject({ status: 409, body: { success: false, result: { contact: { id } } } })
    expect(refused.body.message).toContain(id)
    expect((await stored(first)).email).toBe(REQUEST.email)
    const sent = await send(corrected(), { key: randomUUID() })
    expect(await stored(sent)).toMatchObject(change)
    expect(await countRequests()).toBe(before + 2)
  })

  test('of two versions with one key that come at once, one is stored and the other refused with its number', async () => {
    const key = randomUUID()
    const versions = ['one@example.com', 'two@example.com']
    const answers = await Promise.all(versions.map((email) => send(formOf({ email }), { key })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(new Set(answers.map((answer) => contactOf(answer).id)).size).toBe(1)
  })

  test('a stored request that is sent again is answered when its address has no requests left', async () => {
    const [key, from] = [randomUUID(), someAddress()]
    const first = await send(formOf(), { key, from })
    for (let turn = 0; turn < 9; turn += 1) await send(formOf(), { from })
    expect((await send(formOf(), { from })).status).toBe(429)
    expect(contactOf(await send(formOf(), { key, from }))).toEqual(contactOf(first))
  })

  test('an invalid key is refused', async () => {
    expect((await send(formOf(), { key: 'again' })).status).toBe(400)
  })

  test('ten requests per hour are accepted from one address, in any form', async () => {
    const from = someAddress()
    const answers = await Promise.all(Array.from({ length: 14 }, () => send(formOf(), { from })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    for (const lang of ['zh', 'en'] as const) {
      const refused = await send(formOf({ lang }, [{ name: 'a.pdf', content: pdf() }]), { from, language: lang })
      expect([refused.status, refused.body.message]).toEqual([429, readWords(lang).get('contact:errors.tooMany')])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    }
  })

  test('invalid requests do not use up the request limit, and thirty POST requests per hour are processed', async () => {
    const from = someAddress()
    for (let turn = 0; turn < 12; turn += 1) expect((await send(formOf({ email: 'x' }), { from })).status).toBe(422)
    expect((await send(formOf(), { from })).status).toBe(201)
    for (let turn = 0; turn < 17; turn += 1) expect((await send(formOf({ email: 'x' }), { from })).status).toBe(422)
    expect((await send(formOf({ email: 'x' }), { from })).status).toBe(429)
  })

  test.each([
    ['fills the field that nobody sees', 'honeypot', () => ({ website: 'https://example.com' })],
    ['is faster than people are', 'speed', () => ({ startedAt: String(Date.now() - 500) })],
  ])(
    'a form that %s is stored and marked as suspicious, and the same key gives the same response',
    async (_what, suspicion, fields) => {
      const [before, key] = [await countRequests(), randomUUID()]
      const answers = [await send(formOf(fields()), { key }), await send(formOf(fields()), { key })]
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      expect(new Set(answers.map((answer) => contactOf(answer).id)).size).toBe(1)
      expect(await stored(answers[0] as Answer)).toMatchObject({ suspicion, subject: REQUEST.subject })
      expect(await countRequests()).toBe(before + 1)
    },
  )

  test('a visitor with a wrong clock does not count as a program', async () => {
    for (const startedAt of [Date.now() - 60_000, Date.now() + 60_000, 0])
      expect((await stored(await send(formOf({ startedAt: String(startedAt) })))).suspicion).toBeNull()
  })

  test('a browser without scripts is redirected back to the page, or gets a page with the errors', async () => {
    const accept = 'text/html,application/xhtml+xml'
    const key = randomUUID()
    const sent = await send(formOf({ key }), { accept })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toMatch(/^\/en\/contact\?sent=\d{6}-[0-9A-Z]{8}#sent$/)
    expect((await send(formOf({ key, lang: 'zh' }), { accept })).headers.get('location')).toBe(
      sent.headers.get('location')?.replace('/en/', '/'),
    )
    const refused = await send(formOf({ lang: 'zh', name: '', email: '<b>' }), { accept })
    expect(refused.status).toBe(422)
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(refused.body.text).toContain(`<li>${readWords('zh').get('contact:errors.name')}</li>`)
    expect(refused.body.text).toContain('href="/contact"')
  })

  test('nothing that a visitor wrote is logged', async () => {
    await send(formOf({}, [{ name: 'secret-plan.pdf', content: pdf() }]))
    await send(formOf({ phone: 'x-secret-phone' }))
    const log = api.log.join('')
    expect(log).toContain('/api/contact')
    for (const word of [REQUEST.name, REQUEST.email, REQUEST.phone, REQUEST.subject, 'secret-'])
      expect(log).not.toContain(word)
  })

  test('a contact request that cannot be stored gets an error message, and can be sent again', async () => {
    const { services } = api
    const { put } = services.attachments
    const [key, from] = [randomUUID(), someAddress()]
    const form = () => formOf({ lang: 'en' }, [{ name: 'a.pdf', content: pdf(key) }])
    services.attachments.put = () => Promise.reject(new Error('The disk is full'))
    const failed = await send(form(), { key, from })
    services.attachments.put = put
    expect([failed.status, failed.body]).toEqual([
      500,
      { success: false, message: 'Submission failed. Please try again later.' },
    ])
    expect((await send(form(), { key, from })).status).toBe(201)
  })
})
