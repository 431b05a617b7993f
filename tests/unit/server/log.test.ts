import { expect, test } from 'vitest'
import { createLog } from '../../../src/server/log.ts'

test('only name, message, code and stack of an error are logged', () => {
  const lines: string[] = []
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(lin@example.com)' })
  createLog('info', { write: (line: string) => void lines.push(line) }).error({ err: error }, 'request failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'request failed',
    err: { name: 'Error', message: 'duplicate key', code: '23505' },
  })
  expect(lines[0]).not.toContain('lin@example.com')
})

test('an error is logged with the first of its causes', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const first = Object.assign(new Error('disk full'), { code: 'ENOSPC', address: 'lin@example.com' })
  log.error({ err: new Error('c', { cause: new AggregateError([new Error('b', { cause: first }), new Error('x')]) }) })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'c', firstCause: { message: 'disk full', code: 'ENOSPC' } },
  })
  expect(lines[0]).not.toContain('lin@example.com')
  const circle = new Error('itself')
  circle.cause = circle
  log.error({ err: circle })
  expect(lines[1]).not.toContain('firstCause')
})
