import { Type } from 'typebox'
import { ENTITY_NAMES, type EntityName } from '../../content/entities.ts'
import { keyOf } from '../../content/key-of.ts'
import { listMoves, pathOfRecord } from '../../content/moves.ts'
import { ENTITY_ACCESS } from '../access.ts'
import { oncePer } from '../content/once-per.ts'
import { listCategories } from '../content/list-categories.ts'
import { listRecords, SORT_FIELDS } from '../content/list-records.ts'
import { searchOf } from '../../delivery/hosting/request-address.ts'
import type { ApiRoutes } from './api-routes.ts'
import { HttpError, type Message } from '../http-error.ts'

const MAX_PAGE_SIZE = 100
const DEFAULT_PAGE_SIZE = 20
/** People do not type longer queries. */
const MAX_KEYWORD_LENGTH = 200

const Lang = Type.Object({ lang: Type.Optional(Type.String()) })
const Slug = Type.Object({ slug: Type.String() })
const Page = {
  lang: Type.Optional(Type.String()),
  page: Type.Integer({ minimum: 1, default: 1 }),
  pageSize: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }),
}
const keyword = (minLength: number) =>
  Type.String({ minLength, maxLength: MAX_KEYWORD_LENGTH, pattern: minLength ? '\\S' : '' })

/** `/api/{entity}`: the content of the site by entity, from the same catalogue as the site. */
export const entityRoutes: ApiRoutes = async (server, { services }) => {
  const movesOf = oncePer(({ snapshot }) => listMoves(snapshot))
  for (const name of ENTITY_NAMES) {
    const access = ENTITY_ACCESS[name]
    const config = access === 'public' ? {} : { permission: access }
    const tags = ['content']
    const recordsOf = oncePer(
      ({ snapshot }) => new Map(snapshot[name].map((record) => [keyOf(name, record), record] as const)),
    )
    const sort = Type.Optional(
      Type.Union(SORT_FIELDS[name].flatMap((field) => [Type.Literal(field), Type.Literal(`-${field}`)])),
    )

    const List = Type.Object({ ...Page, sort, category: Type.Optional(Type.String()), q: Type.Optional(keyword(0)) })
    server.get(
      `/${name}`,
      { config, schema: { tags, summary: `List ${name} records`, querystring: List } },
      async (request) => {
        return listAnswer(name, listRecords(services.catalogue, name, { ...request.query, locale: request.locale }))
      },
    )

    const Search = Type.Object({ ...Page, q: keyword(1) })
    server.get(
      `/${name}/search`,
      { config, schema: { tags, summary: `Search ${name} records`, querystring: Search } },
      async (request) => {
        return listAnswer(name, listRecords(services.catalogue, name, { ...request.query, locale: request.locale }))
      },
    )

    const categoriesOf = oncePer((catalogue) => listCategories(catalogue, name))
    server.get(
      `/${name}/categories`,
      { config, schema: { tags, summary: `Categories of ${name} records`, querystring: Lang } },
      async () => {
        return { success: true, result: { categories: categoriesOf(services.catalogue) } }
      },
    )

    server.get(
      `/${name}/:slug`,
      { config, schema: { tags, summary: `One ${name} record`, params: Slug, querystring: Lang } },
      async ({ params: { slug }, url }, reply) => {
        const records = recordsOf(services.catalogue)
        const found = records.get(slug)
        if (found) return { success: true, result: { [name]: found } }
        const path = pathOfRecord(name, slug)
        const move = movesOf(services.catalogue).find(({ from }) => from === path)
        const now = move?.to?.slice(move.to.lastIndexOf('/') + 1) ?? ''
        const record = move?.to === pathOfRecord(name, now) ? records.get(now) : undefined
        // Another kind of record may have taken its place, which is no answer to this call.
        if (!record) throw new HttpError(move && move.to === undefined ? 410 : 404, missing(name))
        reply.code(301).header('location', now + searchOf(url))
        return { success: true, result: { [name]: record } }
      },
    )
  }
}

function listAnswer(name: EntityName, { items, pagination }: ReturnType<typeof listRecords>) {
  return { success: true, result: { [`${name}List`]: items, pagination } }
}

function missing(name: EntityName): Message {
  return name === 'product' ? (t) => t('error.notFound.product') : (t) => t('error.notFound.content')
}
