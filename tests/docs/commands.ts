import type { MarkdownFile } from './markdown.ts'

/** A command that a document names: the script of package.json, and the flags behind it. */
export type NamedCommand = { path: string; script: string; flags: readonly string[] }

const COMMAND = /\bnpm (?:run ([\w:.-]+)|(start|test)\b)([^`#|&]*)/g
const FLAG = /(?<=\s)--[a-z][\w-]*/g

/**
 * Lists the commands of npm that stand in backticks and in blocks of code. A flag in backticks of its own belongs to the last command
 * before it in its paragraph or row. `npm run a|b` names one script only: the first.
 */
export function namedCommands({ path, codeSpans, codeLines }: MarkdownFile): NamedCommand[] {
  const commandsIn = (code: string): NamedCommand[] =>
    [...code.matchAll(COMMAND)].map(([, script, own, rest = '']) => {
      return { path, script: script ?? own ?? '', flags: rest.match(FLAG) ?? [] }
    })
  return [...codeSpans, ...codeLines.map((line) => [line])].flatMap((group) => {
    const commands: NamedCommand[] = []
    for (const code of group) {
      const last = commands.at(-1)
      if (last && code.startsWith('--')) commands.push({ ...last, flags: ` ${code}`.match(FLAG) ?? [] })
      else commands.push(...commandsIn(code))
    }
    return commands
  })
}
