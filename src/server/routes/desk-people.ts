import { Type } from 'typebox'
import { LOCALES } from '../../base/i18n/locale.ts'
import { ROLES } from '../access.ts'
import { ACCOUNT_EVENTS } from '../../web/features/staff/desk/account-events.ts'
import { isAccountName, isReservedName, normaliseAccount } from '../account-name.ts'
import { listAccountChanges } from '../database/account-changes.ts'
import { addAccount, isFormerAccount, setPassword } from '../database/accounts.ts'
import type { Database } from '../database/open-database.ts'
import type { AccountChangeRow } from '../database/tables.ts'
import { removeSecondFactor } from '../database/second-factors.ts'
import {
  changePerson,
  endLoginsOf,
  listPeople,
  type PersonOutcome,
  type PersonRow,
  removePerson,
} from '../database/people.ts'
import { toTime } from '../desk/describe-request.ts'
import { checkPassword, hashPassword } from '../passwords.ts'
import { HttpError, type Message } from '../http-error.ts'
import { requireSession } from '../session-guard.ts'
import type { ApiRoutes } from './api-routes.ts'

const lang = Type.Optional(Type.String())
const Lang = Type.Object({ lang })
const Named = Type.Object({ account: Type.String({ maxLength: 254 }) })
const Role = Type.Union(ROLES.map((role) => Type.Literal(role)))
const Language = Type.Union(LOCALES.map((language) => Type.Literal(language)))
const New = Type.Object({
  account: Type.String({ maxLength: 254 }),
  role: Role,
  language: Language,
  password: Type.String(),
  lang,
})
const Change = Type.Object({ role: Type.Optional(Role), language: Type.Optional(Language), lang })
const Password = Type.Object({ password: Type.String(), lang })
const Page = Type.Object({
  pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  /** The id of the last change of the page before. */
  cursor: Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' })),
  /** The account that did it, or that it was done to. */
  account: Type.Optional(Type.String({ maxLength: 254 })),
  kind: Type.Optional(Type.Union(ACCOUNT_EVENTS.map((kind) => Type.Literal(kind)))),
  lang,
})
const config = { permission: 'manage people' } as const
/** A stolen token may end logins, which locks nobody out, and nothing else. */
const proved = { ...config, proved: true } as const
const schemaOf = (summary: string) => ({ tags: ['people'], summary })

