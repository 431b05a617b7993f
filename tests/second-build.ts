import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { announceBuild, assetEntry, writeManifest } from '../src/base/manifest/build-manifest.ts'
import { type BuiltSite, readBuild } from '../src/delivery/publish/site-files.ts'

const TEXT = /\.(?:html|json|js|css|xml|txt|svg)$/
const RENAMED = /^\/assets\/(.+)\.(js|css)$/
const DAY_MS = 86_400_000

export type SecondBuild = {
  /** Four hexadecimal digits: prefix of the id, and suffix of the names of scripts and styles. */
  name: string
  /** Days by which it is newer. */
  day: number
  /** Its pages; all of them by default. */
  paths?: readonly string[]
  /** Assets that these pages do not need: compressing them takes half a minute. */
  leftOut?: RegExp
}

/**
 * Creates another build of the same pages from a built site: with its own id, and other names for all its scripts and
 * styles. This is how builds of changed code differ, made in a second instead of a minute. Each script adds the id
 * of its code to the global set `ranCodes` when it runs.
 */
export async function makeSecondBuild(
  site: BuiltSite,
  folder: string,
  { name, day, paths, leftOut }: SecondBuild,
): Promise<BuiltSite & { id: string; code: string }> {
  const manifest = await readBuild(site)
  const made = { siteDir: join(folder, 'client'), buildsDir: join(folder, 'builds') }
  const id = name + manifest.id.slice(name.length)
  const code = name + manifest.code.slice(name.length)
  const isPage = (path: string) => /(?:index\.html|_payload\.json)$/.test(path)
  const assets = manifest.files.map(({ path }) => path).filter((path) => !isPage(path) && !leftOut?.test(path))
  const names = assets.flatMap((path) => RENAMED.exec(path)?.slice(1, 2) ?? [])
  const anyName = new RegExp(`(${names.map((each) => each.replaceAll('.', '\\.')).join('|')})(\\.(?:js|css))`, 'g')
  const rewrite = (text: string) =>
    text.replace(anyName, `$1.${name}$2`).replaceAll(manifest.id, id).replaceAll(manifest.code, code)

  const pages = paths ?? manifest.paths
  const written = [...assets, ...pages.flatMap((page) => [join(page, 'index.html'), join(page, '_payload.json')])]
  for (const path of written) {
    const target = join(made.siteDir, rewrite(path))
    const content = readFileSync(join(site.siteDir, path))
    mkdirSync(dirname(target), { recursive: true })
    const note = RENAMED.exec(path)?.[2] === 'js' ? `(globalThis.ranCodes??=new Set).add("${code}");` : ''
    writeFileSync(target, TEXT.test(path) ? note + rewrite(content.toString()) : content)
  }
  const timestamp = new Date(Date.parse(manifest.timestamp) + day * DAY_MS).toISOString()
  const files = written.map((path) => assetEntry(made.siteDir, rewrite(path)))
  await writeManifest(made.buildsDir, { ...manifest, id, timestamp, code, paths: pages, files })
  await announceBuild(made.buildsDir, { id, timestamp, code })
  return { ...made, id, code }
}
