/*
 * Run by the scripts of package.json: `node scripts/run.mjs scripts/publish.ts rollback` bundles a TypeScript file with
 * esbuild, and runs it with the arguments behind it. The bundle stays in dist/commands until one of its sources changes:
 * a start takes a third of the time of a start through a TypeScript loader. `--in tests/bench lists` runs the command of
 * this name in a folder. Without arguments, `node scripts/run.mjs`, it bundles all commands of scripts/, for machines
 * without development packages, which use the bundles as they are.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'dist/commands')
/** Folder of another vendor than that of package.json, for this command (src/base/vendor-folder.ts). */
const VENDOR = process.env.VENDOR_DIR?.replace(/^\.\/|\/+$/g, '')
/** Begins the last line of a bundle: its sources, each with its time of change and its size. */
const SOURCES = '//# sources='
/** Gives each source the address that it has outside of the bundle. */
const ADDRESSES = `import { fileURLToPath as pathOfUrl } from 'node:url'
const rootUrl = new URL('../../', import.meta.url).href`

/** Returns the bundle of a TypeScript file: the one that is there, or a new one if a source has changed. */
export async function bundle(entry) {
  const path = relative(ROOT, resolve(entry))
  const name = path
    .replace(/^scripts\//, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-')
  const target = join(FOLDER, `${VENDOR ? `${VENDOR.replaceAll('/', '-')}-` : ''}${name}.mjs`)
  if (isCurrent(target)) return target
  if (VENDOR && !(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(VENDOR) && existsSync(join(ROOT, VENDOR, 'site.ts'))))
    throw new Unbundled(
      `VENDOR_DIR: found ${VENDOR}, expected a folder of the project with a site.ts; npm run new -- vendor writes one`,
    )
  const esbuild = await import('esbuild').catch(() => undefined)
  if (!esbuild) {
    if (existsSync(target)) return target
    throw new Error(`There is no ${target}: run node scripts/run.mjs where the development packages are installed`)
  }
  const { outputFiles, metafile } = await esbuild
    .build({
      entryPoints: [join(ROOT, path)],
      absWorkingDir: ROOT,
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      jsx: 'automatic',
      banner: { js: ADDRESSES },
      plugins: [keepAddresses],
      ...(VENDOR && { alias: { '#vendor': join(ROOT, VENDOR) } }),
      logLevel: 'silent',
    })
    .catch(({ errors = [], message }) => {
      throw new Unbundled(errors.map(sayError).join('\n') || message)
    })
  // An import with attributes is listed with them: `words.json with { type: 'json' }`.
  const inputs = Object.keys(metafile.inputs).map((input) => input.replace(/ with \{.*\}$/, ''))
  // package.json defines the path of `#vendor/`.
  const sources = [...inputs, 'package.json', relative(ROOT, fileURLToPath(import.meta.url))]
  const stamps = Object.fromEntries(sources.map((source) => [source, stampOf(source)]))
  mkdirSync(FOLDER, { recursive: true })
  // Another process may bundle the same file.
  const part = `${target}.${process.pid}`
  writeFileSync(part, `${outputFiles[0].text}\n${SOURCES}${JSON.stringify(stamps)}\n`)
  renameSync(part, target)
  return target
}

/** A fault of the sources that is reported in a sentence. */
class Unbundled extends Error {}

/**
 * Refuses a vendor's folder that is for another version of the software than this one; their last numbers may differ
 * (src/tools/upgrade). Its files may lack names that the sources import.
 */
function checkVersion() {
  const { version, imports } = readJson('package.json')
  const folder = VENDOR ?? imports?.['#vendor/*']?.replace(/^\.\/|\/\*$/g, '')
  // The bundler names a folder or a file that is missing.
  if (!version || !folder || !existsSync(join(ROOT, folder, 'site.ts'))) return
  const file = `${folder}/version.json`
  const { software = '0.1.0' } = existsSync(join(ROOT, file)) ? readJson(file) : {}
  const [written, wanted] = [software, version].map((each) => String(each).split('.').slice(0, 2).join('.'))
  if (written !== wanted)
    throw new Unbundled(`${folder} is for version ${software} of the software, this is ${version}: npm run upgrade`)
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
  } catch (error) {
    throw new Unbundled(`${path}: ${error.message}`)
  }
}

