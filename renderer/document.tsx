import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { inSite } from '../src/base/base-path.ts'
import { escapeMarkup, scriptJson } from '../src/base/escape.ts'
import { LOCALE_FACTS, type Locale, DEFAULT_LOCALE } from '../src/base/i18n/locale.ts'
import { localisePath } from '../src/base/i18n/localised-path.ts'
import { serverWords } from '../src/base/i18n/server-words.ts'
import { wordsOf } from '../src/base/i18n/words.ts'
import { COLOURS } from '../src/artwork/documents/colours.ts'
import { HEAD_MARK } from '../src/web/navigation/routing/apply-head.ts'
import { absoluteUrl, FEED_PATH, WEB_MANIFEST_PATH } from '../src/base/addresses.ts'
import { type Head, type HeadTag, headTags, pageTitle } from '../src/web/page/head.ts'
import type { Page } from '../src/web/page/page.ts'
import { Site } from '../src/web/app/site.tsx'
import { type FragmentName, FRAGMENTS, RenderedFragments } from '../src/web/shell/fragment.tsx'
import { currentEntry, type Navigation, NavigationProvider } from '../src/web/menu/navigation.ts'
import { breadcrumbList } from '../src/web/page/structured-data/breadcrumb-list.ts'
import detectLocale from './detect-locale.ts?inline-script'
import loader from './loader.ts?inline-script'
import markOwn from './mark-own.ts?inline-script'
import markSearch from './mark-search.ts?inline-script'
import { documentHead, type DocumentInput } from './document-input.ts'
import type { PageContext } from './page-context.ts'
import { PAGE_STATE_ID, type PageState, ROOT_ID } from './page-state.ts'
import { socialTags } from './social-image.ts'

/** Inline scripts. Each has the same text in all documents, so that its hash can be in the CSP. */
export const INLINE_SCRIPTS: readonly string[] = [detectLocale, markSearch, markOwn, loader]

/** The font file of all text in the first viewport. */
const FONT = inSite('/fonts/archivo-latin-var.woff2')

/** Renders a whole document: head, rendered screen, its state for hydration, and the addresses of its scripts. */
export function renderDocument(input: DocumentInput, exports: PageContext['exports']): string {
  const { locale, path, payload, code, navigation, assets, socialImage } = input
  const head = documentHead(input, exports)
  const title = pageTitle(head, locale)
  const state: PageState = { locale, navigation, ...(payload && { payload }) }
  return `<!doctype html>
<html lang="${LOCALE_FACTS[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${previewTag(input, head)}${path === '/' && locale === DEFAULT_LOCALE ? `<script>${detectLocale}</script>\n` : ''}${searchScript(locale, exports)}${ownScript(exports)}<title>${escapeMarkup(title)}</title>
${[
  ...headTags(head, locale, path),
  ...formatTags(input, exports),
  ...(socialImage === undefined ? [] : socialTags(socialImage, title)),
]
  .map(({ name, attributes }) => `<${name}${writeAttributes({ ...attributes, [HEAD_MARK]: '' })}>`)
  .join('\n')}
<link rel="alternate" type="application/atom+xml" href="${localisePath(locale, FEED_PATH)}" title="${escapeMarkup(pageTitle({ title: wordsOf(serverWords[locale])('header.news'), description: '' }, locale))}">
<link rel="icon" href="${inSite('/favicon.ico')}" sizes="32x32">
<link rel="icon" href="${inSite('/favicon.svg')}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${inSite('/apple-touch-icon.png')}">
<link rel="mask-icon" href="${inSite('/mask-icon.svg')}" color="${COLOURS.brand}">
<link rel="manifest" href="${localisePath(locale, WEB_MANIFEST_PATH)}">
<meta name="theme-color" content="${COLOURS.paper}">
<link rel="preload" href="${FONT}" as="font" type="font/woff2" crossorigin>
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${structuredDataOf(input, exports)}</head>
<body data-code="${code}">
${previewBanner(input)}<div id="${ROOT_ID}">${renderScreen(input, exports)}</div>
<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>
<script data-entry="${assets.entry}" data-preloads="${assets.preloads.join(' ')}">${loader}</script>
</body>
</html>
`
}

