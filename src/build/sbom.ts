import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Bytes: 200 packages take about 300 KB. */
const MAX_OUTPUT = 64 * 1024 * 1024

/** The fields that are read of a CycloneDX document. */
type Bom = {
  serialNumber?: string
  metadata: { timestamp?: string; component: { name: string } }
  components: { 'bom-ref': string }[]
}

/**
 * Lists the packages that site and server are made of, as they are installed here, in CycloneDX's JSON. The same
 * packages give the same bytes with the same npm: the time, the random serial number and the name of the folder, which
 * npm writes, are left out.
 */
export async function makeSbom(root: string, name: string): Promise<string> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev']
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: MAX_OUTPUT }).catch(
    (error: unknown) => {
      const { stderr = '' } = error as { stderr?: string }
      throw new Error(`npm sbom failed: ${stderr.trim()}\nThe packages must be those of the lock file: npm ci`)
    },
  )
  // Written by npm.
  const { serialNumber: _, ...bom } = JSON.parse(stdout) as Bom
  const { timestamp: __, component, ...metadata } = bom.metadata
  const components = bom.components.toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
  const reproducible = { ...bom, metadata: { ...metadata, component: { ...component, name } }, components }
  return `${JSON.stringify(reproducible, null, 1)}\n`
}
