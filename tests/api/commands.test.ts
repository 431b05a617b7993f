import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runRequestsCommand } from '../../src/server/commands/requests-command.ts'
import { runUserCommand } from '../../src/server/commands/user-command.ts'
import { formOf, pdf } from './forms.ts'
import { type Api, json, someAddress, startApi } from './start-api.ts'

const [PASSWORD, NEW_PASSWORD] = ['a long enough password', 'another long password']

let api: Api
beforeAll(async () => {
  api = await startApi('embedded')
})
afterAll(() => api.close())

async function user(args: string, password = PASSWORD): Promise<string> {
  const lines: string[] = []
  const tools = {
    database: api.services.database,
    askPassword: async () => password,
    print: (line: string) => lines.push(line),
    note: (line: string) => lines.push(`note: ${line}`),
  }
  await runUserCommand(args.split(' '), tools)
  return lines.join('\n')
}

async function requests(args: string): Promise<string> {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const note = (line: string) => lines.push(`note: ${line}`)
  await runRequestsCommand(args.split(' '), { ...api.services, print, note })
  return lines.join('\n')
}

const logIn = (account: string, password: string) =>
  api.call('/api/users/login', json('POST', { account, password }, someAddress()))

async function send(changes: Record<string, string>, files: Parameters<typeof formOf>[1] = []): Promise<string> {
  const { body } = await api.call('/api/contact', { method: 'POST', body: formOf(changes, files), from: someAddress() })
  return (body.result as { contact: { id: string } }).contact.id
}

test('an account is added, listed, given a new password and removed', async () => {
  await user('add Mei --role viewer --language en')
  expect(await user('list')).toMatch(/^mei\s+viewer\s+en\s/)
  const { body } = await logIn('mei', PASSWORD)
  const headers = { authorization: `Bearer ${String(body.token)}` }
  await user('password mei', NEW_PASSWORD)
  expect((await api.call('/api/users/profile', { headers })).status).toBe(401)
  expect([(await logIn('mei', PASSWORD)).status, (await logIn('mei', NEW_PASSWORD)).status]).toEqual([401, 200])
  await user('remove mei')
  expect((await logIn('mei', NEW_PASSWORD)).status).toBe(401)
  expect(await user('list')).toBe(
    'note: There are no accounts. Add the first one: npm run user -- add <account> --role admin',
  )
})

test('changes of accounts are listed, the newest first, for people and for programs', async () => {
  await api.services.database.deleteFrom('account_changes').execute()
  expect(await user('history')).toBe('note: No event of an account is on record')
  await user('add Lin --role viewer')
  // Entries of the same millisecond have no order.
  await setTimeout(2)
  await user('remove lin')
  expect((await user('history')).split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d \| command \| removed \| lin \| viewer$/),
    expect.stringMatching(/ \| command \| added \| lin \| viewer$/),
  ])
  const at: unknown = expect.stringMatching(/^\d{4}-.*Z$/)
  const once = { at, lastAt: at, count: 1, network: null }
  expect(JSON.parse(await user('history --json'))).toEqual([
    { ...once, actor: 'command', account: 'lin', kind: 'removed', from: 'viewer', to: null },
    { ...once, actor: 'command', account: 'lin', kind: 'added', from: null, to: 'viewer' },
  ])
})

test.each([
  ['add x --role viewer', 'has 3 to 64'],
  ['add somebody', '--role is missing or unknown: use one of admin, editor, viewer'],
  ['add somebody --role root', '--role is missing or unknown'],
  ['add somebody --role admin --language fr', '--language is zh or en'],
  ['password nobody', 'no account nobody'],
  ['remove nobody', 'no account nobody'],
  ['dance', 'npm run user -- add'],
  ['list --role admin', "Unknown option '--role'"],
  ['history --csv', "Unknown option '--csv'"],
  ['list nobody', "Unexpected argument 'nobody'"],
  ['remove nobody --dry-run', "Unknown option '--dry-run'"],
  ['password', 'An argument is missing'],
])('"%s" is refused with a readable message', async (args, sentence) => {
  await expect(user(args)).rejects.toThrow(sentence)
})

test('a short password is refused, and an account is not added twice', async () => {
  await expect(user('add shorty --role viewer', 'short')).rejects.toThrow('at least 12 characters')
  await user('add twice --role viewer')
  await expect(user('add TWICE --role admin')).rejects.toThrow('already')
})

test('requests are listed and shown without control characters for the terminal', async () => {
  const id = await send({ name: '\u009b2J\u001b[2JLin', subject: 'Doors' }, [
    { name: 'plan.pdf', content: pdf('show') },
  ])
  expect(await requests('list')).toContain(`${id}  `)
  const shown = await requests(`show ${id}`)
  expect(shown).toContain('subject   Doors')
  expect(shown).toMatch(/file {6}plan\.pdf \(pdf, \d+ bytes\): .*attachments/)
  // oxlint-disable-next-line no-control-regex
  expect(shown).not.toMatch(/[\u001b\u009b]/)
})

test('the export is CSV without formulas', async () => {
  const id = await send({
    subject: '=HYPERLINK("http://x","y")',
    name: '+Lin, "Mei"',
    company: '@SUM(A1)',
    details: '-1\nline',
  })
  const csv = await requests('export --csv')
  expect(
    csv.startsWith('\ufeffid,received_at,locale,type,subject,details,name,phone,email,company,files,suspicion\r\n'),
  ).toBe(true)
  expect(csv).toContain(`${id},`)
  expect(csv).toContain(
    `"'=HYPERLINK(""http://x"",""y"")","'-1\nline","'+Lin, ""Mei""",0912-345-678,lin@example.com,"'@SUM(A1)",0,\r\n`,
  )
})

test('an erased request has no personal data and no files, but keeps a file that another request uses', async () => {
  const [shared, own] = [
    { name: 'shared.pdf', content: pdf('shared') },
    { name: 'own.pdf', content: pdf('own') },
  ]
  const id = await send({ name: 'Forget Me' }, [shared, own])
  const other = await send({ name: 'Keep Me' }, [shared])
  const { database, attachments } = api.services
  const hashes = await database
    .selectFrom('attachments')
    .select('hash')
    .where('request_id', '=', id)
    .orderBy('position')
    .execute()
  await requests(`forget ${id}`)
  expect(await Promise.all(hashes.map(({ hash }) => attachments.has(hash)))).toEqual([true, false])
  const shown = await requests(`show ${id}`)
  for (const word of ['Forget Me', 'lin@example.com', 'own.pdf']) expect(shown).not.toContain(word)
  expect(await requests('list')).toContain('(forgotten)')
  expect(await requests(`show ${other}`)).toContain('Keep Me')
  await expect(requests('forget nothing')).rejects.toThrow('no request nothing')
  await expect(requests('dance')).rejects.toThrow('npm run requests -- list')
  await expect(requests(`forget ${other} --dry-run`)).rejects.toThrow("Unknown option '--dry-run'")
  await expect(requests('export')).rejects.toThrow('--csv')
  await expect(requests('list 5')).rejects.toThrow("Unexpected argument '5'")
})
