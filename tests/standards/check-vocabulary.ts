import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../build/run-build.ts'
import type { Fault } from './group-faults.ts'

/** A JSON-LD block and its page. */
export type Block = { page: string; block: Readonly<Record<string, unknown>> }

const CACHE = join(ROOT, 'node_modules/.cache')
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')
const OPTIONS =
  '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --ignoreConfig --pretty false'
const ERROR = /\((\d+),\d+\): error TS\d+: (.*)$/gm

/**
 * Checks blocks against schema.org's vocabulary: whether each type exists, has each property, and accepts its value.
 * schema-dts is that vocabulary as types, and TypeScript's own compiler checks the built blocks, independent of the
 * builders' types. Blocks that differ only in their texts are checked once, because the compiler takes a tenth of a
 * second for each.
 */
export function checkVocabulary(blocks: readonly Block[]): Fault[] {
  const pagesOf = new Map<string, string[]>()
  for (const { page, block } of blocks) {
    const source = sourceOf(block)
    pagesOf.set(source, [...(pagesOf.get(source) ?? []), page])
  }
  const sources = [...pagesOf.keys()]
  const lines = sources.flatMap((source) => source.split('\n').map((line) => ({ line: line.trim(), source })))
  return compile(lines.map(({ line }) => line)).flatMap(({ at, message }) => {
    const found = lines[at]
    if (!found) return [{ page: 'TypeScript', what: message }]
    const [, type = ''] = /schema\.(\w+)>/.exec(found.source) ?? []
    return (pagesOf.get(found.source) ?? []).map((page) => ({ page, what: `${type}: ${found.line} ${message}` }))
  })
}

function sourceOf(block: Readonly<Record<string, unknown>>): string {
  const type = String(block['@type'])
  // Another name could not be written in the source; as a type it is equally unknown.
  const name = /^\w+$/.test(type) ? type : 'unknown_type'
  return `export const block: schema.WithContext<schema.${name}> = ${JSON.stringify(shapeOf(block), null, 1)}`
}

/** Reduces a value to what the compiler checks: all texts become the same, and a list keeps one item of each shape. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('https://schema.org/') ? value : 'text'
  if (typeof value === 'number') return 1
  if (Array.isArray(value))
    return [...new Map(value.map(shapeOf).map((shape) => [JSON.stringify(shape), shape])).values()]
  if (typeof value !== 'object' || value === null) return value
  const isName = (key: string) => key === '@type' || key === '@context'
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, isName(key) ? inner : shapeOf(inner)]))
}

function compile(lines: readonly string[]): { at: number; message: string }[] {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'json-ld-'))
  const file = join(folder, 'blocks.ts')
  let count = 0
  // Each block gets a unique name.
  const named = lines.map((line) => line.replace(/^export const block\b/, () => `export const block${count++}`))
  writeFileSync(file, [`import type * as schema from 'schema-dts'`, ...named].join('\n'))
  const { stdout, status } = spawnSync(process.execPath, [TSC, ...OPTIONS.split(' '), '--types', '', file], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const errors = [...stdout.matchAll(ERROR)].map(([, line, message = '']) => ({ at: Number(line) - 2, message }))
  if (status !== 0 && errors.length === 0) throw new Error(`TypeScript ended with ${status}: ${stdout}`)
  return errors
}
