import type { MarkdownFile } from './markdown.ts'

/** A command in a document: the script of package.json, and its flags. */
export type NamedCommand = { path: string; script: string; flags: readonly string[] }

const COMMAND = /\bnpm (?:run ([\w:.-]+)|(start|test)\b)([^`#|&]*)/g
const FLAG = /(?<=\s)--[a-z][\w-]*/g

/**
 * Lists the npm commands in backticks and in code blocks. A flag in backticks of its own belongs to the previous
 * command in its paragraph or table row. `npm run a|b` counts as the first script only.
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
