import { expect, test } from 'vitest'
import { createLog } from '../../../src/server/log.ts'

test('only name, message, code and stack of an error are logged', () => {
  const lines: string[] = []
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(lin@example.com)' })
  createLog('info', { write: (line: string) => void lines.push(line) }).error({ err: error }, 'a call failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a call failed',
    err: { name: 'Error', message: 'duplicate key', code: '23505' },
  })
  expect(lines[0]).not.toContain('lin@example.com')
})