/** Says where something is wrong, and for an import of `#vendor/` which file the vendor's folder lacks. */
function sayError({ text, location, notes: [note] }) {
  const place = location ? `${location.file}:${location.line}:${location.column + 1}: ` : ''
  return `${place}${text}${note?.location ? `. ${note.text.replace(/:$/, '')}` : ''}`
}

/** Replaces `import.meta.dirname` and `import.meta.url` of the project's sources, which the bundle would change. */
const keepAddresses = {
  name: 'keep-addresses',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.(?:ts|tsx|mjs)$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      const [place, folder] = [relative(ROOT, path), dirname(relative(ROOT, path))].map((each) => JSON.stringify(each))
      const contents = source
        .replaceAll('import.meta.dirname', `pathOfUrl(new URL(${folder}, rootUrl))`)
        .replaceAll('import.meta.url', `new URL(${place}, rootUrl).href`)
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/** Tells whether a bundle exists and all its sources are as they were. */
function isCurrent(target) {
  try {
    const text = readFileSync(target, 'utf8')
    const stamps = JSON.parse(text.slice(text.lastIndexOf(SOURCES) + SOURCES.length))
    return Object.entries(stamps).every(([source, stamp]) => stampOf(source) === stamp)
  } catch {
    return false
  }
}

function stampOf(source) {
  const { mtimeMs, size } = statSync(join(ROOT, source))
  return `${mtimeMs} ${size}`
}

/**
 * Lists the commands of folders that `--in` runs, by name: each `<name>.ts` and `<name>/run.ts` whose first comment says
 * `npm run … -- <name>`. The others are parts of them, or have a script of their own in package.json.
 */
function commandsIn(folders) {
  // Images have no tests (.dockerignore).
  const present = folders.filter((folder) => existsSync(join(ROOT, folder)))
  const files = present.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .map((entry) => [entry.replace(/\.ts$/, ''), join(folder, entry.endsWith('.ts') ? entry : `${entry}/run.ts`)])
      .filter(([name, path]) => {
        if (!existsSync(join(ROOT, path))) return false
        const [comment = ''] = /^\/\*.*?\*\//s.exec(readFileSync(join(ROOT, path), 'utf8')) ?? []
        return new RegExp(`npm run [a-z]+ -- ${name}(?![\\w-])`).test(comment)
      }),
  )
  return new Map(files.sort())
}

/** Returns the file of a command that `--in` runs. Without a name, or with an unknown one, it says which there are. */
function findCommand(folders, name) {
  const commands = commandsIn(folders.split(','))
  const path = commands.get(name)
  if (path) return path
  const isHelp = name === '--help' || name === '-h'
  const fault = name ? `There is no “${name}”` : 'A name is missing'
  const list = `There are: ${[...commands.keys()].join(', ')}`
  if (isHelp) console.log(list)
  else console.error(`${fault}. ${list}`)
  process.exit(isHelp ? 0 : 2)
}

if (process.argv[1] && basename(process.argv[1]) === 'run.mjs') {
  const [, first] = process.argv.splice(1, 2)
  try {
    if (first !== 'scripts/upgrade.ts') checkVersion()
  } catch (error) {
    endWithSentence(error)
  }
  const entry = first === '--in' ? findCommand(...process.argv.splice(1, 2)) : first
  if (entry) {
    process.argv.splice(1, 0, resolve(entry))
    await import(pathToFileURL(await bundle(entry).catch(endWithSentence)).href).catch(endWithSentence)
  } else {
    // Images have no tests, and so none of the commands that are made of them.
    const isWhole = existsSync(join(ROOT, 'tests'))
    const names = readdirSync(join(ROOT, 'scripts')).filter(
      (name) =>
        name.endsWith('.ts') &&
        (isWhole || !readFileSync(join(ROOT, 'scripts', name), 'utf8').includes("from '../tests/")),
    )
    await Promise.all(names.map((name) => bundle(join(ROOT, 'scripts', name)))).catch(endWithSentence)
    console.log(`${names.length} commands are bundled in ${FOLDER}`)
  }
}

/** Ends with the sentences of a fault of the sources, or of a setting; anything else keeps its stack. */
function endWithSentence(error) {
  if (!(error instanceof Unbundled) && error?.name !== 'SettingError') throw error
  console.error(error.message)
  process.exit(1)
}