/** Without HEAD_MARK: a navigation in the browser leaves it. */
function previewTag({ isPreview }: DocumentInput, { isPrivate }: Head): string {
  return isPreview && !isPrivate ? '<meta name="robots" content="noindex">\n' : ''
}

/** Says that the site is a preview. It stands beside the screen, so that a navigation in the browser leaves it. */
function previewBanner({ isPreview, locale }: DocumentInput): string {
  if (!isPreview) return ''
  const t = wordsOf(serverWords[locale])
  const style = `background:${COLOURS.ink};color:${COLOURS.paper};padding:8px 16px;text-align:center`
  return `<aside aria-label="${escapeMarkup(t('preview:label'))}" style="${style}">${escapeMarkup(t('preview:banner'))}</aside>\n`
}

/** Hides what search parameters will change, and fetches what they need. */
function searchScript(locale: Locale, { neededWithSearch }: PageContext['exports']): string {
  return neededWithSearch ? `<script data-needed="${neededWithSearch(locale)}">${markSearch}</script>\n` : ''
}

/** Hides what will give way to the visitor's own. */
function ownScript({ showsStored }: PageContext['exports']): string {
  return showsStored ? `<script data-key="${showsStored}">${markOwn}</script>\n` : ''
}

/** Other formats of the page. A navigation in the browser removes them: programs that read them load documents. */
function formatTags({ payload, locale }: DocumentInput, { formats }: PageContext['exports']): HeadTag[] {
  const others = (payload && formats?.(payload.data, locale)) ?? []
  return others.map((attributes) => ({ name: 'link', attributes: { rel: 'alternate', ...attributes } }))
}

function structuredDataOf({ payload, locale, path }: DocumentInput, exports: PageContext['exports']): string {
  if (!payload) return ''
  const crumbs = exports.crumbs?.(payload.data, wordsOf(serverWords[locale]))
  const blocks = exports.structuredData?.(payload.data, { locale, url: absoluteUrl(locale, path) }) ?? []
  return [...(crumbs ? [breadcrumbList(crumbs, locale)] : []), ...blocks]
    .map(
      (block) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...block })}</script>\n`,
    )
    .join('')
}

function renderScreen(input: DocumentInput, exports: PageContext['exports']): string {
  const { locale, path, navigation } = input
  const fragments = fragmentsOf(input)
  return renderToString(
    <I18nextProvider i18n={serverWords[locale]}>
      <NavigationProvider value={navigation}>
        <RenderedFragments value={fragments}>
          <StaticRouter basename={localisePath(locale, '/')} location={localisePath(locale, path)}>
            <Site page={pageOf(input, exports)} />
          </StaticRouter>
        </RenderedFragments>
      </NavigationProvider>
    </I18nextProvider>,
  )
}

function pageOf({ payload }: DocumentInput, { Page: Screen, head, isBare = false }: PageContext['exports']): Page {
  return payload && Screen && head ? { screen: { Page: Screen, head, isBare }, payload } : { status: 404 }
}

type Fragments = Record<FragmentName, string>

const renderedFragments = new WeakMap<Navigation, Map<string, Fragments>>()

/** Renders the shell's fragments that pages of the same navigation entry share. Cached. */
function fragmentsOf({ locale, path, navigation }: DocumentInput): Fragments {
  const known = renderedFragments.get(navigation) ?? new Map<string, Fragments>()
  renderedFragments.set(navigation, known)
  const entry = currentEntry(navigation, path)
  const found = known.get(entry) ?? renderFragments(locale, path, navigation)
  known.set(entry, found)
  return found
}

function renderFragments(locale: Locale, path: string, navigation: Navigation): Fragments {
  const render = (fragment: ReactNode) =>
    renderToString(
      <I18nextProvider i18n={serverWords[locale]}>
        <NavigationProvider value={navigation}>
          <StaticRouter location={path}>{fragment}</StaticRouter>
        </NavigationProvider>
      </I18nextProvider>,
    )
  return {
    footer: render(FRAGMENTS.footer),
    navigation: render(FRAGMENTS.navigation),
    sheet: render(FRAGMENTS.sheet),
  }
}

function writeAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeMarkup(value)}"`))
    .join('')
}
