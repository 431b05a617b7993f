import { expect, test } from 'vitest'
import { SITE } from '../../src/site.ts'
import { tempFolder } from '../temp-folder.ts'
import { findDeadLinks, findUnreachable } from './find-dead-links.ts'
import { groupFaults } from './group-faults.ts'
import { readSite } from './read-site.ts'

const site = readSite()

test('every address on the site refers to a page, a fragment of a page or a file', () => {
  expect(groupFaults(findDeadLinks(site))).toEqual([])
})

test('every page can be reached by links from the home page of its language', () => {
  // Only logged-in staff see links to their screens.
  const ofStaff = ['/desk', '/desk/insight', '/desk/people', '/desk/privacy', '/settings']
  expect(findUnreachable(site).toSorted()).toEqual([...ofStaff, ...ofStaff.map((path) => `/en${path}`)].toSorted())
})

/** A site of two pages that are linked correctly, with additions. */
function siteWith(markup: string, files: Record<string, string> = {}) {
  const home = `<a href="/news#first">News</a><a href="/en" hreflang="en">English</a>${markup}`
  const news = '<h2 id="first"></h2><a href="/">Home</a>'
  const documents = { 'index.html': home, 'news/index.html': news, 'en/index.html': '<p id="top"></p>' }
  return readSite(tempFolder({ ...documents, 'door.svg': '<svg/>', ...files }))
}

const faultsOf = (...site: Parameters<typeof siteWith>) => groupFaults(findDeadLinks(siteWith(...site)))

test('no dead link is reported on a site without one', () => {
  const markup = `<a href="tel:+886255500142"></a><a href="mailto:sales@lintel.example"></a><a href="/news?page=2#first"></a>
    <a href="https://video.example/1" rel="noopener"></a><a href="${SITE.origin}/news#first"></a><img src="/door.svg"/>`
  expect(faultsOf(markup)).toEqual([])
})

test.each([
  ['a page', '<a href="/nws">', 'leads nowhere'],
  ['a page in capitals', '<a href="/News">', 'leads nowhere'],
  ['a page with a slash at its end', '<a class="x" href="/news/">', 'leads nowhere'],
  ["a page's file", '<a href="/news/index.html">', 'leads nowhere'],
  ['a part of another page', '<a href="/news#second">', 'no such part of the page'],
  ['a part of its own page', '<a href="#second">', 'no such part of the page'],
  ['a picture', '<img src="/dor.svg"/>', 'leads nowhere'],
  ['a picture of another width', '<img src="/door.svg" srcSet="/door.svg 1x, /door-2.svg 2x"/>', 'leads nowhere'],
  ['a poster', '<video poster="/dor.svg">', 'leads nowhere'],
  ['an alternate', `<link rel="alternate" hreflang="en" href="${SITE.origin}/en/nws">`, 'leads nowhere'],
  ['a social picture', `<meta property="og:image" content="${SITE.origin}/dor.png">`, 'leads nowhere'],
  ['a script', '<script data-entry="/assets/a.js" data-preloads="">', 'leads nowhere', '</script>'],
  ['another site without HTTPS', '<a href="http://video.example/1">', 'not over HTTPS'],
  ['a telephone number', '<a href="tel:02-5550-0142">', 'no telephone number'],
  ['a mail address', '<a href="mailto:sales">', 'no mail address'],
])('a dead link to %s is reported with its element and page', (_, element, reason, end = '') => {
  expect(faultsOf(element + end)).toEqual([`/: ${reason}: ${element}`])
})

test('dead addresses are reported in other files, and in JSON-LD', () => {
  const block = `{"@type":"Product","@id":"${SITE.origin}/#product","image":["${SITE.origin}/dor.svg"]}`
  const files = {
    'sitemap.xml': `<urlset><url><loc>${SITE.origin}/gone</loc><xhtml:link href="${SITE.origin}/en"/></url></urlset>`,
    'news/feed.xml': `<feed><id>${SITE.origin}/news</id><link href="${SITE.origin}/news/gone"/></feed>`,
    'manifest.webmanifest': '{ "start_url": "/", "icons": [{ "src": "/icon.png" }] }',
    'robots.txt': `Sitemap: ${SITE.origin}/map.xml`,
    'assets/a.css': '@font-face { src: url(/fonts/a.woff2), url(data:font/woff2;base64,AA) }',
    'assets/search/en.1.json': '{ "targets": [{ "path": "/news" }] }',
    'search/en.json': '{ "targets": [{ "path": "/faqs" }] }',
  }
  expect(faultsOf(`<script type="application/ld+json">${block}</script>`, files)).toEqual([
    `/: leads nowhere: Product.image.0 "${SITE.origin}/dor.svg"`,
    '/assets/a.css: leads nowhere: /fonts/a.woff2',
    '/assets/search/en.1.json: leads nowhere: /en/news',
    '/manifest.webmanifest: leads nowhere: /icon.png',
    `/news/feed.xml: leads nowhere: ${SITE.origin}/news/gone`,
    `/robots.txt: leads nowhere: ${SITE.origin}/map.xml`,
    '/search/en.json: leads nowhere: /en/faqs',
    `/sitemap.xml: leads nowhere: ${SITE.origin}/gone`,
  ])
})

test('an error of every page is reported once', () => {
  const faults = ['/', '/news', '/faqs'].map((page) => ({ page, what: 'leads nowhere: <a href="/nws">' }))
  expect(groupFaults(faults)).toEqual(['/ and 2 more: leads nowhere: <a href="/nws">'])
})

test('a page linked only from the language switch and itself is reported as unreachable', () => {
  const files = { 'en/news/index.html': '<a href="/en/news">News</a>' }
  expect(findUnreachable(siteWith('<a href="/en/news" hreflang="en">English</a>', files))).toEqual(['/en/news'])
})
