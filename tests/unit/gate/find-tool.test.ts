import { afterEach, expect, test, vi } from 'vitest'
import { findTool, isLeftOut, leftOut } from '../../tools/find-tool.ts'

afterEach(() => vi.unstubAllEnvs())

test('a developer leaves out the tests of tools by name', () => {
  vi.stubEnv('CI', '')
  vi.stubEnv('WITHOUT', 'nginx, postgres')
  expect([leftOut(), isLeftOut('nginx'), isLeftOut('browser')]).toEqual([['postgres', 'nginx'], true, false])
})

test('in CI nothing can be left out', () => {
  vi.stubEnv('CI', 'true')
  vi.stubEnv('WITHOUT', 'nginx,postgres,browser')
  expect(leftOut()).toEqual([])
})

test('a configured browser that cannot be run is reported', () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/chromium')
  expect(() => findTool('browser')).toThrow('CHROMIUM_PATH is /no/such/chromium, which cannot be run')
})
