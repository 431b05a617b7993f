import type { FuzzCase } from './fuzz-case.ts'
import type { Answer } from './read-answers.ts'
import type { Outcome } from './send-case.ts'

const ROOT = process.cwd()
/** Lines of a stack trace, files of the project, messages of its libraries. */
const INTERNAL = [/^\s+at .+:\d+:\d+/m, /\.[cm]?[jt]s:\d+/, /node_modules/, /SQLITE_|libsql|kysely|busboy/i]
/** Statuses that the server may use if it cannot work. */
const OWN_FAULTS = [503, 507]

/** Returns all errors in the outcome of a case. */
export function judgeOutcome(fuzzCase: FuzzCase, { answers, rest, isClosed }: Outcome, dataDir: string): string[] {
  if (fuzzCase.end === 'reset' || fuzzCase.end === 'stall') return answers.flatMap((answer) => judge(answer, dataDir))
  const faults = answers.flatMap((answer) => judge(answer, dataDir))
  const isAnswered = answers.some(({ status }) => status >= 200)
  if (fuzzCase.isWhole && !isAnswered) faults.push('no answer to a whole request')
  if (!isClosed) faults.push('the connection was not ended')
  if (rest.length > 0) faults.push(`not an answer: ${JSON.stringify(rest.toString('latin1', 0, 120))}`)
  return faults
}

function judge({ status, headers, body }: Answer, dataDir: string): string[] {
  const faults: string[] = []
  const text = body.toString('utf8')
  const type = headers.get('content-type') ?? ''
  const isJson = type.includes('application/json')
  if (status >= 500 && !OWN_FAULTS.includes(status)) faults.push(`answered ${status}: ${text.slice(0, 120)}`)
  if (OWN_FAULTS.includes(status) && !isSentence(text, isJson)) faults.push(`answered ${status} without a sentence`)
  if (isJson && text !== '' && parse(text) === undefined) faults.push(`JSON that is none: ${text.slice(0, 120)}`)
  if (text.includes(ROOT) || text.includes(dataDir) || (type !== '' && INTERNAL.some((inner) => inner.test(text))))
    faults.push(`tells of its insides: ${text.slice(0, 200)}`)
  return faults
}

function isSentence(text: string, isJson: boolean): boolean {
  if (!isJson) return text.includes('<li>')
  const answer = parse(text) as { success?: unknown; message?: unknown } | undefined
  return answer?.success === false && typeof answer.message === 'string' && answer.message !== ''
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
