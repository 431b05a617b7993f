import { formatJson, JSON_FLAG } from '../../base/command-line/json-output.ts'
import { parseArguments, UsageError } from '../../base/command-line/parse-arguments.ts'
import { isLocale, LOCALES } from '../../base/i18n/locale.ts'
import { ROLES, type Role } from '../access.ts'
import { COMMAND, isAccountName, isReservedName, normaliseAccount } from '../account-name.ts'
import { listAccountChanges } from '../database/account-changes.ts'
import { addAccount, findAccount, isFormerAccount, listAccounts, setPassword } from '../database/accounts.ts'
import type { Database } from '../database/open-database.ts'
import { removePerson } from '../database/people.ts'
import { removeSecondFactor } from '../database/second-factors.ts'
import { isGuessable } from '../is-guessable.ts'
import { hashPassword, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../passwords.ts'
import { taipeiTime } from '../taipei-time.ts'

export const USER_USAGE = `npm run user -- add <account> --role ${ROLES.join('|')} [--language ${LOCALES.join('|')}] [--temporary]
npm run user -- password <account> [--temporary]
npm run user -- list [--json]
npm run user -- remove <account>
npm run user -- second-factor <account> --remove
npm run user -- history [--json]`

type Tools = {
  database: Database
  /** Prompts for a new password. */
  askPassword: () => Promise<string>
  print: (line: string) => void
  /** Prints a message that is not part of the output. */
  note?: (line: string) => void
}

type UserArguments = {
  command: 'add' | 'password' | 'list' | 'remove' | 'second-factor' | 'history'
  account: string
  role?: string | undefined
  language?: string | undefined
  /** Whether the owner of the account has to replace the password at the first login. */
  temporary?: boolean
  json?: boolean
}

const TEMPORARY = { temporary: { type: 'boolean', default: false } } as const

/** Parses the arguments of `npm run user`. Throws a UsageError if they are invalid. */
export function readUserArguments(args: readonly string[]): UserArguments {
  const usage = USER_USAGE
  const [command] = args
  if (command === 'add') {
    const options = { role: { type: 'string' }, language: { type: 'string' }, ...TEMPORARY } as const
    const { values, positionals } = parseArguments({ usage, options, positionals: [2, 2] }, args)
    return { command, account: normaliseAccount(positionals[1] ?? ''), ...values }
  }
  if (command === 'password') {
    const { values, positionals } = parseArguments({ usage, options: TEMPORARY, positionals: [2, 2] }, args)
    return { command, account: normaliseAccount(positionals[1] ?? ''), ...values }
  }
  if (command === 'remove') {
    const { positionals } = parseArguments({ usage, positionals: [2, 2] }, args)
    return { command, account: normaliseAccount(positionals[1] ?? '') }
  }
  if (command === 'second-factor') {
    const options = { remove: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArguments({ usage, options, positionals: [2, 2] }, args)
    // Its owner alone can switch one on.
    if (!values.remove) throw new UsageError(`Usage:\n${usage}`)
    return { command, account: normaliseAccount(positionals[1] ?? '') }
  }
  const { values } = parseArguments({ usage, positionals: [0, 1], options: JSON_FLAG }, args)
  if (command !== 'list' && command !== 'history') throw new UsageError(`Usage:\n${usage}`)
  return { command, account: '', json: values.json }
}

/** Runs `npm run user`. Throws an error with a readable message if it fails. */
export async function runUserCommand(args: readonly string[], tools: Tools): Promise<void> {
  const { command, account, role, language = 'zh', temporary = false, json = false } = readUserArguments(args)
  switch (command) {
    case 'add':
      return add(account, { role, language, isGiven: temporary }, tools)
    case 'password':
      return changePassword(account, temporary, tools)
    case 'list':
      return list(json, tools)
    case 'history':
      return history(json, tools)
    case 'second-factor':
      return dropSecondFactor(account, tools)
    case 'remove':
      if ((await removePerson(tools.database, account, null)) === 'missing') throw noSuchAccount(account)
      return tools.print(`${account} is removed, and logged out everywhere`)
  }
}

async function add(
  account: string,
  { role, language, isGiven }: { role?: string | undefined; language: string; isGiven: boolean },
  { database, askPassword, print }: Tools,
): Promise<void> {
  if (!isAccountName(account)) throw new Error('The name of an account has 3 to 64 letters, digits and . _ @ + -')
  if (isReservedName(account)) throw new Error(`The name ${account} is reserved: choose another`)
  if (!isRole(role)) throw new Error(`--role is missing or unknown: use one of ${ROLES.join(', ')}`)
  if (!isLocale(language)) throw new Error(`--language is ${LOCALES.join(' or ')}`)
  if (await findAccount(database, account)) throw new Error(`There is an account ${account} already`)
  if (await isFormerAccount(database, account))
    throw new Error(`The name ${account} was that of a removed account: choose another`)
  const password_hash = await hashPassword(checkPassword(await askPassword(), account))
  if (!(await addAccount(database, { account, password_hash, role, language, isGiven }, COMMAND)))
    throw new Error(`There is an account ${account} already`)
  print(`${account} is added as ${role}`)
}

async function changePassword(
  account: string,
  isGiven: boolean,
  { database, askPassword, print }: Tools,
): Promise<void> {
  if (!(await findAccount(database, account))) throw noSuchAccount(account)
  const hash = await hashPassword(checkPassword(await askPassword(), account))
  await setPassword(database, account, hash, { actor: COMMAND, isGiven })
  print(`${account} has a new password, and is logged out everywhere`)
}

async function dropSecondFactor(account: string, { database, print }: Tools): Promise<void> {
  const outcome = await removeSecondFactor(database, account)
  if (outcome === 'missing') throw noSuchAccount(account)
  if (outcome === 'none') throw new Error(`${account} has no second factor`)
  print(`${account} has no second factor any more, and is logged out everywhere`)
}

async function list(isJson: boolean, { database, print, note }: Tools): Promise<void> {
  const accounts = await listAccounts(database)
  if (isJson) {
    const facts = accounts.map(({ account, role, language, created_at }) => {
      return { account, role, language, createdAt: new Date(created_at).toISOString() }
    })
    return print(formatJson(facts))
  }
  if (accounts.length === 0)
    note?.('There are no accounts. Add the first one: npm run user -- add <account> --role admin')
  for (const { account, role, language, created_at } of accounts)
    print([account.padEnd(32), role.padEnd(8), language, taipeiTime(created_at)].join('  '))
}

async function history(isJson: boolean, { database, print, note }: Tools): Promise<void> {
  const changes = await listAccountChanges(database)
  if (isJson) {
    const facts = changes.map(({ at, actor, account, kind, from_value, to_value, network, count, last_at }) => {
      const times = { at: new Date(at).toISOString(), lastAt: new Date(last_at ?? at).toISOString(), count }
      return { ...times, actor: actor || null, account: account || null, kind, from: from_value, to: to_value, network }
    })
    return print(formatJson(facts))
  }
  if (changes.length === 0) note?.('No event of an account is on record')
  for (const { at, actor, account, kind, from_value, to_value, network, count } of changes) {
    const values = [from_value, to_value].filter((value) => value !== null).join(' to ')
    const times = count > 1 ? `${count} times` : ''
    const who = [actor.padEnd(32), kind.padEnd(14), account.padEnd(32)]
    const more = [values, network, times].filter(Boolean).join('  ')
    print([taipeiTime(at), ...who, more].join('  ').trimEnd())
  }
}

function checkPassword(password: string, account: string): string {
  if ([...password].length < MIN_PASSWORD_LENGTH)
    throw new Error(`A password has at least ${MIN_PASSWORD_LENGTH} characters`)
  if (password.length > MAX_PASSWORD_LENGTH) throw new Error(`A password has at most ${MAX_PASSWORD_LENGTH} characters`)
  if (isGuessable(password, account))
    throw new Error(
      'This password is easy to guess: do not use little more than the account, the company, common words or runs',
    )
  return password
}

function isRole(value: string | undefined): value is Role {
  return ROLES.some((role) => role === value)
}

function noSuchAccount(account: string): Error {
  return new Error(`There is no account ${account}. List them: npm run user -- list`)
}
