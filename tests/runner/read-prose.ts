/** A sentence of a comment, a document, a message or the name of a test, and the line it begins on. */
export type Sentence = { line: number; text: string }

type Passage = { line: number; text: string }

// In order: a regular expression after an operator, a quoted string, a template, a block comment, a line comment.
const TOKENS =
  /(?<=[=(,:!&|?;[]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
const MESSAGE =
  /\b(?:test|it|describe|console|log|\w*Error)(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)*\(\s*(?:\{[^{}]*\},\s*)?(['"`])((?:\\.|(?!\1)[^\\])+)\1/g

/** Sentences of the comments, the names of tests, log lines and errors in TypeScript, JavaScript or CSS. */
export function readSource(source: string, isStyle = false): Sentence[] {
  const passages: Passage[] = []
  let end = -1
  for (const { 0: token, index } of source.matchAll(isStyle ? /\/\*[\s\S]*?\*\//g : TOKENS)) {
    if (!/^\/[*/]/.test(token) || /^\/\/ (?:@ts|biome|oxlint|#)/.test(token)) continue
    const text = token.replace(/^\/\*+|\*+\/$|^\/\/+/g, '').replaceAll(/\n\s*\* ?/g, '\n')
    const last = passages.at(-1)
    const follows = token.startsWith('//') && last && /^\n[ \t]*$/.test(source.slice(end, index))
    if (follows) last.text += `\n${text}`
    else passages.push({ line: lineOf(source, index), text })
    end = token.startsWith('//') ? index + token.length : -1
  }
  const names = isStyle ? [] : source.matchAll(MESSAGE)
  for (const { 2: name = '', index } of names) passages.push({ line: lineOf(source, index), text: name })
  return passages.flatMap(split)
}

/** Sentences of a Markdown document: paragraphs, list items, headings and cells of tables, without blocks of code. */
export function readMarkdown(source: string): Sentence[] {
  const passages: Passage[] = []
  let isCode = false
  let isOpen = false
  for (const [index, row] of source.split('\n').entries()) {
    const isFence = /^\s*```/.test(row)
    if (isFence) isCode = !isCode
    // A block of code without fences.
    if (!isOpen && row.startsWith('    ')) continue
    const text = row.trim()
    const last = passages.at(-1)
    if (isFence || isCode || text === '') isOpen = false
    else if (text.startsWith('|'))
      passages.push(...text.split(/(?<!\\)\|/).map((cell) => ({ line: index + 1, text: cell })))
    else if (last && isOpen && !/^(?:[-*#>]|\d+\.)\s/.test(text)) last.text += `\n${text}`
    else passages.push({ line: index + 1, text: text.replace(/^(?:[-*#>]+|\d+\.)\s+/, '') })
    isOpen = !isFence && !isCode && text !== '' && !/^[|#]/.test(text)
  }
  return passages.flatMap(split)
}

function split({ line, text }: Passage): Sentence[] {
  const sentences: Sentence[] = []
  // Code, addresses and the targets of links count as one word, and their full stops end nothing.
  const plain = text.replaceAll(/`[^`]*`/g, '`…`').replaceAll(/\]\([^)]*\)/g, ']')
  let at = 0
  for (const part of plain.split(/(?<=[.?!]["”)*]*)\s+|\n\s*\n|\n(?: {2,}|\s*(?:@\w+|[-*]|npm run)\s)/)) {
    const words = part.replaceAll(/\s+/g, ' ').trim()
    at = plain.indexOf(part, at)
    if (words !== '') sentences.push({ line: line - 1 + lineOf(plain, at + part.search(/\S/)), text: words })
    at += part.length
  }
  return sentences
}

function lineOf(source: string, index: number) {
  return source.slice(0, index).split('\n').length
}
