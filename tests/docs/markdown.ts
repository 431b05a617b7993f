import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import markdownIt from 'markdown-it'

export const ROOT = join(import.meta.dirname, '../..')

/** Folders without documentation of the project: made by tools, or content, which is checked as content. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'builds',
  '.git',
  '.data',
  '.cache',
  '.tsbuild',
  'src/catalogue/data',
])

/** Attributes that lead somewhere. */
const TARGETS = new Set(['href', 'src'])

const parser = markdownIt()
type Token = ReturnType<typeof parser.parse>[number]

/** A Markdown file that documents the project. */
export type MarkdownFile = {
  /** From the project's root. */
  path: string
  text: string
  /** Fragments that a link may name. */
  anchors: ReadonlySet<string>
  /** Targets of links and pictures, as they are written. */
  targets: readonly string[]
  /** What stands in backticks, together what stands in one paragraph or one row of a table. */
  codeSpans: readonly (readonly string[])[]
  /** Lines of blocks of code. */
  codeLines: readonly string[]
}

/** Lists all files of the project, from its root, but those that are made by tools and content. */
export function listFiles(folder = ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = relative(ROOT, join(folder, entry.name))
    if (LEFT_OUT.has(path)) return []
    return entry.isDirectory() ? listFiles(join(ROOT, path)) : [path]
  })
}

/** Reads every Markdown file that documents the project. */
export function readMarkdownFiles(): MarkdownFile[] {
  return listFiles()
    .filter((path) => path.endsWith('.md'))
    .map((path) => readMarkdown(path, readFileSync(join(ROOT, path), 'utf8')))
}

/** Reads what a Markdown file says of other files, and where it can be linked to. */
export function readMarkdown(path: string, text: string): MarkdownFile {
  const blocks = parser.parse(text, {})
  const inline = blocks.flatMap(({ children }) => children ?? [])
  return {
    path,
    text,
    anchors: anchorsOf(blocks),
    targets: inline.flatMap((token) =>
      (token.attrs ?? []).flatMap(([name, value]) => (TARGETS.has(name) ? String(value) : [])),
    ),
    codeSpans: codeSpansOf(blocks),
    codeLines: blocks
      .filter(({ type }) => type === 'fence' || type === 'code_block')
      .flatMap(({ content }) => content.split('\n')),
  }
}

/** The file, from the project's root, and the fragment that a link leads to; undefined for another site. */
export function resolveTarget(from: string, target: string): { path: string; fragment: string } | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) return undefined
  const [file = '', fragment = ''] = decodeURI(target).split('#')
  return { path: file ? normalize(join(dirname(from), file)).replace(/\/$/, '') : from, fragment }
}

function codeSpansOf(blocks: readonly Token[]): string[][] {
  const groups: string[][] = []
  let isInRow = false
  for (const { type, children } of blocks) {
    if (type === 'tr_open' || type === 'tr_close') isInRow = type === 'tr_open'
    if (type === 'tr_open' || (type === 'inline' && !isInRow)) groups.push([])
    const spans = (children ?? []).filter((child) => child.type === 'code_inline')
    groups.at(-1)?.push(...spans.map(({ content }) => content))
  }
  return groups
}

/** The fragments of headings, by the rule of GitHub: lower case, without punctuation, hyphens for spaces, repetitions counted. */
function anchorsOf(blocks: readonly Token[]): ReadonlySet<string> {
  const anchors = new Set<string>()
  for (const [index, { type }] of blocks.entries()) {
    if (type !== 'heading_open') continue
    const words = (blocks[index + 1]?.children ?? []).map(({ content }) => content).join('')
    const slug = words
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-')
    const repetition = [slug, ...Array.from({ length: anchors.size }, (_, count) => `${slug}-${count + 1}`)]
    anchors.add(repetition.find((anchor) => !anchors.has(anchor)) ?? slug)
  }
  return anchors
}
