import { createHash } from 'node:crypto'
import type { BackupKey } from './backup-key.ts'
import type { Contents, Summary } from './manifest-types.ts'
import { isOwnContents, isOwnSummary } from './own-manifest.ts'
import { seal, unseal } from './seal.ts'

const FORMAT = 1

type ManifestFile = { summary: Summary; contents?: Contents; sealed?: string; check: string }

/** Writes a manifest. With a key, the contents are encrypted, and the summary cannot be changed without being noticed. */
export function writeManifest(summary: Summary, contents: Contents, key: BackupKey | undefined): Buffer {
  const kept = key
    ? { summary, sealed: seal(key, JSON.stringify(summary), Buffer.from(JSON.stringify(contents))).toString('base64') }
    : { summary, contents }
  return Buffer.from(JSON.stringify({ ...kept, check: checkOf(kept) } satisfies ManifestFile))
}

/** Reads the summary of a manifest. Throws if it is damaged, or of another format. */
export function readSummary(name: string, text: Buffer): Summary {
  return parse(name, text).summary
}

/** Reads the contents of a manifest. Throws if it is damaged, or if the key is not the one that it was written with. */
export function readContents(name: string, text: Buffer, key: BackupKey | undefined): Contents {
  const { summary, contents, sealed } = parse(name, text)
  if (summary.keyId === null && key)
    throw new Error(`${name} is not encrypted, and BACKUP_KEY is set. To use this backup, unset BACKUP_KEY.`)
  if (summary.keyId !== null && !key)
    throw new Error(`${name} is encrypted: set BACKUP_KEY to the key that it was made with`)
  if (!key) return contents && isOwnContents(name, contents) ? contents : damaged(name)
  if (summary.keyId !== key.id)
    throw new Error(`${name} was made with another BACKUP_KEY: its key has the id ${summary.keyId}, this one ${key.id}`)
  try {
    // Written by writeManifest: nobody else has the key.
    return JSON.parse(unseal(key, JSON.stringify(summary), Buffer.from(sealed ?? '', 'base64')).toString()) as Contents
  } catch {
    return damaged(name)
  }
}

function parse(name: string, text: Buffer): ManifestFile {
  const file = parseJson(text)
  if (!file) return damaged(name)
  const { check, ...kept } = file
  if (check !== checkOf(kept)) return damaged(name)
  if (kept.summary?.format !== FORMAT)
    throw new Error(`${name} has format ${kept.summary?.format}, this program knows ${FORMAT}: use a newer program`)
  if (kept.summary.id !== name)
    throw new Error(`backups/${name} has the backup ${kept.summary.id}: rename it so, or move it to another place`)
  if (!isOwnSummary(kept.summary)) return damaged(name)
  return file
}

function parseJson(text: Buffer): ManifestFile | undefined {
  try {
    // Anything else has no valid check.
    return JSON.parse(text.toString()) as ManifestFile
  } catch {
    return undefined
  }
}

function checkOf(kept: Omit<ManifestFile, 'check'>): string {
  return createHash('sha256').update(JSON.stringify(kept)).digest('hex')
}

function damaged(name: string): never {
  throw new Error(`The manifest of ${name} is damaged: use another backup`)
}
