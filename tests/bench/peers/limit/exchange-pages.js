/* Parses the pages that are linked, with their stylesheets, and shows them when they are tapped. */
const parsed = new Map()
// As a page says whose scripts have failed: it shows all of itself.
document.documentElement.dataset.unscripted = ''

async function parse(path) {
  const html = await (await fetch(path)).text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const style of page.querySelectorAll('link[rel=stylesheet]'))
    if (!document.querySelector(`link[href="${style.getAttribute('href')}"]`)) document.head.append(style)
  parsed.set(path, { main: document.adoptNode(page.querySelector('main')), title: page.title })
}

function parseAll() {
  const links = document.querySelectorAll('main a[href^="/products/"]')
  const paths = new Set([...links].map(({ pathname }) => pathname))
  for (const path of paths) if (!parsed.has(path)) void parse(path)
}

document.addEventListener('click', (event) => {
  const path = event.target.closest('a')?.pathname
  const page = parsed.get(path)
  if (!page) return
  event.preventDefault()
  parsed.delete(path)
  history.pushState(null, '', path)
  document.title = page.title
  document.querySelector('main').replaceWith(page.main)
  scrollTo(0, 0)
  setTimeout(parseAll, 500)
})
parseAll()
