import { expect, test } from 'vitest'
import { readConfig } from '../../../src/server/config.ts'
import { requiresTls } from '../../../src/server/mail/requires-tls.ts'

test('all settings are optional', () => {
  expect(readConfig('/site', {})).toEqual({
    dataDir: '/site/.data',
    databaseUrl: undefined,
    attachmentsUrl: undefined,
    mail: undefined,
    trustProxy: false,
    corsOrigins: [],
    buildsDir: '/site/builds',
    commit: undefined,
    metrics: undefined,
    retentionMonths: 24,
    secondFactor: 'optional',
    insightMonths: 13,
    tracing: undefined,
    logLevel: 'info',
  })
})

test('figures are served on the loopback address by default, and a short token is refused', () => {
  expect(readConfig('/', { METRICS_PORT: '9400' }).metrics).toEqual({ port: 9400, host: '127.0.0.1', token: undefined })
  expect(() => readConfig('/', { METRICS_PORT: '0' })).toThrow('METRICS_PORT')
  expect(() => readConfig('/', { METRICS_TOKEN: 'fifteen-letters' })).toThrow('METRICS_TOKEN')
  expect(readConfig('/', { METRICS_TOKEN: 'sixteen--letters' }).metrics).toMatchObject({ port: undefined })
})

test('mail needs a server and someone to send to', () => {
  expect(readConfig('/', { SMTP_URL: 'smtp://x' }).mail).toBeUndefined()
  expect(readConfig('/', { SMTP_URL: 'smtp://x', CONTACT_TO: 'a@b.c' }).mail).toMatchObject({
    smtpUrl: 'smtp://x',
    to: 'a@b.c',
  })
})

test('mails to another machine are encrypted, unless the setting says otherwise', () => {
  const read = (SMTP_URL: string) => readConfig('/', { SMTP_URL, CONTACT_TO: 'a@b.c' }).mail?.smtpUrl ?? ''
  const requires = (address: string) => requiresTls(new URL(read(address)))
  for (const host of ['mail.example', 'user:p%40ss@mail.example:587', '10.0.0.1', '[2001:db8::1]', 'x?ignoreTLS=true'])
    expect(requires(`smtp://${host}`), host).toBe(true)
  for (const host of ['localhost:1025', 'LOCALHOST', '127.0.0.1', '[::1]:25', 'mail.example?requireTLS=false'])
    expect(requires(`smtp://${host}`), host).toBe(false)
  // Encrypted from the start.
  expect(requires('smtps://mail.example')).toBe(false)
  for (const wrong of ['mail.example:secret', 'http://secret'])
    expect(() => read(wrong)).toThrow(/^SMTP_URL is no address(?!.*secret)/)
})

test('only a configured proxy is trusted', () => {
  const trust = (TRUST_PROXY: string) => readConfig('/', { TRUST_PROXY }).trustProxy
  expect([trust(''), trust('false'), trust('0'), trust('2')]).toEqual([false, false, false, 2])
  expect(trust('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1'])
  for (const value of ['yes', 'true', '-1', '10.0.0.0/8, proxy', '10.0.0.0/x'])
    expect(() => trust(value), value).toThrow(`TRUST_PROXY is "${value}"`)
})

test('a wrong rule for second factors is reported in a sentence', () => {
  for (const rule of ['optional', 'admins', 'all'])
    expect(readConfig('/', { SECOND_FACTOR: rule }).secondFactor).toBe(rule)
  expect(() => readConfig('/', { SECOND_FACTOR: 'yes' })).toThrow(
    'SECOND_FACTOR is "yes"; expected optional, admins, all',
  )
})
