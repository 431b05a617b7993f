import { expect, test } from 'vitest'
import { accessOf, backendOf } from '../../../src/tools/editing/git/backend.ts'
import { readGitSettings } from '../../../src/tools/editing/git/read-settings.ts'
import type { Environment } from '../../../src/base/settings.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'

const GITEA = { EDITOR: 'git', EDITOR_BACKEND: 'gitea', EDITOR_HOST: 'https://git.example', EDITOR_REPOSITORY: 'a/b' }

function read(env: Environment) {
  const settings = readGitSettings(env)
  if (!settings) throw new Error('There is no editor')
  return settings
}

test('only EDITOR=git asks for the editor: others name the program that edits texts', () => {
  for (const EDITOR of [undefined, '', 'vim', '/usr/bin/nano', 'GIT'])
    expect(readGitSettings({ ...GITEA, EDITOR }), EDITOR).toBeUndefined()
})

test('missing settings are reported at once, all of them', () => {
  expect(() => readGitSettings({ EDITOR: 'git' })).toThrow(/EDITOR_BACKEND is missing[^]*EDITOR_REPOSITORY is missing/)
  expect(() => readGitSettings({ ...GITEA, EDITOR_HOST: '' })).toThrow('EDITOR_HOST is missing')
})

test.each<[string, Environment, string]>([
  ['an unknown host', { EDITOR_BACKEND: 'svn' }, 'EDITOR_BACKEND is "svn"; expected one of github, gitlab, gitea'],
  ['a name of every object', { EDITOR_BACKEND: 'toString' }, 'EDITOR_BACKEND is "toString"'],
  ['an address with a path', { EDITOR_HOST: 'https://git.example/x' }, 'EDITOR_HOST is "https://git.example/x"'],
  ['an address that is not secure', { EDITOR_HOST: 'http://git.example' }, 'expected https'],
  ['a header in an address', { EDITOR_HOST: "https://a.example; script-src 'unsafe-inline'" }, 'EDITOR_HOST is'],
  ['a repository without owner', { EDITOR_REPOSITORY: 'b' }, 'EDITOR_REPOSITORY is "b"; expected owner/name'],
  ['a group, which Gitea has not', { EDITOR_REPOSITORY: 'a/b/c' }, 'EDITOR_REPOSITORY is "a/b/c"'],
  ['a way out of the repository', { EDITOR_FOLDER: '../x' }, 'EDITOR_FOLDER is "../x"'],
  ['a folder from the root', { EDITOR_FOLDER: '/x' }, 'EDITOR_FOLDER is "/x"'],
  ['a branch with a space', { EDITOR_BRANCH: 'a b' }, 'EDITOR_BRANCH is "a b"'],
  ['two ways to sign in', { EDITOR_APPLICATION: 'x', EDITOR_SIGN_IN: 'https://s.example' }, 'are both set'],
  ['a service, which Gitea cannot have', { EDITOR_SIGN_IN: 'https://s.example' }, 'has no use with gitea'],
  ['an application on GitHub', { EDITOR_BACKEND: 'github', EDITOR_APPLICATION: 'x' }, 'has no use with github'],
  ['content from an API', { CONTENT_API_URL: 'https://api.example' }, 'CONTENT_API_URL is set'],
])('%s is told', (_name, env, message) => {
  expect(() => readGitSettings({ ...GITEA, ...env })).toThrow(message)
})

test('the editor may call its Git host, and nobody else', () => {
  const gitea = read(GITEA)
  expect(gitea).toMatchObject({ branch: 'main', folder: CONTENT_FOLDER, signIn: { by: 'token' } })
  expect(backendOf(gitea)).toMatchObject({ api_root: 'https://git.example/api/v1', auth_methods: ['token'] })
  expect(accessOf(gitea)).toMatchObject({ calls: ['https://git.example'], opensWindow: false })

  const github = read({ EDITOR: 'git', EDITOR_BACKEND: 'github', EDITOR_REPOSITORY: 'a/b', EDITOR_FOLDER: '.' })
  expect(github.folder).toBe('')
  expect(accessOf(github).calls).toEqual(['https://api.github.com', 'https://www.githubstatus.com'])

  const gitlab = read({ ...GITEA, EDITOR_BACKEND: 'gitlab', EDITOR_REPOSITORY: 'a/b/c', EDITOR_APPLICATION: '1f-2' })
  expect(backendOf(gitlab)).toMatchObject({
    name: 'gitlab',
    repo: 'a/b/c',
    base_url: 'https://git.example',
    auth_type: 'pkce',
    app_id: '1f-2',
  })
  expect(backendOf(gitlab)).not.toHaveProperty('auth_methods')
  expect(accessOf(gitlab)).toMatchObject({ opensWindow: true })

  const enterprise = read({ ...GITEA, EDITOR_BACKEND: 'github', EDITOR_SIGN_IN: 'https://sign-in.example' })
  expect(backendOf(enterprise)).toMatchObject({
    api_root: 'https://git.example/api/v3',
    graphql_api_root: 'https://git.example/api/graphql',
    base_url: 'https://sign-in.example',
  })
})
