/*
 * Run by the publishing pipeline after `npm run build`, `npm run tool -- sbom`: writes which packages the last build ships and what it was made of,
 * signed with the key in PROVENANCE_KEY or PROVENANCE_KEY_FILE. `--verify` checks that with the public key in
 * PROVENANCE_PUBLIC_KEY or PROVENANCE_PUBLIC_KEY_FILE.
 */
import { readKey } from '../src/build/sign-statement.ts'
import { verifySupplyChain, writeSupplyChain } from '../src/build/supply-chain.ts'
import { snapshotOptions } from '../src/content/load-snapshot.ts'
import { formatJson, JSON_FLAG } from '../src/base/command-line/json-output.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { makeEditorPart } from '../src/tools/editing/git/make-editor.ts'
import { readGitSettings } from '../src/tools/editing/git/read-settings.ts'
import { readCacheDir, readEnvironment, readSiteFolders } from '../src/base/environment.ts'

const { values } = readArguments({
  usage: 'npm run tool -- sbom [--verify] [--json]',
  options: { verify: { type: 'boolean', default: false }, ...JSON_FLAG },
})
const root = process.cwd()
const folders = readSiteFolders(root)

try {
  console.log(values.verify ? verify() : await write())
} catch (error) {
  process.exitCode = reportFailure(error)
}

async function write(): Promise<string> {
  const key = readKey('PROVENANCE_KEY', 'private', readEnvironment())
  const content = snapshotOptions(root, process.env, () => {})
  const settings = readGitSettings()
  const editor = settings && (await makeEditorPart(root, content.contentDir, settings)).hash
  const { id, sbom, statement, envelope } = await writeSupplyChain(
    { root, ...folders, cacheDir: readCacheDir(root), content, editor },
    key,
  )
  if (values.json) return formatJson({ id, sbom, statement, ...(key && { envelope }) })
  const written = [sbom, statement, ...(key ? [envelope] : [])].map((path) => `  ${path}`)
  const hint = key ? [] : ['  not signed: PROVENANCE_KEY_FILE is not set']
  return [`Build ${id} is described in`, ...written, ...hint].join('\n')
}

function verify(): string {
  const key = readKey('PROVENANCE_PUBLIC_KEY', 'public', readEnvironment())
  if (!key) throw new Error('Set PROVENANCE_PUBLIC_KEY_FILE to the public key of the signer')
  const { id } = verifySupplyChain(folders.buildsDir, key)
  if (values.json) return formatJson({ id, isVerified: true })
  return `The statement about build ${id} is signed with this key, and its files are those signed`
}
