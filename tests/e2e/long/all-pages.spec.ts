import { expect, openPage, readManifest, savingData, test } from '../test.ts'

/** Pages per test: enough tests to distribute over workers, few enough to start quickly. */
const PAGES_PER_TEST = 48

const { paths } = readManifest()
const chunks = Array.from({ length: Math.ceil(paths.length / PAGES_PER_TEST) }, (_, index) =>
  paths.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
)

// Every page is hydrated in a small window; its full layout and its prefetches are tested elsewhere.
test.use({ viewport: { width: 390, height: 320 } })

for (const [index, chunk] of chunks.entries()) {
  test(`hydrates pages ${index * PAGES_PER_TEST + 1} to ${index * PAGES_PER_TEST + chunk.length} without a word in the console`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000)
    await savingData(page)
    for (const path of chunk) {
      await openPage(page, path)
      expect([...complaints], path).toEqual([])
    }
  })
}
