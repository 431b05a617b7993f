import { formatJson, JSON_FLAG } from '../../base/command-line/json-output.ts'
import { parseArguments, UsageError } from '../../base/command-line/parse-arguments.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { type ErasureResult, forgetRequest } from '../contact/forget-request.ts'
import { COMMAND } from '../account-name.ts'
import { addAccountChange } from '../database/account-changes.ts'
import type { Database } from '../database/open-database.ts'
import { findRequest, listRequests, type StoredRequest } from '../database/requests.ts'
import { taipeiTime } from '../taipei-time.ts'
import { listedFacts, requestFacts, shownFacts } from './request-facts.ts'
import { requestsCsv } from './requests-csv.ts'

export const REQUESTS_USAGE = `npm run requests -- list [--json]
npm run requests -- show <id> [--json]
npm run requests -- export --csv|--json
npm run requests -- forget <id>`

type Tools = {
  database: Database
  attachments: AttachmentStore
  print: (line: string) => void
  /** Prints a message that is not part of the output. */
  note?: (line: string) => void
}

const BY_COMMAND = { kind: 'erased', account: null, reason: 'npm run requests -- forget' } as const

/** Characters that control a terminal. Line breaks are kept. */
// oxlint-disable-next-line no-control-regex
const TERMINAL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g

type RequestsArguments = { command: 'list' | 'show' | 'export' | 'forget'; id: string; json: boolean }

/** Parses the arguments of `npm run requests`. Throws a UsageError if they are invalid. */
export function readRequestsArguments(args: readonly string[]): RequestsArguments {
  const usage = REQUESTS_USAGE
  const [command] = args
  switch (command) {
    case 'list':
      return {
        command,
        id: '',
        json: parseArguments({ usage, positionals: [1, 1], options: JSON_FLAG }, args).values.json,
      }
    case 'export': {
      const options = { csv: { type: 'boolean', default: false }, ...JSON_FLAG } as const
      const { csv, json } = parseArguments({ usage, positionals: [1, 1], options }, args).values
      if (csv === json) throw new UsageError(`An export needs one format: --csv or --json\nUsage:\n${usage}`)
      return { command, id: '', json }
    }
    case 'show': {
      const { values, positionals } = parseArguments({ usage, positionals: [2, 2], options: JSON_FLAG }, args)
      return { command, id: positionals[1] ?? '', json: values.json }
    }
    case 'forget':
      return { command, id: parseArguments({ usage, positionals: [2, 2] }, args).positionals[1] ?? '', json: false }
    default:
      parseArguments({ usage, positionals: [0, 1] }, args)
      throw new UsageError(`Usage:\n${usage}`)
  }
}

/** Runs `npm run requests`. Throws an error with a readable message if it fails. */
export async function runRequestsCommand(
  args: readonly string[],
  { database, attachments, print, note }: Tools,
): Promise<void> {
  const { command, id, json } = readRequestsArguments(args)
  const show = (line: string) => print(line.replace(TERMINAL, ' '))
  if (command === 'list') {
    const requests = await listRequests(database)
    if (json) return print(formatJson(requests.map(listedFacts)))
    if (requests.length === 0) note?.('There are no contact requests')
    return requests.map(summaryOf).forEach(show)
  }
  if (command === 'export') {
    const requests = await listRequests(database)
    const to_value = String(requests.length)
    await addAccountChange(database, { actor: COMMAND, account: '', kind: 'exported', to_value })
    return print(json ? formatJson(requests.map(requestFacts)) : requestsCsv(requests))
  }
  if (command === 'show') {
    const request = await findRequest(database, id)
    if (!request) throw noSuchRequest(id)
    if (json) return print(formatJson(shownFacts(request, attachments)))
    return describe(request, attachments).forEach(show)
  }
  const forgotten = await forgetRequest({ database, attachments }, id, BY_COMMAND)
  if (!forgotten) throw noSuchRequest(id)
  if (forgotten.left.length > 0) throw new Error(describeLeft(id, forgotten, attachments))
  print(`The person and the files of ${id} are erased`)
}

function summaryOf({
  id,
  received_at,
  type,
  files,
  name,
  subject,
  suspicion,
  forgetting_at,
  forgotten_at,
}: Awaited<ReturnType<typeof listRequests>>[number]) {
  const state =
    forgotten_at !== null ? '(forgotten)' : forgetting_at !== null ? '(being forgotten)' : `${name}: ${subject}`
  const mark = suspicion ? `(looks automatic: ${suspicion}) ` : ''
  return [id, taipeiTime(received_at), type.padEnd(11), `${files} files`, mark + state.replaceAll('\n', ' ')].join('  ')
}

function describe(request: StoredRequest, store: AttachmentStore): string[] {
  const { id, received_at, locale, type, subject, details, name, phone, email, company, suspicion } = request
  const facts = { id, received: taipeiTime(received_at), locale, type, subject, name, phone, email, company }
  const marked = suspicion ? { ...facts, automatic: suspicion } : facts
  return [
    // Prints one line per field, also for requests stored with line breaks in their fields.
    ...Object.entries(marked).map(([label, value]) => `${label.padEnd(9)} ${value.replaceAll('\n', ' ')}`),
    ...request.attachments.map(
      ({ file_name, kind, size, hash }) => `file      ${file_name} (${kind}, ${size} bytes): ${store.locate(hash)}`,
    ),
    '',
    details,
  ]
}

function describeLeft(id: string, { left }: ErasureResult, store: AttachmentStore): string {
  return [
    `${id} is not erased yet. Left, with the person's details, until these files can be removed:`,
    ...left.map(({ hash, cause }) => `  ${store.locate(hash)}: ${cause}`),
    'The API tries again when it starts and every ten minutes; so does this command.',
  ].join('\n')
}

function noSuchRequest(id: string): Error {
  return new Error(`There is no request ${id}`)
}
