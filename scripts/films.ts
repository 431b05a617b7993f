/*
 * Run manually, `npm run tool -- films`, or `npm run tool -- films call` for one: draws the films of src/artwork/films
 * and writes them into public/films of the vendor's folder, after a change of a story, of a drawing in it or of the
 * palette. It needs ffmpeg; a build does not.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createCatalogue } from '../src/content/catalogue.ts'
import { loadSnapshot, snapshotOptions } from '../src/content/load-snapshot.ts'
import { UsageError } from '../src/base/command-line/parse-arguments.ts'
import { PUBLIC_FOLDER } from '../src/base/vendor-folder.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { encodeFilm } from '../src/artwork/films/encode.ts'
import { FILMS } from '../src/artwork/films/films.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, PUBLIC_FOLDER, 'films')
const KILOBYTE = 1000
const USAGE = 'npm run tool -- films [<name>…]'

const { positionals } = readArguments({
  usage: USAGE,
  positionals: [0, Object.keys(FILMS).length],
})

try {
  const catalogue = createCatalogue(await loadSnapshot({ ...snapshotOptions(ROOT, {}), makesFilms: true }))
  for (const slug of positionals.length > 0 ? positionals : Object.keys(FILMS)) {
    const film = FILMS[slug]
    if (!film)
      throw new UsageError(`There is no film “${slug}”, only ${Object.keys(FILMS).join(', ')}\nUsage:\n${USAGE}`)
    await encodeFilm(slug, film, catalogue, FOLDER)
    const sizes = ['mp4', 'webm', 'webp'].map((ending) => {
      const { size } = statSync(join(FOLDER, `${slug}.${ending}`))
      return `${ending} ${Math.ceil(size / KILOBYTE)} kB`
    })
    console.log(`${slug}: ${film.seconds} s, ${sizes.join(', ')}`)
  }
} catch (error) {
  process.exitCode = reportFailure(error)
}
