import { spawnSync } from 'node:child_process'

/** Finds a font with the characters of the Chinese pages; systems other than Linux have one. */
export function findFont(): string | undefined {
  if (process.platform !== 'linux') return `of ${process.platform}`
  const { stdout } = spawnSync('fc-list', [':lang=zh-tw', 'file'], { encoding: 'utf8' })
  return stdout?.split(':')[0]?.trim() || undefined
}
