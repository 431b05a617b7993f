import { expect, test } from 'vitest'
import { readConfig } from '../../../src/server/config.ts'

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
