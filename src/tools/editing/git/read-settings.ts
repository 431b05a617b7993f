import { readEnvironment, readOrigin } from '../../../base/environment.ts'
import type { Environment } from '../../../base/settings.ts'
import { CONTENT_FOLDER } from '../../../base/vendor-folder.ts'

const HOSTS = { github: 'https://github.com', gitlab: 'https://gitlab.com', gitea: undefined } as const

export type Backend = keyof typeof HOSTS

/** How people sign in: by a token of their own, by an application of the Git host, or through a service that knows its secret. */
export type SignIn = { by: 'token' } | { by: 'application'; id: string } | { by: 'service'; origin: string }

/** Where the editor of the published site reads and writes. */
export type GitSettings = {
  backend: Backend
  /** Origin of the Git host. */
  host: string
  /** `owner/name`; on GitLab with the groups that it is in. */
  repository: string
  branch: string
  /** Folder of the content in the repository; empty when that is all of it. */
  folder: string
  signIn: SignIn
}

const NAME = '[A-Za-z0-9_][\\w.-]*'
const REPOSITORY: Record<Backend, RegExp> = {
  github: new RegExp(`^${NAME}/${NAME}$`),
  gitlab: new RegExp(`^${NAME}(?:/${NAME})+$`),
  gitea: new RegExp(`^${NAME}/${NAME}$`),
}
const PATH = new RegExp(`^${NAME}(?:/${NAME})*$`)
const APPLICATION = /^[\w.-]+$/

/**
 * Reads where the published editor works: `EDITOR_*`. Undefined unless `EDITOR` is `git`; it often names a program that
 * edits texts. Throws an error that lists everything that is missing or malformed.
 */
export function readGitSettings(env: Environment = process.env): GitSettings | undefined {
  const set = readEnvironment(env)
  if (set.EDITOR !== 'git') return undefined
  const faults: string[] = []
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read()
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
  const backend = attempt(() => readBackend(set.EDITOR_BACKEND))
  const host = attempt(() => readHost(backend, readOrigin('EDITOR_HOST', env)))
  const repository = attempt(() => readRepository(backend, set.EDITOR_REPOSITORY))
  const branch = attempt(() => readMatch('EDITOR_BRANCH', set.EDITOR_BRANCH ?? 'main', PATH, 'a branch such as main'))
  const folder = attempt(() => readFolder(set.EDITOR_FOLDER ?? CONTENT_FOLDER))
  const signIn = attempt(() => readSignIn(backend, set.EDITOR_APPLICATION, readOrigin('EDITOR_SIGN_IN', env)))
  if (set.CONTENT_API_URL) faults.push('CONTENT_API_URL is set: content that comes from an API is not edited as files')
  if (!backend || !host || !repository || !branch || folder === undefined || !signIn || faults.length > 0)
    throw new Error(`EDITOR=git cannot publish the editor:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  return { backend, host, repository, branch, folder, signIn }
}

function readBackend(value: string | undefined): Backend {
  const names = Object.keys(HOSTS).join(', ')
  if (value === undefined) throw new Error(`EDITOR_BACKEND is missing; expected one of ${names}`)
  if (!isBackend(value)) throw new Error(`EDITOR_BACKEND is "${value}"; expected one of ${names}`)
  return value
}

function isBackend(value: string): value is Backend {
  return Object.hasOwn(HOSTS, value)
}

function readHost(backend: Backend | undefined, origin: string | undefined): string | undefined {
  const host = origin ?? (backend && HOSTS[backend])
  if (host === undefined && backend)
    throw new Error('EDITOR_HOST is missing; expected the origin of the Git host, such as https://git.example')
  if (host !== undefined) assertSecure('EDITOR_HOST', host)
  return host
}

/** The editor sends what people sign in with over nothing else. */
function assertSecure(name: string, origin: string): void {
  const { protocol, hostname } = new URL(origin)
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Error(`${name} is "${origin}"; expected https, but on this machine`)
}

function readRepository(backend: Backend | undefined, value: string | undefined): string {
  if (value === undefined) throw new Error('EDITOR_REPOSITORY is missing; expected owner/name')
  return readMatch('EDITOR_REPOSITORY', value, REPOSITORY[backend ?? 'gitlab'], 'owner/name')
}

function readFolder(value: string): string {
  return value === '.' ? '' : readMatch('EDITOR_FOLDER', value, PATH, `a folder such as ${CONTENT_FOLDER}, or .`)
}

function readMatch(name: string, value: string, form: RegExp, expected: string): string {
  if (!form.test(value)) throw new Error(`${name} is "${value}"; expected ${expected}`)
  return value
}

function readSignIn(backend: Backend | undefined, id: string | undefined, service: string | undefined): SignIn {
  if (id !== undefined && service !== undefined)
    throw new Error('EDITOR_APPLICATION and EDITOR_SIGN_IN are both set; expected one of them')
  if (id !== undefined) {
    if (backend === 'github')
      throw new Error('EDITOR_APPLICATION has no use with github, which needs a service: EDITOR_SIGN_IN')
    return { by: 'application', id: readMatch('EDITOR_APPLICATION', id, APPLICATION, "an application's id") }
  }
  if (service === undefined) return { by: 'token' }
  if (backend === 'gitea') throw new Error('EDITOR_SIGN_IN has no use with gitea, which needs EDITOR_APPLICATION')
  assertSecure('EDITOR_SIGN_IN', service)
  return { by: 'service', origin: service }
}
