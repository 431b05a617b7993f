import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHECK_NAMES } from '../runner/checks.ts'
import { type MarkdownFile, ROOT } from './markdown.ts'

/** A command that people run. */
export type Command = {
  /** The words after `npm run`: `build`, `bench -- lists`. */
  name: string
  /** Those of `scripts/run.mjs`; none for a program of node_modules. */
  args?: readonly string[]
}
/** A command in a document, by its name, and its flags. */
export type NamedCommand = { path: string; name: string; flags: readonly string[] }

const COMMAND = /\bnpm (?:run ([a-z](?:[\w:.-]*\w)?)|(start|test)\b)((?:(?!\bnpm )[^`#|&\n])*)/g
const FLAG = /(?<=\s)--[a-z][\w-]*/g
/** The words behind two hyphens, up to the first flag or value. */
const WORDS = /^ --((?: [a-z](?:[\w:-]*\w)?)+)/

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** Lists the scripts of package.json. */
export function listScripts(): Command[] {
  return Object.entries(scripts).map(([name, line]) => {
    const [, args] = /^(?:exec )?node scripts\/run\.mjs (.+)$/.exec(line) ?? []
    return { name, ...(args && { args: args.split(' ') }) }
  })
}

/** Lists what the scripts that take a name run: `bench -- lists`, `tool -- map`. */
export function listNamed(): Command[] {
  return listScripts().flatMap(({ name, args = [] }) => {
    if (args[0] !== '--in') return []
    const said = execFileSync(process.execPath, ['scripts/run.mjs', ...args, '--help'], { cwd: ROOT, encoding: 'utf8' })
    const names = said.trim().replace('There are: ', '').split(', ')
    return names.map((one) => ({ name: `${name} -- ${one}`, args: [...args, one] }))
  })
}

/** Returns a function that tells whether there is a command of a name. */
export function commandFinder(): (name: string) => boolean {
  const checks = CHECK_NAMES.map((check) => ({ name: `check -- ${check}` }))
  const names = new Set([...listScripts(), ...listNamed(), ...checks].map(({ name }) => name))
  return (name) => names.has(name)
}

/** Lists the npm commands in a text; of alternatives, `start|stop`, the first one only. */
export function commandsIn(text: string): { name: string; flags: readonly string[] }[] {
  return [...text.matchAll(COMMAND)].flatMap(([, script, own, rest = '']) => {
    const flags = rest.match(FLAG) ?? []
    return namesOf(script ?? own ?? '', WORDS.exec(rest)?.[1]?.trim().split(' ') ?? []).map((name) => ({ name, flags }))
  })
}

/** A check has several names, a measurement and a tool one; those of all others are arguments. */
function namesOf(script: string, words: readonly string[]): string[] {
  const count = { check: words.length, bench: 1, tool: 1 }[script] ?? 0
  const names = words.slice(0, count).map((word) => `${script} -- ${word}`)
  return names.length > 0 ? names : [script]
}

/**
 * Lists the npm commands in backticks and in code blocks. A flag in backticks of its own belongs to the previous
 * command in its paragraph or table row.
 */
export function namedCommands({ path, codeSpans, codeLines }: MarkdownFile): NamedCommand[] {
  return [...codeSpans, ...codeLines.map((line) => [line])].flatMap((group) => {
    const commands: NamedCommand[] = []
    for (const code of group) {
      const last = commands.at(-1)
      if (last && code.startsWith('--')) commands.push({ ...last, flags: ` ${code}`.match(FLAG) ?? [] })
      else commands.push(...commandsIn(code).map((command) => ({ path, ...command })))
    }
    return commands
  })
}
