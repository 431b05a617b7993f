import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'

const FRAME = /https?:\/\/[^/\s]+(\/[^\s():?]+)(?:\?[^\s():]*)?:(\d+):(\d+)/g

/** Replaces the addresses of a browser's stack by the files, lines and columns that they were made of. */
export async function mapBrowserStack(stack: string, vite: ViteDevServer): Promise<string> {
  const mapped = new Map<string, string>()
  for (const [frame, path = '', line, column] of stack.matchAll(FRAME)) {
    if (!mapped.has(frame)) mapped.set(frame, await mapFrame(path, Number(line), Number(column), vite))
  }
  return stack.replaceAll(FRAME, (frame) => mapped.get(frame) ?? frame)
}

async function mapFrame(path: string, line: number, column: number, vite: ViteDevServer): Promise<string> {
  const file = join(vite.config.root, path)
  const map = (await vite.transformRequest(path).catch(() => null))?.map
  // Vite's maps are of version 3, as Node takes them, whose lines and columns count from 0.
  const entry =
    map && 'version' in map && new SourceMap(map as unknown as SourceMapPayload).findEntry(line - 1, column - 1)
  if (!entry || !('originalLine' in entry)) return `${file}:${line}:${column}`
  return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}
