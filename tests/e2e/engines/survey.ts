import { expect } from '@playwright/test'
import { findIncomplete, findWide } from '../surveys.ts'
import type { Template } from '../template-list.ts'
import { type Locale, pathIn } from '../test.ts'
import type { Visitor } from './visitor.ts'

/** A message about a page that is expected to be missing, or that a server without staff refuses. */
const EXPECTED = /status of 40[14]/

/** Expects that a template is hydrated, complete and no wider than its window. */
export async function surveyTemplate(
  visitor: Visitor,
  { path }: Template,
  locale: Locale,
  size: { width: number; height: number },
): Promise<void> {
  await visitor.resize(size)
  const before = visitor.complaints?.length ?? 0
  await visitor.open(pathIn(locale, path))
  await visitor.run(async () => {
    document.documentElement.toggleAttribute('data-whole', true)
    await document.fonts.ready
    // Pictures are lazy, and WebKit fetches only those near the window.
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  }, null)
  await expect
    .configure({ soft: true, message: `${path} is complete` })
    .poll(() => visitor.run(findIncomplete, null))
    .toEqual([])
  const where = `${path} at ${size.width} px`
  expect.soft(await visitor.run(findWide, null), where).toEqual([])
  const complaints = visitor.complaints?.slice(before).filter((complaint) => !EXPECTED.test(complaint))
  expect.soft(complaints ?? [], where).toEqual([])
}
