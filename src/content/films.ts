import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENTS } from './documents.ts'
import type { Fault } from './faults.ts'
import { FILM_FORMATS, FILM_FOLDER, filmFile } from './film-files.ts'
import { readMp4Seconds } from './mp4-seconds.ts'
import type { Film } from './schema/films.ts'

/** A visitor on a slow line waits for no more. */
export const MOST_BYTES = 600_000
/** They are in the repository. */
export const MOST_BYTES_OF_ALL = 8_000_000
/** About one picture of a film. */
const TOLERANCE_SECONDS = 0.05

const ENDINGS = [...FILM_FORMATS, 'webp'] as const

/**
 * Checks the files of the films: each is there and light, and as long as the film is said to be; and each file belongs to
 * a film.
 */
export function checkFilms(films: readonly Film[], publicDir: string): Fault[] {
  return [
    ...films.flatMap((film, index) => checkFiles(film, index, publicDir)),
    ...findUnnamed(films, publicDir),
    ...checkSum(publicDir),
  ]
}

function checkFiles({ slug, seconds }: Film, index: number, publicDir: string): Fault[] {
  const at = (field: string, value: unknown, expected: string): Fault => ({
    source: DOCUMENTS.films.file,
    field: `[${index}].${field}`,
    value,
    expected,
  })
  const faults = ENDINGS.flatMap((ending) => {
    const path = filmFile(slug, ending)
    const bytes = sizeOf(join(publicDir, path))
    if (bytes === undefined) return [at('slug', slug, `the file public${path}: npm run tool -- films ${slug} makes it`)]
    if (bytes > MOST_BYTES) return [at('slug', slug, `public${path} of at most ${MOST_BYTES} bytes, not ${bytes}`)]
    return []
  })
  if (faults.length > 0) return faults
  const file = filmFile(slug, 'mp4')
  const real = readMp4Seconds(readFileSync(join(publicDir, file)))
  if (real === undefined) return [at('slug', slug, `a film in the MP4 format in public${file}`)]
  if (Math.abs(real - seconds) < TOLERANCE_SECONDS) return []
  return [at('seconds', seconds, `${real}, the length of public${file}`)]
}

function findUnnamed(films: readonly Film[], publicDir: string): Fault[] {
  const named = new Set(films.flatMap(({ slug }) => ENDINGS.map((ending) => filmFile(slug, ending))))
  return namesIn(publicDir)
    .filter((name) => !named.has(`${FILM_FOLDER}${name}`))
    .map((name) => ({
      source: `public${FILM_FOLDER}${name}`,
      field: '',
      value: name,
      expected: `a file of a film that ${DOCUMENTS.films.file} has`,
    }))
}

function checkSum(publicDir: string): Fault[] {
  const folder = join(publicDir, FILM_FOLDER)
  const bytes = namesIn(publicDir).reduce((sum, name) => sum + (sizeOf(join(folder, name)) ?? 0), 0)
  if (bytes <= MOST_BYTES_OF_ALL) return []
  const expected = `films of at most ${MOST_BYTES_OF_ALL} bytes in all`
  return [{ source: `public${FILM_FOLDER}`, field: '', value: bytes, expected }]
}

function namesIn(publicDir: string): string[] {
  const folder = join(publicDir, FILM_FOLDER)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder).filter((name) => !name.startsWith('.'))
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size
}
