import MarkdownIt from 'markdown-it'
import { splitLocale } from '../base/i18n/localised-path.ts'
import { locatePage } from './documents.ts'
import { notesPath } from './document-files.ts'
import type { Draft } from './due/phase.ts'
import type { Fault } from './faults.ts'
import { listMoves, listRecordPaths, pathOfRecord } from './moves.ts'
import type { Locate, Snapshot } from './snapshot.ts'

type ProseOptions = {
  locate: Locate
  isPublicFile: (path: string) => boolean
  isScreen: (path: string) => boolean
  drafts: readonly Draft[]
}

/** A long text, and the numbers of the pictures that it may name. */
type Prose = { source: string; body: object; first: number; last: number }

const MARKDOWN = new MarkdownIt({ html: false })
const PICTURE = /!\[[^\]]*\]\((\d+)\)/g
const HEADING = /^## /gm
/** Stands for the site. */
const BASE_URL = 'https://site.invalid'
const OTHER_SITE = /^(?:https?:\/\/|mailto:|tel:)/

/** Lists the pictures of its record that a text names by number, `![](2)`. */
export function picturesIn(markdown: string): number[] {
  return [...markdown.matchAll(PICTURE)].map(([, number]) => Number(number))
}

/**
 * Checks what long texts lead to and show: links lead to pages, their sections and files of this site, or name another
 * site whole; pictures are those of the record. Former addresses redirect, and links to drafts become words.
 */
export function checkProse(snapshot: Snapshot, options: ProseOptions): Fault[] {
  const known = new Set([
    ...listRecordPaths(snapshot),
    ...listMoves(snapshot).flatMap(({ from, to }) => (to === undefined ? [] : [from])),
    ...options.drafts.flatMap(({ entity, key }) => pathOfRecord(entity, key) ?? []),
    ...['', ...snapshot.firmware.map(({ id }) => id)].map((id) => notesPath(id).replace(/\/$/, '')),
  ])
  const sections = new Map<string, number>(
    snapshot.pages.map(({ slug, body }) => [`/${slug}`, body.en.match(HEADING)?.length ?? 0] as const),
  )
  const leads = (href: string): boolean => {
    if (!href.startsWith('/')) return OTHER_SITE.test(href)
    const address = URL.canParse(href, BASE_URL) ? new URL(href, BASE_URL) : undefined
    // Such as //other.example, which leads away.
    if (address?.origin !== BASE_URL) return false
    const { pathname, hash } = address
    const { path } = splitLocale(pathname)
    if (path !== pathname) return false
    const section = /^#section-(\d+)$/.exec(hash)?.[1]
    if (sections.has(path) && hash) return section !== undefined && Number(section) <= (sections.get(path) ?? 0)
    return known.has(path) || options.isScreen(path) || options.isPublicFile(path)
  }
  return listProse(snapshot, options.locate).flatMap(({ source, body, first, last }) =>
    Object.entries(body).flatMap(([locale, text]: [string, string]) => {
      const field = `body.${locale}`
      return targetsIn(text).flatMap(({ target, isPicture }): Fault[] => {
        const fault = { source, field, value: target }
        if (isPicture)
          return /^\d+$/.test(target) && Number(target) >= first && Number(target) <= last
            ? []
            : [{ ...fault, expected: 'the number of one of its photographs, ![](2)' }]
        return leads(target)
          ? []
          : [{ ...fault, expected: 'the address of a page that exists, or one with https:// before it' }]
      })
    }),
  )
}

/** Finds photographs that are shown nowhere: further ones of a news item that its text does not name. */
export function findUnplaced(snapshot: Snapshot, locate: Locate): Fault[] {
  return snapshot.news.flatMap(({ slug, photos = [], body }) =>
    Object.entries(body).flatMap(([locale, text]) => {
      const named = picturesIn(text)
      return photos.flatMap((_, index): Fault[] =>
        index === 0 || named.includes(index + 1)
          ? []
          : [
              {
                source: locate('news', slug),
                field: `body.${locale}`,
                value: undefined,
                expected: `![](${index + 1}) where its photograph ${index + 1} is to stand: it is shown nowhere`,
              },
            ],
      )
    }),
  )
}

function listProse({ news, faq, pages }: Snapshot, locate: Locate): Prose[] {
  return [
    // The first one stands above the text.
    ...news.map(({ slug, body, photos = [] }) => ({
      source: locate('news', slug),
      body,
      first: 2,
      last: photos.length,
    })),
    ...faq.map(({ slug, body, photos = [], images }) => ({
      source: locate('faq', slug),
      body,
      first: 1,
      last: photos.length + images.length,
    })),
    ...pages.map(({ slug, body }) => ({ source: locatePage(slug), body, first: 1, last: 0 })),
  ]
}

function targetsIn(markdown: string): { target: string; isPicture: boolean }[] {
  if (!markdown.includes('](')) return []
  return MARKDOWN.parse(markdown, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => {
      if (token.type === 'image') return { target: String(token.attrGet('src') ?? ''), isPicture: true }
      return token.type === 'link_open' ? { target: String(token.attrGet('href') ?? ''), isPicture: false } : []
    })
}
