import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { EntityName } from '../../../../src/content/entities.ts'

export type Answer = { status?: number; type?: string; body: string | object }

/** The parameters of a request (tests/requirements.md, section 12). */
export type Question = {
  entity: EntityName
  lang: string
  page: number
  pageSize: number
  headers: IncomingMessage['headers']
}

/** Starts a real HTTP server in place of the API until the end of the test. `questions` lists all requests. */
export async function startApi(
  answer: (question: Question, count: number) => Answer,
): Promise<{ url: string; questions: Question[] }> {
  const questions: Question[] = []
  const server = createServer((request, response) => {
    const question = questionOf(request)
    questions.push(question)
    const { status = 200, type = 'application/json; charset=utf-8', body } = answer(question, questions.length)
    response.writeHead(status, { 'content-type': type })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A listening server has an address of this type.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, questions }
}

/** Returns the response of tests/requirements.md, section 12: a page of an entity's records. */
export function pageOf(
  records: Partial<Record<EntityName, readonly object[]>>,
  { entity, page, pageSize }: Pick<Question, 'entity' | 'page' | 'pageSize'>,
): Answer {
  const all = records[entity] ?? []
  const totalPages = Math.ceil(all.length / pageSize)
  const items = all.slice((page - 1) * pageSize, page * pageSize)
  return {
    body: {
      success: true,
      result: { [`${entity}List`]: items, pagination: { page, pageSize, totalPages, total: all.length } },
    },
  }
}

function questionOf({ url = '', headers }: IncomingMessage): Question {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return {
    // Tests only read it; nothing depends on its being an entity.
    entity: pathname.replace('/api/', '') as EntityName,
    lang: searchParams.get('lang') ?? '',
    page: Number(searchParams.get('page')),
    pageSize: Number(searchParams.get('pageSize')),
    headers,
  }
}
