import { expect, test } from 'vitest'
import { type Heading, renderMarkdown } from '../../../src/web/prose/render-markdown.ts'

/** Tags of a text, which holds every other `<` as an entity. */
function tagsOf(text: string): string[] {
  return renderMarkdown(text, 'en').match(/<[^>]*>/g) ?? []
}

/** Tags with the names of their attributes alone. */
function withoutValues(text: string): string {
  return tagsOf(text)
    .join('')
    .replaceAll(/"[^"]*"/g, '')
}

test('HTML in a text is shown as text', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload="alert(1)"></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '"><iframe src=//evil.example>',
    '<!-- --><style>*{}</style>',
  ]
  for (const each of hostile) {
    expect(
      tagsOf(each).filter((tag) => !/^<\/?p>$/.test(tag)),
      each,
    ).toEqual([])
    for (const placed of [`# ${each}`, `- ${each}`, `\`${each}\``, `[${each}](/news)`, `![${each}](/a.png)`])
      expect(withoutValues(placed), placed).not.toMatch(/<\/?(?:script|svg|iframe|style)|\son\w+/i)
  }
})

test('a link or picture runs no script, and closes no attribute', () => {
  for (const target of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    '&#x6A;avascript:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'data:text/html,x',
    'data:image/svg+xml,x',
  ])
    for (const text of [`[x](${target})`, `![x](${target})`, `<${target}>`, `[x][1]\n\n[1]: ${target}`])
      expect(tagsOf(text).join(''), text).not.toMatch(/href|src/)
  for (const text of ['[x](/a"onmouseover="alert(1))', '[x](/a "b\\" onmouseover=\\"c")', '![" onerror="x](/a.png)'])
    expect(withoutValues(text), text).not.toMatch(/on(?:mouseover|error)/)
  expect(tagsOf('[x](https://a.example)')).toContain('<a href="https://a.example">')
  expect(tagsOf('[x](/news)')).toContain('<a href="/en/news">')
})

test('no text takes long', () => {
  // A text of the greatest length, with patterns that slow down parsers of Markdown.
  const parts = ['[', '![', '*a_', '> ', '- ', '`a', '[a](', '<a ', '**a *', '|a', '&#', '[a][', '\\[', '_a*', '"a']
  for (const part of parts) expect(renderMarkdown(part.repeat(20_000 / part.length), 'zh').length).toBeGreaterThan(0)
})

test('headings of sections are numbered over the pieces of a text, and listed', () => {
  const headings: Heading[] = []
  const html = ['# Title\n\n## One', '### Within\n\n## Two']
    .map((piece) => renderMarkdown(piece, 'en', { headings }))
    .join('')
  expect(headings).toEqual([
    { id: 'section-1', text: 'One' },
    { id: 'section-2', text: 'Two' },
  ])
  expect(html.match(/<h2[^>]*>/g)).toEqual(['<h2 id="section-1">', '<h2 id="section-2">'])
  expect(renderMarkdown('## One', 'en')).toBe('<h2>One</h2>')
})

test('a picture is one of those given, by number, and a link to a file has no language', () => {
  const sources = [{ type: 'image/webp' as const, srcSet: '/b-320.webp 320w' }]
  const images = [
    { src: '/a.jpg', alt: 'First', width: 3, height: 2 },
    { src: '/b.jpg', alt: 'A "b"', width: 3, height: 2, sources },
  ]
  const html = renderMarkdown('![](2) [plan](/plan.pdf) [news](/news)', 'en', { images })
  expect(html).toMatch(/<source type="image\/webp" srcset="\S*\/b-320.webp 320w" sizes="[^"]+">/)
  expect(html).toContain('alt="A &quot;b&quot;" width="3" height="2" loading="lazy"></picture>')
  expect(html).not.toContain('/a.jpg')
  expect(html).toMatch(/href="(?!\S*\/en\/)\S*\/plan.pdf"/)
  expect(html).toMatch(/href="\S*\/en\/news"/)
})
