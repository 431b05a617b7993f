import RULES from '../../.config/words.json' with { type: 'json' }
import { readMarkdown, readSource, type Sentence } from './read-prose.ts'

const LONGEST_SUBJECT = 72
const LONGEST_QUOTE = 30
/** As in .editorconfig. */
const LONGEST_LINE = 120

const words = patterns(RULES.words, (pattern) => `\\b(?:${pattern})\\b`)
const openings = patterns(RULES.openings, (pattern) => `^[*"“(]*(?:${pattern})`)
const process = patterns(RULES.process, (pattern) => `\\b(?:${pattern})`)

/** Lists the faults of style in a file's comments, names of tests or text, each as `path:line: fault: sentence`. */
export function wordFaults(path: string, source: string): string[] {
  const isDocument = path.endsWith('.md')
  const sentences = isDocument ? readMarkdown(source) : readSource(source, path.endsWith('.css'))
  const faults = sentences.flatMap(({ line, text }) =>
    faultsOf({ line, text }).map((fault) => `${path}:${line}: ${fault}: ${text}`),
  )
  return isDocument
    ? [...faults, ...longLines(source).map((line) => `${path}:${line}: longer than ${LONGEST_LINE} characters`)]
    : faults
}

/** Lists the numbers of the lines of a document that are too long: of its text, not of tables, headings and examples. */
function longLines(source: string): number[] {
  let isExample = false
  return source.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) isExample = !isExample
    return line.length > LONGEST_LINE && !isExample && !/^\s*[|#]/.test(line) ? [index + 1] : []
  })
}

function faultsOf({ text }: Sentence): string[] {
  const clauses = text.split(/(?<=[:;]) |, and (?=wh)/)
  const faults = [...matches(words, text), ...clauses.flatMap((clause) => matches(openings, clause))]
  const count = Math.max(...clauses.map((clause) => clause.split(' ').length))
  return count > RULES.longest ? [...faults, `${count} words; ${RULES.longest} are the limit`] : faults
}

/** Lists the faults of a commit message: a long subject, words of the list, words about how the work was done. */
export function commitFaults(message: string): string[] {
  const [subject = ''] = message.split('\n')
  const isGenerated = /^(?:Merge|Revert|fixup!|squash!) /.test(subject)
  const faults = matches([...words, ...process], subject)
  return subject.length > LONGEST_SUBJECT && !isGenerated
    ? [...faults, `the subject has ${subject.length} characters; ${LONGEST_SUBJECT} are the limit`]
    : faults
}

function patterns(rules: Readonly<Record<string, string>>, frame: (pattern: string) => string) {
  return Object.entries(rules).map(([pattern, advice]) => ({ pattern: new RegExp(frame(pattern), 'i'), advice }))
}

function matches(rules: ReturnType<typeof patterns>, text: string): string[] {
  return rules.flatMap(({ pattern, advice }) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`“${found.slice(0, LONGEST_QUOTE)}”, ${advice}`]
  })
}
