import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { RUN } from '../start-process.ts'

export const ROOT = join(import.meta.dirname, '../..')
/** Shared by all builds of the tests, so that code is bundled once. Below the project, so that a bundle can import libraries. */
export const BUNDLE_CACHE_DIR = join(ROOT, 'node_modules/.cache/test-bundle')

/** The folders of a build. `parent` contains only the site and the temporary folders of builds. */
export type Folders = { contentDir: string; parent: string; siteDir: string; buildsDir: string }

export type BuildResult = { code: number | null; stdout: string; stderr: string }

/** Returns the folders of a build below one folder. */
export function foldersIn(folder: string): Folders {
  const parent = join(folder, 'dist')
  return {
    contentDir: join(folder, 'content'),
    parent,
    siteDir: join(parent, 'client'),
    buildsDir: join(folder, 'builds'),
  }
}

/** Copies a site with its record, its manifests and its content to another folder, for changes. */
export function copyOf(site: Folders, folder: string): Folders {
  const folders = foldersIn(folder)
  for (const name of ['siteDir', 'buildsDir', 'contentDir'] as const)
    cpSync(site[name], folders[name], { recursive: true })
  // The other output of the build is beside the site.
  cpSync(site.parent, folders.parent, { recursive: true, filter: (source) => source !== site.siteDir })
  return folders
}

/** Starts `scripts/build.ts` in a child process, without the test runner's environment. */
export function startBuild(
  folders: Folders,
  environment: Record<string, string> = {},
  args: readonly string[] = [],
  root = ROOT,
): { child: ChildProcess; result: Promise<BuildResult> } {
  const child = spawn(process.execPath, [RUN, 'scripts/build.ts', ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      CONTENT_DIR: folders.contentDir,
      SITE_DIR: folders.siteDir,
      BUILDS_DIR: folders.buildsDir,
      BUNDLE_CACHE_DIR,
      // Documents take longer than everything else together; tests that need them enable them.
      DOCUMENTS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const result = new Promise<BuildResult>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
  return { child, result }
}

/** Resolves once a condition holds; rejects if the build ends before. */
export async function until(holds: () => boolean, build: Promise<unknown>): Promise<void> {
  let hasEnded = false
  void build.then(() => (hasEnded = true))
  while (!holds()) {
    if (hasEnded) throw new Error('The build ended before it could be stopped')
    await wait(1)
  }
}

/** Builds, and resolves when the build has ended, successfully or not. */
export function runBuild(folders: Folders, environment?: Record<string, string>, root?: string): Promise<BuildResult> {
  return startBuild(folders, environment, [], root).result
}

/** Builds, and throws the build's output if it fails. */
export async function mustBuild(folders: Folders, environment?: Record<string, string>): Promise<BuildResult> {
  const result = await runBuild(folders, environment)
  if (result.code !== 0) throw new Error(`The build ended with ${result.code}:\n${result.stdout}${result.stderr}`)
  return result
}

/** Lists the files of a folder by address, `/en/index.html`, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .sort()
}

/** Returns the SHA-256 of a text or of bytes, hexadecimal. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Returns the SHA-256 of each file of a folder, by address. */
export function fingerprint(folder: string): Record<string, string> {
  return Object.fromEntries(filesIn(folder).map((path) => [path, sha256(readFileSync(join(folder, path)))]))
}
