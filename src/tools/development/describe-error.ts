import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentError } from '../../content/faults.ts'
import { findJsonFault } from '../../content/sources/json-fault.ts'
import { codeFrame } from './code-frame.ts'
import { describeContentError } from './describe-content-error.ts'
import type { DevFault } from './dev-fault.ts'

type Folders = { root: string; contentDir: string }

/** The fields that Vite and its plugins add to the errors of files that cannot be transformed. */
type TransformError = Error & Partial<Pick<DevFault, 'id' | 'loc' | 'frame' | 'plugin'>>

const FRAME = /\(?((?:file:\/\/)?\/[^():]+):(\d+):(\d+)\)?$/gm

/** Describes an error for Vite's overlay, with its place in the project's own files, where one is known. */
export function describeError(cause: unknown, { root, contentDir }: Folders): DevFault {
  if (cause instanceof ContentError) return describeContentError(cause, contentDir)
  const error: TransformError = cause instanceof Error ? cause : new Error(String(cause))
  const id = error.id?.split('?')[0]
  if (id?.endsWith('.json') && existsSync(id)) {
    const described = describeJsonFile(id, root)
    if (described) return described
  }
  const { message, stack = '', plugin, loc, frame } = error
  if (loc && frame) return { message, stack, frame, loc, ...(id && { id }), ...(plugin && { plugin }) }
  return { message, stack, ...placeIn(stack, root) }
}

/** Tells where a file of words is no JSON; undefined when it is. */
function describeJsonFile(file: string, root: string): DevFault | undefined {
  const text = readFileSync(file, 'utf8')
  const fault = findJsonFault(text)
  if (!fault) return undefined
  const { line, column, found, expected } = fault
  return {
    message: `${relative(root, file)}:${line}:${column}: found ${found || 'nothing'}, expected ${expected} (valid JSON)`,
    stack: '',
    id: file,
    loc: { file, line, column },
    frame: codeFrame(text, line, column),
  }
}

/** The first place of a stack that is in the project's own files, with the lines around it. */
function placeIn(stack: string, root: string): Pick<DevFault, 'id' | 'loc' | 'frame'> {
  for (const [, path = '', line, column] of stack.matchAll(FRAME)) {
    const file = path.startsWith('file:') ? fileURLToPath(path) : path
    if (!file.startsWith(join(root, '/')) || file.includes('/node_modules/') || !existsSync(file)) continue
    const loc = { file, line: Number(line), column: Number(column) }
    return { id: file, loc, frame: codeFrame(readFileSync(file, 'utf8'), loc.line, loc.column) }
  }
  return {}
}
