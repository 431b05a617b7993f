import type { EditorAccess } from '../../../base/manifest/manifest.ts'
import type { Backend, GitSettings } from './read-settings.ts'

/** Where the editor asks whether a Git host has a failure. */
const STATUS: Record<Backend, readonly string[]> = {
  github: ['https://www.githubstatus.com'],
  gitlab: ['https://status-api.hostedstatus.com'],
  gitea: [],
}
/** Where pictures of people are. */
const PICTURES: Record<Backend, readonly string[]> = {
  github: ['https://avatars.githubusercontent.com'],
  gitlab: ['https://secure.gravatar.com'],
  gitea: ['https://secure.gravatar.com'],
}

/** Returns the part of the editor's configuration that says where it works. */
export function backendOf(settings: GitSettings): Record<string, unknown> {
  const { backend, host, repository, branch, signIn } = settings
  const root = apiRoot(settings)
  return {
    name: backend,
    repo: repository,
    branch,
    api_root: root,
    ...(backend === 'github' && { graphql_api_root: root.replace(/\/v3$/, '/graphql') }),
    ...(signIn.by === 'token' && { auth_methods: ['token'] }),
    ...(signIn.by === 'application' && { base_url: host, app_id: signIn.id }),
    ...(signIn.by === 'application' && backend === 'gitlab' && { auth_type: 'pkce' }),
    ...(signIn.by === 'service' && { base_url: signIn.origin }),
  }
}

/** Returns what the page of the editor may do, for its content security policy. */
export function accessOf(settings: GitSettings): EditorAccess {
  const { backend, host, signIn } = settings
  const api = new URL(apiRoot(settings)).origin
  return {
    calls: unique([api, ...(signIn.by === 'application' ? [host] : []), ...STATUS[backend]]),
    pictures: unique([host, ...PICTURES[backend]]),
    opensWindow: signIn.by !== 'token',
  }
}

function apiRoot({ backend, host }: GitSettings): string {
  if (backend === 'gitea') return `${host}/api/v1`
  if (backend === 'gitlab') return `${host}/api/v4`
  return host === 'https://github.com' ? 'https://api.github.com' : `${host}/api/v3`
}

function unique(origins: readonly string[]): string[] {
  return [...new Set(origins)]
}
