import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { tempFolder } from '../../temp-folder.ts'

const ROOT = join(import.meta.dirname, '../../..')
const HELLO = `import mark from '../src/words/mark.json' with { type: 'json' }
import { word } from '../src/words/word.ts'
console.log(word + mark, ...process.argv.slice(2))
`

/** Returns a small project with the command `hello`. */
function makeProject(): string {
  const root = tempFolder({
    'scripts/hello.ts': HELLO,
    'package.json': '{}',
    'src/words/mark.json': '"!"',
    'src/words/word.ts': "export const word: string = 'hello'\n",
    'node_modules/.keep': '',
  })
  copyFileSync(join(ROOT, 'scripts/run.mjs'), join(root, 'scripts/run.mjs'))
  symlinkSync(join(ROOT, 'node_modules/esbuild'), join(root, 'node_modules/esbuild'))
  return root
}

async function run(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', ...args], { cwd: root })
  return stdout.trim()
}

test('a command gets its arguments, and runs as its sources are now', async () => {
  const root = makeProject()
  expect(await run(root, 'scripts/hello.ts', 'one', '--two')).toBe('hello! one --two')
  writeFileSync(join(root, 'src/words/word.ts'), "export const word = 'good day'\n")
  expect(await run(root, 'scripts/hello.ts')).toBe('good day!')
})

test('a command of a folder is found by the name in its first comment; other files are not', async () => {
  const root = makeProject()
  const files = {
    'bench/taps.ts': 'npm run bench -- taps',
    'bench/phone.ts': 'a part',
    'tests/fuzz/run.ts': 'npm run tool -- fuzz',
  }
  for (const [path, comment] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(
      join(root, path),
      `/* Run by hand, ${comment}. */\nconsole.log('${path}', ...process.argv.slice(2))\n`,
    )
  }
  const folders = ['--in', 'bench,tests,none']
  expect(await run(root, ...folders, 'taps', '7', '--help')).toBe('bench/taps.ts 7 --help')
  expect(await run(root, ...folders, 'fuzz')).toBe('tests/fuzz/run.ts')
  expect(await run(root, ...folders, '--help')).toBe('There are: fuzz, taps')
  const fails = (...args: string[]) => run(root, ...args).catch((error: unknown) => error)
  expect(await fails(...folders)).toMatchObject({ code: 2, stderr: 'A name is missing. There are: fuzz, taps\n' })
  expect(await fails(...folders, 'phone')).toMatchObject({
    code: 2,
    stderr: 'There is no “phone”. There are: fuzz, taps\n',
  })
})

test('sources know the folder and the address that they have outside of the bundle', async () => {
  const root = makeProject()
  const source =
    "export const word = [import.meta.dirname, new URL('./data.json', import.meta.url).pathname].join(' ')\n"
  writeFileSync(join(root, 'src/words/word.ts'), source)
  const folder = join(root, 'src/words')
  expect(await run(root, 'scripts/hello.ts')).toBe(`${folder} ${folder}/data.json!`)
})

test('processes that start at the same time have a whole bundle each, and leave one', async () => {
  const root = makeProject()
  const said = await Promise.all(['1', '2', '3', '4'].map((name) => run(root, 'scripts/hello.ts', name)))
  expect(said).toEqual(['hello! 1', 'hello! 2', 'hello! 3', 'hello! 4'])
  expect(readdirSync(join(root, 'dist/commands'))).toEqual(['hello.mjs'])
})

test('all commands are bundled for a machine without esbuild, which reports missing ones', async () => {
  const root = makeProject()
  expect(await run(root)).toContain('1 commands are bundled')
  rmSync(join(root, 'node_modules/esbuild'))
  // As after a copy that did not keep the times of files.
  writeFileSync(join(root, 'scripts/hello.ts'), HELLO)
  expect(await run(root, 'scripts/hello.ts')).toBe('hello!')
  rmSync(join(root, 'dist'), { recursive: true })
  await expect(run(root, 'scripts/hello.ts')).rejects.toThrow('node scripts/run.mjs')
})

test('where there are no tests, as in an image, all commands but those made of them are bundled', async () => {
  const root = makeProject()
  writeFileSync(join(root, 'scripts/check.ts'), "import { CHECKS } from '../tests/checks.ts'\nconsole.log(CHECKS)\n")
  expect(await run(root)).toContain('1 commands are bundled')
  mkdirSync(join(root, 'tests'))
  writeFileSync(join(root, 'tests/checks.ts'), 'export const CHECKS = 7\n')
  expect(await run(root)).toContain('2 commands are bundled')
})

test('a vendor’s folder that lacks a file gets a message with its name, and where it is imported', async () => {
  const root = makeProject()
  writeFileSync(join(root, 'package.json'), JSON.stringify({ imports: { '#vendor/*': './acme/*' } }))
  writeFileSync(join(root, 'src/words/word.ts'), "export { word } from '#vendor/site.ts'\n")
  const error: unknown = await run(root, 'scripts/hello.ts').catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    code: 1,
    stderr:
      'src/words/word.ts:1:22: Could not resolve "#vendor/site.ts". The module "./acme/site.ts" was not found on the file system\n',
  })
  mkdirSync(join(root, 'acme'))
  writeFileSync(join(root, 'acme/site.ts'), "export const word = 'hello'\n")
  expect(await run(root, 'scripts/hello.ts')).toBe('hello!')
  rmSync(join(root, 'acme/site.ts'))
  await expect(run(root, 'scripts/hello.ts')).rejects.toThrow('./acme/site.ts')
})

test('a wrong value of a setting ends a command with a sentence, any other error with its stack', async () => {
  const root = makeProject()
  const throwing = (name: string) =>
    `throw Object.assign(new Error('PORT is "x"; expected a number'), { name: '${name}' })`
  writeFileSync(join(root, 'scripts/hello.ts'), throwing('SettingError'))
  const fails = () => run(root, 'scripts/hello.ts').catch((error: unknown) => error)
  expect(await fails()).toMatchObject({ code: 1, stderr: 'PORT is "x"; expected a number\n' })
  writeFileSync(join(root, 'scripts/hello.ts'), throwing('Error'))
  expect(await fails()).toMatchObject({ code: 1, stderr: expect.stringContaining('hello.mjs') })
})
