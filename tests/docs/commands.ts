import type { MarkdownFile } from './markdown.ts'

/** A command that a document names: the script of package.json, and the flags behind it. */
export type NamedCommand = { path: string; script: string; flags: readonly string[] }

const COMMAND = /\bnpm (?:run ([\w:.-]+)|(start|test)\b)([^`#|&]*)/g
const FLAG = /(?<=\s)--[a-z][\w-]*/g

/** Lists the commands of npm that stand in backticks and in blocks of code. `npm run a|b` names one script only: the first. */
export function namedCommands({ path, codeSpans, codeLines }: MarkdownFile): NamedCommand[] {
  return [...codeSpans, ...codeLines].flatMap((code) =>
    [...code.matchAll(COMMAND)].map(([, script, own, rest = '']) => ({
      path,
      script: script ?? own ?? '',
      flags: rest.match(FLAG) ?? [],
    })),
  )
}
