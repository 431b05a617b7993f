import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RecipeOutput, OutputsByKey, OutputFile } from './last-build.ts'
import { remember } from '../../base/reads.ts'
import { sha256 } from '../../base/sha256.ts'

/**
 * Makes files of data. `make` must be a function of its input alone: then the same input gives the same files, and the
 * last build's output for it is reused.
 */
export type Recipe<Input extends object, Value> = {
  /** Different for each recipe. */
  name: string
  make: (input: Input) => Result<Value>
}

/** A recipe that takes time. */
export type SlowRecipe<Input extends object> = Pick<Recipe<Input, undefined>, 'name'> & {
  make: (input: Input) => Promise<Result<undefined>>
}

type Files = ReadonlyMap<string, string | Buffer>

type Result<Value> = {
  /** Contents by address. */
  files: Files
  /** Plain data, for the caller. */
  value: Value
}

export type RecipeRunnerOptions = {
  /** Hash of all code that recipes run. */
  codeHash: string
  /** Folder of the site that the last build made. */
  lastDir: string
  /** Folder of the site being built. */
  outDir: string
  /** The output of the last build. */
  last: OutputsByKey
}

export type RecipeRunner = {
  /** Makes the files of an input, or takes them from the last build. */
  make: <Input extends object, Value>(recipe: Recipe<Input, Value>, input: Input) => Outcome<Value>
  /** Does the same with a recipe that takes time. */
  makeSlowly: <Input extends object>(recipe: SlowRecipe<Input>, input: Input) => Promise<Outcome<undefined>>
  /** Takes the files of an input from the last build; undefined if they must be made. */
  take: <Input extends object>(
    recipe: Pick<Recipe<Input, unknown>, 'name'>,
    input: Input,
  ) => Outcome<unknown> | undefined
  /** Writes files that follow from no input, under a name. */
  write: (name: string, files: Files) => void
  /** Takes all that is recorded under keys from the last build; false if some of it must be made. */
  takeAll: (keys: readonly string[]) => boolean
  /** Lists the keys that were asked for since the last call. */
  listAsked: () => string[]
  /** From now on files are written into another folder: that of the site, which is served already. */
  moveTo: (folder: string) => void
  /** All that was made or taken. */
  readonly made: OutputsByKey
}

export type Outcome<Value> = { files: readonly OutputFile[]; value: Value; isNew: boolean }

/** Creates a runner. Files of the last build are linked, not copied; one that was changed since is made again. */
export function createRecipeRunner({ codeHash, lastDir, last, ...options }: RecipeRunnerOptions): RecipeRunner {
  let { outDir } = options
  let isServed = false
  const made: OutputsByKey = {}
  const digest = createDigest()
  const makeFolder = createFolders()
  const keyOf = (name: string, input: object) => sha256(`${codeHash} ${name} ${digest(input)}`)
  let asked = new Set<string>()
  const find = <Value>(key: string): Outcome<Value> | undefined => {
    asked.add(key)
    const known = made[key] ?? take(last[key], lastDir, { outDir, isServed, makeFolder })
    if (!known) return undefined
    made[key] = known
    // Recorded by the same code with the same recipe.
    return { files: known.files, value: known.value as Value, isNew: false }
  }
  const keep = <Value>(key: string, { files, value }: Result<Value>): Outcome<Value> => {
    const written = [...files].map(([path, content]) => writeFile(path, content, { outDir, isServed, makeFolder }))
    const result = { files: written, value }
    made[key] = result
    return { ...result, isNew: true }
  }
  return {
    take: ({ name }, input) => find(keyOf(name, input)),
    make: ({ name, make }, input) => {
      const key = keyOf(name, input)
      return find(key) ?? keep(key, make(input))
    },
    makeSlowly: async ({ name, make }, input) => {
      const key = keyOf(name, input)
      return find(key) ?? keep(key, await make(input))
    },
    write: (name, files) => {
      asked.add(name)
      keep(name, { files, value: undefined })
    },
    takeAll: (keys) => keys.every((key) => find(key)),
    listAsked: () => {
      const keys = [...asked]
      asked = new Set()
      return keys
    },
    moveTo: (folder) => {
      outDir = folder
      isServed = true
    },
    made,
  }
}

/**
 * Returns a function that hashes plain data. Each property of an input is hashed on its own, and an object once: parts
 * that many inputs share cost nothing.
 */
function createDigest(): (input: object) => string {
  const known = remember<string>()
  const digestOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
    return known(value, '', () => sha256(JSON.stringify(value)))
  }
  return (input) =>
    Object.entries(input)
      .map(([name, value]) => `${name}:${digestOf(value)}`)
      .join(' ')
}

type Output = { outDir: string; isServed: boolean; makeFolder: MakeFolder }

/** Links the files of the last build into the new site; undefined if one of them is not as it was made. */
function take(made: RecipeOutput | undefined, lastDir: string, output: Output): RecipeOutput | undefined {
  if (!made?.files.every((file) => isUntouched(lastDir, file))) return undefined
  return { ...made, files: made.files.map((file) => link(file, lastDir, output)) }
}

/** A changed content has another time or size: reading a file would take longer than making it. */
function isUntouched(folder: string, { path, size, modifiedAt }: OutputFile): boolean {
  const found = statSync(join(folder, path), { throwIfNoEntry: false })
  return found?.size === size && found.mtimeMs === modifiedAt
}

function link(file: OutputFile, lastDir: string, { outDir, makeFolder }: Output): OutputFile {
  const [from, to] = [join(lastDir, file.path), join(outDir, file.path)]
  makeFolder(dirname(to))
  try {
    linkSync(from, to)
    return file
  } catch (error) {
    // Two inputs may give the same file.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return file
    // Not every file system has links.
    copyFileSync(from, to)
    return { ...file, modifiedAt: statSync(to).mtimeMs }
  }
}

/** Writes synchronously: a thread has no other work, and a promise per file costs more than it saves. */
function writeFile(path: string, content: string | Buffer, { outDir, isServed, makeFolder }: Output): OutputFile {
  const target = join(outDir, path)
  makeFolder(dirname(target))
  // Nobody is sent half of a file.
  const unfinished = isServed ? `${target}.unfinished` : target
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  writeFileSync(unfinished, bytes)
  if (isServed) renameSync(unfinished, target)
  return { path, size: bytes.length, hash: sha256(bytes), modifiedAt: statSync(target).mtimeMs }
}

type MakeFolder = (folder: string) => void

/**
 * Returns a function that creates a folder. One level at a time: `recursive` would look at each parent again, for each
 * of ten thousand pages.
 */
function createFolders(): MakeFolder {
  const known = new Set<string>()
  const makeFolder: MakeFolder = (folder) => {
    if (known.has(folder)) return
    const parent = dirname(folder)
    if (!existsSync(parent)) makeFolder(parent)
    try {
      mkdirSync(folder)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    known.add(folder).add(parent)
  }
  return makeFolder
}
