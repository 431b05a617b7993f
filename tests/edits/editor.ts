import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createRandom } from '../fuzz/random.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

/** Files before an edit; undefined if there was none. */
type Before = Map<string, Buffer | undefined>

export type Editor = {
  /** Edits the project, and returns what was done: its kind, a colon, and the file. */
  edit: () => Promise<string>
  /** Undoes the last edit that was not undone. */
  undoCollect: () => void
}

/** Edits that are never the first: there must be something to undo. */
const MIN_DONE = 3

/** Creates an editor that does the same edits for the same seed. */
export function createEditor(root: string, seed: number): Editor {
  const random = createRandom(seed, 0)
  const done: Before[] = []
  let count = 0
  const list = (folder: string, pattern: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name))
      .map((name) => join(folder, name))
      .sort()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  /** Writes files, or removes them, and remembers what was there. */
  const change = (files: Record<string, string | Buffer | undefined>) => {
    const before: Before = new Map()
    for (const [file, content] of Object.entries(files)) {
      const path = join(root, file)
      before.set(file, existsSync(path) && statSync(path).isFile() ? readFileSync(path) : undefined)
      if (content === undefined) rmSync(path, { force: true })
      else {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, content)
      }
    }
    done.push(before)
  }
  const undoCollect = () => {
    for (const [file, content] of done.pop() ?? []) {
      if (content === undefined) rmSync(join(root, file), { force: true })
      else writeFileSync(join(root, file), content)
    }
  }
  const photograph = () => {
    const [r, g, b] = random.bytes(3)
    const background = { r: r ?? 0, g: g ?? 0, b: b ?? 0 }
    return sharp({ create: { width: 700, height: 500, channels: 3, background } })
      .jpeg()
      .toBuffer()
  }
  const products = () => list(`${CONTENT_FOLDER}/products`, /^[^/]+\.json$/)

  const kinds: Record<string, () => string | Promise<string>> = {
    /** A word more in a text of both languages. */
    text: () => {
      const file = random.pick(list(CONTENT_FOLDER, /\.json$/))
      const record: unknown = JSON.parse(read(file))
      const texts = findTexts(record)
      if (texts.length === 0) return kinds.prose?.() ?? ''
      const text = random.pick(texts)
      text.zh += '新'
      text.en += ' new'
      change({ [file]: JSON.stringify(record, null, 2) })
      return file
    },
    prose: () => {
      const file = random.pick(list(CONTENT_FOLDER, /\.md$/))
      change({ [file]: `${read(file).trimEnd()}\n\n${file.includes('.zh.') ? '再加一段。' : 'One more paragraph.'}\n` })
      return file
    },
    order: () => {
      const file = random.pick(products())
      const product = JSON.parse(read(file)) as { position: number }
      change({ [file]: JSON.stringify({ ...product, position: random.int(50) }, null, 2) })
      return file
    },
    addition: () => {
      const file = random.pick(products())
      const product = JSON.parse(read(file)) as { photos?: unknown }
      const code = `zz-${count}`
      const { photos: _, ...copy } = product
      const added = `${CONTENT_FOLDER}/products/${code}.json`
      change({ [added]: JSON.stringify({ ...copy, code, model: code.toUpperCase() }, null, 2) })
      return added
    },
    removal: () => {
      const file = random.pick(list(CONTENT_FOLDER, /^(?:products|news|faqs)\/[^/]+\.json$/))
      const stem = file.replace(/\.json$/, '')
      const words = ['.zh.md', '.en.md'].map((ending) => stem + ending).filter((each) => existsSync(join(root, each)))
      change(Object.fromEntries([file, ...words].map((each) => [each, undefined])))
      return file
    },
    photograph: async () => {
      const file = random.pick(products())
      const product = JSON.parse(read(file)) as { photos?: { file: string; alt: object }[] }
      const photo = { file: `edit-${random.int(3)}.jpg`, alt: { zh: '正面', en: 'Front' } }
      const others = (product.photos ?? []).filter((each) => each.file !== photo.file)
      change({
        [file]: JSON.stringify({ ...product, photos: [...others, photo] }, null, 2),
        [`${file.replace(/\.json$/, '')}/${photo.file}`]: await photograph(),
      })
      return file
    },
    component: () => {
      const file = random.pick([
        ...list('src/web/ui', /\.tsx$/),
        ...list('src/web/shell', /\.tsx$/),
        ...list('pages', /\.tsx$/),
      ])
      const source = read(file)
      if (!source.includes(' className=')) return kinds.style?.() ?? ''
      change({ [file]: source.replace(' className=', ` data-edit="${count}" className=`) })
      return file
    },
    style: () => {
      const file = random.pick([...list('src/web/ui', /\.module\.css$/), ...list('pages', /\.module\.css$/)])
      change({ [file]: `${read(file)}\n.edit${count} { color: rgb(${random.int(256)} 0 0); }\n` })
      return file
    },
    word: () => {
      const file = random.pick(list('locales', /\.json$/))
      const words = JSON.parse(read(file)) as object
      const [holder, key] = random.pick(findWords(words))
      holder[key] += file.includes('/zh/') ? '新' : ' new'
      change({ [file]: JSON.stringify(words, null, 2) })
      return file
    },
    public: () => {
      const file = `public/edit-${random.int(3)}.txt`
      change({ [file]: existsSync(join(root, file)) && random.chance(0.5) ? undefined : `edit ${count}\n` })
      return file
    },
    undo: () => {
      undoCollect()
      return 'the last edit'
    },
  }

  return {
    edit: async () => {
      count += 1
      // Undoing changes the order of nothing else: each kind draws its own numbers.
      const names = Object.keys(kinds).filter((name) => name !== 'undo' || done.length >= MIN_DONE)
      const name = random.pick(names)
      return `${name}: ${await kinds[name]?.()}`
    },
    undoCollect,
  }
}

type Text = { zh: string; en: string }

/** Finds the texts of both languages in a record. */
function findTexts(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string')
    return [value as Text]
  return Object.values(value).flatMap(findTexts)
}

/** Finds the words of a file of words, with the objects that hold them. */
function findWords(words: object): [holder: Record<string, string>, key: string][] {
  // Files of words are objects of objects, with texts as leaves.
  const holder = words as Record<string, string | object>
  return Object.entries(holder).flatMap(([key, value]): [Record<string, string>, string][] =>
    typeof value === 'string' ? [[holder as Record<string, string>, key]] : findWords(value),
  )
}
