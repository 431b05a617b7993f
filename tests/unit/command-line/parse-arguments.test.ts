import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { HelpWanted, parseArguments, UsageError } from '../../../src/base/command-line/parse-arguments.ts'
import { tolerateClosedPipe } from '../../../src/base/command-line/tolerate-closed-pipe.ts'

const usage = 'npm run sweep -- <floor> [--dry-run]'
const spec = { usage, options: { 'dry-run': { type: 'boolean', default: false } }, positionals: [1, 1] } as const

test('flags and arguments of a command are parsed', () => {
  const { values, positionals } = parseArguments(spec, ['first', '--dry-run'])
  expect([values['dry-run'], positionals]).toEqual([true, ['first']])
})

test.each([
  [['first', '--dryrun'], "Unknown option '--dryrun'"],
  [['first', '--dry-run=no'], "Option '--dry-run' does not take an argument"],
  [['first', 'second'], "Unexpected argument 'second'"],
  [[], 'An argument is missing'],
])('%j is refused with the usage', (args, reason) => {
  const call = () => parseArguments(spec, args)
  expect(call).toThrow(UsageError)
  expect(call).toThrow(reason)
  expect(call).toThrow(usage)
})

test('a command without arguments refuses all', () => {
  expect(() => parseArguments({ usage: 'npm run sweep' }, ['--dry-run'])).toThrow(UsageError)
  expect(() => parseArguments({ usage: 'npm run sweep' }, ['first'])).toThrow(UsageError)
})

test.each(['--help', '-h'])('%s overrides all other arguments', (flag) => {
  expect(() => parseArguments(spec, ['--nonsense', flag])).toThrow(new HelpWanted(usage))
})

test('a closed pipe is no error, any other error of it is', () => {
  const output = new PassThrough()
  tolerateClosedPipe(output)
  expect(output.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toBe(true)
  expect(() => output.emit('error', new Error('disk'))).toThrow('disk')
})
