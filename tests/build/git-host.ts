import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** One file of a commit, as the API of Gitea takes it. */
export type CommittedFile = { operation: string; path: string; content: string; sha?: string | undefined }
export type Commit = { branch: string; message: string; files: CommittedFile[] }

/** A Git host with one repository, `owner/name`, which one token opens. */
export type GitHost = {
  origin: string
  /** The commits, the newest last, with the text of each file. */
  commits: Commit[]
  /** The files of the branch by path. */
  files: Map<string, string>
  close: () => void
}

type Answer = { status?: number; body: unknown }
type Asked = { path: string; query: URLSearchParams; body: unknown }

/** Files in one answer. */
const MOST_FILES = 100

/**
 * Starts a server with those parts of the API of Gitea 1.24 that an editor uses, under the same rules: the caller must
 * be known, a changed file must be the one that was read, a new one must not exist.
 */
export async function startGitHost(files: ReadonlyMap<string, string>, token: string): Promise<GitHost> {
  const host: GitHost = { origin: '', commits: [], files: new Map(files), close: () => undefined }
  const server = createServer((request, response) => {
    void answer(host, token, request).then(({ status = 200, body }) => send(response, status, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host.close = () => void (server.closeAllConnections(), server.close())
  const address = server.address()
  host.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return host
}

async function answer(host: GitHost, token: string, request: IncomingMessage): Promise<Answer> {
  if (request.method === 'OPTIONS') return { status: 204, body: undefined }
  if (request.headers.authorization !== `token ${token}`) return { status: 401, body: { message: 'token is required' } }
  const { pathname, searchParams } = new URL(request.url ?? '/', host.origin)
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  const path = decodeURIComponent(pathname).replace(/^\/api\/v1/, '')
  return route(host, `${request.method} ${path}`, {
    path,
    query: searchParams,
    body: text ? JSON.parse(text) : undefined,
  })
}

function route(host: GitHost, called: string, { query, body }: Asked): Answer {
  const head = `commit-${host.commits.length}`
  switch (called) {
    case 'GET /version':
      return { body: { version: '1.24.6' } }
    case 'GET /user':
      return {
        body: { id: 1, login: 'mei', full_name: 'Mei Lin', email: 'mei@site.example', avatar_url: '', html_url: '' },
      }
    case 'GET /repos/owner/name':
      return { body: { default_branch: 'main', permissions: { pull: true, push: true } } }
    case 'GET /repos/owner/name/branches/main':
      return { body: { commit: { id: head, message: host.commits.at(-1)?.message ?? 'First' } } }
    case `GET /repos/owner/name/git/trees/${head}`:
      return { body: { tree: query.get('page') === '1' ? listTree(host) : [], truncated: false } }
    case 'GET /settings/api':
      return { body: { default_paging_num: MOST_FILES, max_response_items: MOST_FILES } }
    case 'GET /repos/owner/name/commits':
      return { body: [] }
    case 'POST /repos/owner/name/file-contents':
      return { body: (body as { files: string[] }).files.map((path) => describe(path, host.files.get(path))) }
    case 'POST /repos/owner/name/contents':
      return commit(host, body as Commit)
    default:
      return { status: 404, body: { message: `${called} is not there` } }
  }
}

function listTree({ files }: GitHost) {
  return [...files].map(([path, text]) => ({ path, type: 'blob', sha: blobSha(text), size: Buffer.byteLength(text) }))
}

function describe(path: string, text: string | undefined) {
  if (text === undefined) return null
  return { path, sha: blobSha(text), encoding: 'base64', content: Buffer.from(text).toString('base64') }
}

function commit(host: GitHost, { branch, message, files }: Commit): Answer {
  const decoded = files.map((file) => ({ ...file, content: Buffer.from(file.content, 'base64').toString('utf8') }))
  for (const { operation, path, sha } of decoded) {
    const now = host.files.get(path)
    if (operation === 'create' ? now !== undefined : now === undefined || blobSha(now) !== sha)
      return { status: 422, body: { message: `${path} is another file` } }
  }
  for (const { operation, path, content } of decoded)
    if (operation === 'delete') host.files.delete(path)
    else host.files.set(path, content)
  host.commits.push({ branch, message, files: decoded })
  const sha = `commit-${host.commits.length}`
  const written = decoded.map(({ path, content }) => ({ path, sha: blobSha(content) }))
  return { status: 201, body: { commit: { sha, created: '2026-01-01T00:00:00Z' }, files: written } }
}

/** The name that Git gives to a content. */
function blobSha(text: string): string {
  const content = Buffer.from(text)
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*, authorization',
    'access-control-allow-methods': 'GET, POST',
  })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}
