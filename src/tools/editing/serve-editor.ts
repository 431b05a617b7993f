import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { visibilityOf, type SnapshotOptions } from '../../content/load-snapshot.ts'
import { readStatus } from '../../content/status/content-status.ts'
import { type Locale, LOCALES } from '../../base/i18n/locale.ts'
import { localisePath, splitAddress } from '../../base/i18n/localised-path.ts'
import { NoPhotoError } from './accept-photo.ts'
import { refusalOf } from './admit-request.ts'
import { readAppFile } from './app-files.ts'
import { checkContent } from './check-content.ts'
import { makeConfig, MAX_PHOTO_BYTES } from './cms-config.ts'
import { openContentFolder, RefusedError } from './content-folder.ts'
import { EDIT, EDIT_PATH, type Checked, type Listing, STATUS_PART } from './edit-path.ts'
import { EDITOR_CSP, writeEditorDocument } from './editor-document.ts'
import { editorWords } from './field-words.ts'
import { findFindings } from './find-findings.ts'
import { listLinkTargets } from './link-targets.ts'
import { writeStatusDocument } from './status-document.ts'
import { readVocabulary } from './read-vocabulary.ts'
import { removeUnfinished } from './write-files.ts'

/** The editor of the content, on `/__edit` of the development server. */
export type Editor = {
  /** Answers a request for the editor or a part of it. Returns false for every other. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Checks the content again and notifies the editor's pages. */
  check: () => Promise<void>
  close: () => void
}

type Refusal = keyof ReturnType<typeof editorWords>['refused']

const STATUS: Record<Refusal, number> = {
  place: 403,
  changed: 412,
  exists: 412,
  unreadable: 409,
  form: 400,
  photo: 415,
  tooLarge: 413,
  failed: 500,
}

/** Serves the editor. Its files are below the content folder of `options`. */
export function createEditor(options: SnapshotOptions): Editor {
  const { contentDir } = options
  removeUnfinished(contentDir)
  const folder = openContentFolder(contentDir)
  const token = randomBytes(24).toString('base64url')
  const listeners = new Map<ServerResponse, Locale>()
  let last: Awaited<ReturnType<typeof checkContent>> | undefined
  let turn: Promise<unknown> = Promise.resolve()

  const notify = (response: ServerResponse, locale: Locale): void => {
    if (!last) return
    const checked: Checked = {
      findings: [
        ...findFindings(last.faults, true, contentDir, locale),
        ...findFindings(last.warnings, false, contentDir, locale),
      ],
      unreadable: folder.list().unreadable.map(({ path }) => ({ path, reason: editorWords(locale).reasons.json })),
    }
    response.write(`data: ${JSON.stringify(checked)}\n\n`)
  }
  const check = async (): Promise<void> => {
    last = await checkContent(options, 'header')
    for (const [response, locale] of listeners) notify(response, locale)
  }
  const listen = (response: ServerResponse, locale: Locale): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.flushHeaders()
    listeners.set(response, locale)
    response.on('close', () => listeners.delete(response))
    if (last) notify(response, locale)
    else void check()
  }
  const change = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const revision = /^"([0-9a-f]+)"$/.exec(request.headers['if-match'] ?? '')?.[1]
    if (request.method === 'DELETE') {
      folder.remove(path, revision)
      return sendJson(response, {})
    }
    const body = await readBody(request)
    if (!body) throw new Refused('tooLarge')
    if (path.endsWith('.json')) return sendJson(response, folder.write(path, body.toString('utf8'), revision))
    await folder.photos.store(path, body)
    sendJson(response, { path, revision: '' })
  }
  const answerFiles = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (request.method === 'PUT' || request.method === 'DELETE') {
      // One at a time: a check before a write still holds when it is written.
      const done = turn.then(() => change(request, response, path))
      turn = done.catch(() => undefined)
      return done
    }
    if (request.method !== 'GET') return sendText(response, 405, '')
    if (!path) {
      const { files, photos } = folder.list()
      return sendJson(response, { files, photos } satisfies Listing)
    }
    const photo = folder.photos.read(path)
    if (!photo) return sendText(response, 404, '')
    response.setHeader('content-type', 'image/jpeg')
    response.end(photo)
  }
  const route = async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    const locale = LOCALES.find((each) => pathname === localisePath(each, EDIT))
    if (locale) return sendPage(response, writeEditorDocument(locale, token))
    const [part = '', ...rest] = pathname.slice(EDIT_PATH.length + 1).split('/')
    const path = rest.join('/')
    const named = LOCALES.find((each) => path === each || path === `${each}.json`)
    if (part === STATUS_PART && named && path === named) {
      const status = await readStatus(contentDir, visibilityOf(options).day)
      return sendPage(response, writeStatusDocument(status, contentDir, named))
    }
    if (part === 'files') return answerFiles(request, response, path)
    if (part === 'checked' && named) return listen(response, named)
    if (part === 'config' && named) return sendJson(response, makeConfig(named, readVocabulary(contentDir)))
    if (part === 'targets' && named) return sendJson(response, listLinkTargets(contentDir, named))
    const file = part === 'app' ? readAppFile(path) : undefined
    if (!file) return sendText(response, 404, '')
    response.setHeader('content-type', file.type)
    response.end(file.content)
  }
  return {
    answer: (request, response) => {
      const pathname = pathnameOf(request)
      const isPage = LOCALES.some((each) => pathname === localisePath(each, EDIT))
      if (!isPage && !pathname.startsWith(`${EDIT_PATH}/`)) return false
      response.setHeader('cache-control', 'no-store')
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('cross-origin-resource-policy', 'same-origin')
      const refusal = refusalOf(request, token)
      if (refusal) {
        sendText(response, 403, refusal)
        return true
      }
      route(request, response, pathname).catch((error: unknown) => sendRefusal(error, request, response))
      return true
    },
    check,
    close: () => {
      for (const response of listeners.keys()) response.end()
    },
  }
}

class Refused extends Error {
  constructor(readonly reason: Refusal) {
    super(reason)
  }
}

function sendRefusal(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  const reason: Refusal =
    error instanceof RefusedError || error instanceof Refused
      ? error.reason
      : error instanceof NoPhotoError
        ? 'photo'
        : 'failed'
  if (reason === 'failed') console.error(error)
  const { referer = '' } = request.headers
  const { locale } = splitAddress(URL.parse(referer)?.pathname ?? '')
  sendText(response, STATUS[reason], editorWords(locale).refused[reason])
}

/** Reads a body whole; undefined when it is larger than a photograph may be. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // Read to its end all the same, so that the answer is heard.
    if (size <= MAX_PHOTO_BYTES) chunks.push(chunk)
  }
  return size <= MAX_PHOTO_BYTES ? Buffer.concat(chunks) : undefined
}

function pathnameOf({ url = '/' }: IncomingMessage): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return '/'
  }
}

function sendPage(response: ServerResponse, html: string): void {
  response.setHeader('content-security-policy', EDITOR_CSP)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(html)
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))
}
