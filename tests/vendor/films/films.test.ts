import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDocumentFiles } from '../../../src/content/sources/files.ts'
import { FILMS } from '../../../src/artwork/films/films.ts'
import { CONTENT_FOLDER, PUBLIC_FOLDER } from '../../../src/base/vendor-folder.ts'

const MOST_BYTES_OF_A_POSTER = 40_000

const slugs = Object.keys(FILMS)

test('the films of the content are those that are drawn, and as long', () => {
  const { films } = readDocumentFiles(CONTENT_FOLDER).content
  expect(Object.fromEntries(films.map(({ slug, seconds }) => [slug, seconds]))).toEqual(
    Object.fromEntries(slugs.map((slug) => [slug, FILMS[slug]?.seconds])),
  )
})

test.each(slugs)('the poster of the film %s is light', (slug) => {
  expect(statSync(join(PUBLIC_FOLDER, 'films', `${slug}.webp`)).size).toBeLessThan(MOST_BYTES_OF_A_POSTER)
})
