import { join, resolve, sep } from 'node:path'
import { BASE_PATH } from '#vendor/site.ts'
import { originOf } from './http-origin.ts'
import type { Environment } from './settings.ts'
import { VENDOR_FOLDER } from './vendor-folder.ts'

/** An environment variable with a wrong value: a command ends with this sentence (scripts/run.mjs). */
class SettingError extends Error {
  override name = 'SettingError'
}

/** Throws an error with a readable message if the vendor's base path is not one. The slash at its end may be missing. */
export function assertBase(base: string): void {
  if (/^\/(?:[a-z\d_-]+\/)*(?:[a-z\d_-]+)?$/.test(base)) return
  throw new SettingError(
    `${VENDOR_FOLDER}/site.ts: BASE_PATH is "${base}", expected / or lower-case letters, digits, - and _ between slashes, such as /site/`,
  )
}
// Each command imports this file, and so ends with that sentence before it begins.
assertBase(BASE_PATH)

/**
 * Returns the environment variables that are set. An empty one counts as not set: service files, containers and CI
 * write `NAME=` for unset variables.
 */
export function readEnvironment(env: Environment = process.env): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
}

/** Returns the folders of the built site and of the builds' manifests: `SITE_DIR` and `BUILDS_DIR`. */
export function readSiteFolders(root: string, env: Environment = process.env) {
  const { SITE_DIR, BUILDS_DIR } = readEnvironment(env)
  return { siteDir: resolve(root, SITE_DIR ?? 'dist/client'), buildsDir: resolve(root, BUILDS_DIR ?? 'builds') }
}

/**
 * Returns the folder in which bundles and documents are cached between builds: `BUNDLE_CACHE_DIR`. Throws an error with
 * a readable message if it is outside the project: a bundle finds its libraries in `node_modules` above it.
 */
export function readCacheDir(root: string, env: Environment = process.env): string {
  const { BUNDLE_CACHE_DIR = join('node_modules', '.cache', 'bundle') } = readEnvironment(env)
  const folder = resolve(root, BUNDLE_CACHE_DIR)
  if (folder.startsWith(join(root, sep))) return folder
  throw new SettingError(
    `BUNDLE_CACHE_DIR is "${BUNDLE_CACHE_DIR}"; expected a folder inside the project, such as dist/bundle`,
  )
}

/** Returns the port to listen on: `PORT`. Throws an error with a readable message if it is invalid. */
export function readPort(defaultPort: number, env: Environment = process.env): number {
  const { PORT } = readEnvironment(env)
  if (PORT === undefined) return defaultPort
  const port = Number(PORT)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new SettingError(`PORT is "${PORT}"; expected a number from 0 to 65535`)
}

/**
 * Returns the origin in a variable, or undefined. Throws an error with a readable message if the value is not an
 * address, or more than an origin.
 * @example readOrigin('API_ORIGIN', { API_ORIGIN: 'https://api.example/' }) // 'https://api.example'
 */
export function readOrigin(name: keyof Environment, env: Environment = process.env): string | undefined {
  const value = readEnvironment(env)[name]
  if (value === undefined) return undefined
  const origin = originOf(value)
  // An address without path, query and fragment; the default port is allowed.
  if (origin && new URL(value).href === `${origin}/`) return origin
  throw new SettingError(`${name} is "${value}"; expected an origin such as https://api.example, without a path`)
}
