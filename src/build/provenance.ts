import type { BuildManifest } from '../base/manifest/manifest.ts'
import { EDITABLE } from '../base/response-rules.ts'
import { sha256 } from '../base/sha256.ts'
import { SITE } from '#vendor/site.ts'

/** The sources and tools of a build. */
export type ProvenanceInput = {
  /** SHA-256 of the lock file, and of the content as it was read. */
  lockHash: string
  contentHash: string
  /** Hash of the code as the build id has it (`hashCode`). */
  codeHash: string
  /** The commit that is checked out; undefined without Git. */
  commit: { id: string; isChanged: boolean } | undefined
  /** Versions of the tools, by name. */
  tools: Readonly<Record<string, string>>
}

/** Bytes of the files that a build wrote about itself. */
export type Written = { manifest: Buffer; sbom: string }

/**
 * States in in-toto's layout, with SLSA's predicate, which inputs and tools a build was made of. Subjects are the
 * manifest, which has the time of the build, the list of its files, which has not, and the list of packages. The same
 * build gives the same bytes.
 */
export function describeProvenance(build: BuildManifest, { manifest, sbom }: Written, from: ProvenanceInput): string {
  const { id, files, withoutDocuments = false } = build
  const { commit } = from
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      { name: `builds/meta/${id}.json`, digest: { sha256: sha256(manifest) } },
      { name: 'files', digest: { sha256: hashFiles(files) } },
      { name: `builds/meta/${id}.cdx.json`, digest: { sha256: sha256(Buffer.from(sbom)) } },
    ],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${SITE.origin}/builds/npm-run-build/v1`,
        externalParameters: { documents: !withoutDocuments },
        resolvedDependencies: [
          { name: 'package-lock.json', digest: { sha256: from.lockHash } },
          { name: 'content', digest: { sha256: from.contentHash } },
          { name: 'code', digest: { buildCode: from.codeHash } },
          ...(commit
            ? [{ name: 'git', digest: { gitCommit: commit.id }, annotations: { hasOtherChanges: commit.isChanged } }]
            : []),
        ],
      },
      runDetails: {
        builder: { id: `${SITE.origin}/builds/npm-run-build`, version: from.tools },
        metadata: { invocationId: id },
      },
    },
  }
  return `${JSON.stringify(statement, null, 1)}\n`
}

/** Hashes the list of a build's files; the one that is edited on the host counts by its name. */
function hashFiles(files: BuildManifest['files']): string {
  return sha256(Buffer.from(files.map(({ path, hash }) => `${path === EDITABLE ? '' : hash} ${path}\n`).join('')))
}