/** `/api/desk/people`, `/api/users/history`: the accounts of the desk and their events, for admins. */
export const deskPeopleRoutes: ApiRoutes = async (server, { services: { database } }) => {
  server.get(
    '/desk/people',
    { config, schema: { ...schemaOf('List accounts'), querystring: Lang } },
    async (request) => {
      const { account } = requireSession(request)
      const people = (await listPeople(database)).map((person) => toPerson(person, account))
      return { success: true, result: { people } }
    },
  )

  server.post(
    '/desk/people',
    { config: proved, schema: { ...schemaOf('Add an account'), body: New } },
    async (request, reply) => {
      const { role, language, password } = request.body
      const account = normaliseAccount(request.body.account)
      if (!isAccountName(account)) throw refused('account', (t) => t('api:people.name'))
      if (await isFormerAccount(database, account)) throw refused('account', (t) => t('api:people.former'))
      if (isReservedName(account)) throw refused('account', (t) => t('api:people.reserved'))
      const password_hash = await hashPassword(checkPassword(password, account))
      const { account: own } = requireSession(request)
      if (!(await addAccount(database, { account, password_hash, role, language, isGiven: true }, own)))
        throw refused('account', (t) => t('api:people.taken'))
      const person = await findPerson(database, account, own)
      return reply.code(201).send({ success: true, result: { person } })
    },
  )

  server.patch(
    '/desk/people/:account',
    { config: proved, schema: { ...schemaOf('Change role or language'), params: Named, body: Change } },
    async (request) => {
      const account = nameOf(request.params)
      const { role, language } = request.body
      const { account: own } = requireSession(request)
      refuse(await changePerson(database, account, { role, language, by: own }))
      return { success: true, result: { person: await findPerson(database, account, own) } }
    },
  )

  server.post(
    '/desk/people/:account/password',
    { config: proved, schema: { ...schemaOf('Set a password; ends all logins'), params: Named, body: Password } },
    async (request) => {
      const account = nameOf(request.params)
      const { account: own } = requireSession(request)
      // By a stolen token, that would take no password.
      if (account === own) throw new HttpError(409, (t) => t('api:people.ownPassword'))
      const hash = await hashPassword(checkPassword(request.body.password, account))
      refuse((await setPassword(database, account, hash, { actor: own, isGiven: true })) ? 'done' : 'missing')
      return { success: true, result: { person: await findPerson(database, account, own) } }
    },
  )

  server.delete(
    '/desk/people/:account',
    { config: proved, schema: { ...schemaOf('Remove an account; ends all logins'), params: Named, querystring: Lang } },
    async (request) => {
      refuse(await removePerson(database, nameOf(request.params), requireSession(request).account))
      return { success: true }
    },
  )

  server.delete(
    '/desk/people/:account/sessions',
    { config, schema: { ...schemaOf('End all logins'), params: Named, querystring: Lang } },
    async (request) => {
      const account = nameOf(request.params)
      const { account: own } = requireSession(request)
      refuse(await endLoginsOf(database, account, own))
      return { success: true, result: { person: await findPerson(database, account, own) } }
    },
  )

  server.delete(
    '/desk/people/:account/second-factor',
    {
      config: proved,
      schema: { ...schemaOf('Remove a lost second factor; ends all logins'), params: Named, querystring: Lang },
    },
    async (request) => {
      const account = nameOf(request.params)
      const { account: own } = requireSession(request)
      // By a stolen token, that would take neither password nor code.
      if (account === own) throw new HttpError(409, (t) => t('api:people.ownFactor'))
      const outcome = await removeSecondFactor(database, account, own)
      if (outcome === 'none') throw new HttpError(409, (t) => t('api:secondFactor.isOff'))
      refuse(outcome)
      return { success: true, result: { person: await findPerson(database, account, own) } }
    },
  )

  server.get(
    '/users/history',
    { config, schema: { ...schemaOf('List events of accounts, the newest first'), querystring: Page } },
    async (request) => {
      const { pageSize, cursor, kind } = request.query
      const account = request.query.account && normaliseAccount(request.query.account)
      // Names that no account can have: databases refuse some characters.
      const isKnowable = account === undefined || isAccountName(account)
      const query = { limit: pageSize + 1, after: cursor, account, kind }
      const rows = isKnowable ? await listAccountChanges(database, query) : []
      const changes = rows.slice(0, pageSize).map(toAccountChange)
      const next = rows.length > pageSize ? (changes.at(-1)?.id ?? null) : null
      return { success: true, result: { changes, pagination: { pageSize, next } } }
    },
  )
}

/** Returns an event of an account as callers get it. */
function toAccountChange(row: AccountChangeRow) {
  const { id, at, actor, account, kind, from_value, to_value, network, count, last_at } = row
  const who = { actor: actor || null, account: account || null }
  return {
    id,
    at: toTime(at),
    ...who,
    kind,
    from: from_value,
    to: to_value,
    network,
    count,
    lastAt: toTime(last_at ?? at),
  }
}

function nameOf({ account: name }: { account: string }): string {
  const account = normaliseAccount(name)
  if (!isAccountName(account)) throw noPerson()
  return account
}

function refuse(outcome: PersonOutcome): void {
  if (outcome === 'missing') throw noPerson()
  if (outcome === 'last') throw new HttpError(409, (t) => t('api:people.lastAdmin'))
}

async function findPerson(database: Database, account: string, own: string) {
  const person = (await listPeople(database)).find((each) => each.account === account)
  if (!person) throw noPerson()
  return toPerson(person, own)
}

function toPerson({ account, role, language, created_at, sessions, factors }: PersonRow, own: string) {
  return {
    account,
    role,
    language,
    createdAt: toTime(created_at),
    sessions,
    secondFactor: factors > 0,
    own: account === own,
  }
}

function noPerson(): HttpError {
  return new HttpError(404, (t) => t('api:people.noPerson'))
}

function refused(field: string, message: Message): HttpError {
  return new HttpError(422, message, { fields: { [field]: message } })
}
