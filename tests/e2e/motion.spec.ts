import type { Page } from '@playwright/test'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { NARROW, waitForFrames, WIDE } from './templates.ts'
import { expectNoAxeFaults } from './visitor.ts'

const VIDEO_INTERCOM = '/products/vi-d720-p'
const FIRE_ALARM = '/products/ss-fr254'
const RED_DOOR = 'nav a[data-material=red]'
/** Longest motion, in milliseconds. */
const MAX_DURATION = 350

type Box = { x: number; y: number; width: number; height: number }
type Motion = { target: string; properties: string[]; duration: number }

const titleOf = (locale: Locale) => word(locale, 'products', 'title')
const modelOf = (path: string) => path.slice('/products/'.length).toUpperCase()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const beam = (page: Page) => page.locator('main :is([data-size=inner], [data-size=hero])[aria-hidden]')
const boxOf = (page: Page) => beam(page).evaluate((element): Box => element.getBoundingClientRect().toJSON())

/** Opens a page whose motions stand still at their first frame, so that a test sees them however slow the machine is. */
async function openStopped(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(/start-motion/)
  await openPage(page, path)
  await loaded
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/** Follows a link as a script does: the browser does not scroll to it first. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** Lists what scripts animate; transitions of styles are not among it. */
function motionsOf(page: Page): Promise<Motion[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSTransition))
      .map(({ effect }) => {
        const { target } = effect as KeyframeEffect
        const keyframes = (effect as KeyframeEffect).getKeyframes()
        const names = new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe)))
        for (const name of ['offset', 'computedOffset', 'easing', 'composite']) names.delete(name)
        return {
          target: target?.closest('[data-size][aria-hidden]') ? 'beam' : (target?.localName ?? ''),
          properties: [...names],
          duration: Number(effect?.getComputedTiming().duration),
        }
      }),
  )
}

/** Ends all that scripts animate, and waits until what follows from it has happened. */
async function finish(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
    return new Promise(requestAnimationFrame)
  })
  expect(await motionsOf(page)).toEqual([])
}

for (const size of [NARROW, WIDE]) {
  test(`the beam moves from the place of the last page's to its own (${size.width} px)`, async ({ page }) => {
    await page.setViewportSize(size)
    await openStopped(page, '/')
    const left = await boxOf(page)
    await follow(page, VIDEO_INTERCOM)
    await expect(heading(page)).toHaveText(modelOf(VIDEO_INTERCOM))
    const motions = await motionsOf(page)
    expect(motions.map(({ target }) => target).toSorted()).toEqual(['beam', 'beam', 'h1'])
    for (const { properties, duration } of motions) {
      expect(['transform', 'opacity']).toContain(properties.join())
      expect(duration).toBeLessThanOrEqual(MAX_DURATION)
    }
    const start = await boxOf(page)
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(start[side]).toBeCloseTo(left[side], 0)
    // The visitor reads it from the first frame on.
    await expect(heading(page)).toBeInViewport({ ratio: 1 })
    await finish(page)
    const end = await boxOf(page)
    expect(end.y).not.toBeCloseTo(left.y, 0)
    await expect(beam(page).locator('*')).toHaveCount(0)
    const title = await heading(page).boundingBox()
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeCloseTo(end.y, 0)
  })
}

for (const locale of LOCALES) {
  test(`a door on home opens into the next page (${locale})`, async ({ page }) => {
    const parts = () => page.evaluate(() => document.body.childElementCount)
    await openStopped(page, pathIn(locale, '/'))
    const before = await parts()
    await page.locator(RED_DOOR).scrollIntoViewIfNeeded()
    const door = await page.locator(RED_DOOR).boundingBox()
    await page.locator(RED_DOOR).click()
    await expect(heading(page)).toHaveText(titleOf(locale))
    const copy = page.locator('body > [data-material=red]')
    expect(await copy.boundingBox()).toEqual(door)
    // Neither focus nor assistive technology comes to it, nor the pointer.
    await expect(copy).toHaveAttribute('aria-hidden', 'true')
    await expect(copy).toHaveJSProperty('inert', true)
    await expect(copy).toHaveCSS('pointer-events', 'none')
    const moving = (await motionsOf(page)).flatMap(({ properties }) => properties)
    expect(new Set(moving)).toEqual(new Set(['transform', 'opacity']))
    await finish(page)
    await expect(copy).toHaveCount(0)
    expect(await parts()).toBe(before)
  })
}

test('another link to the same page opens no door', async ({ page }) => {
  await openStopped(page, '/')
  await page.locator('main a[href="/products"]:not([data-material])').first().click()
  await expect(heading(page)).toHaveText(titleOf('zh'))
  expect((await motionsOf(page)).map(({ target }) => target)).toContain('h1')
  await expect(page.locator('body > [inert]')).toHaveCount(0)
})

test('nothing moves on a first load', async ({ page }) => {
  await openStopped(page, VIDEO_INTERCOM)
  expect(await motionsOf(page)).toEqual([])
  await follow(page, FIRE_ALARM)
  await expect(heading(page)).toHaveText(modelOf(FIRE_ALARM))
  expect(await motionsOf(page)).not.toEqual([])
  await page.reload()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(await motionsOf(page)).toEqual([])
})

test('nothing moves for a visitor who wants less motion, from when they say so', async ({ page }) => {
  await openStopped(page, '/')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator(RED_DOOR).click()
  await expect(heading(page)).toHaveText(titleOf('zh'))
  expect(await motionsOf(page)).toEqual([])
  await expect(page.locator('body > [inert]')).toHaveCount(0)
})

test('a visitor who wants less motion loads none of it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('start-later'))).toHaveLength(1)
  expect(asked.filter((url) => url.includes('start-motion'))).toEqual([])
})

test('Back lands where the visitor was, at once', async ({ page }) => {
  await openStopped(page, '/products')
  await page.evaluate(() => window.scrollTo(0, 1200))
  // The page hears of it in its next frame.
  await waitForFrames(page)
  await follow(page, VIDEO_INTERCOM)
  await expect(heading(page)).toHaveText(modelOf(VIDEO_INTERCOM))
  expect(await motionsOf(page)).not.toEqual([])
  // In the middle of it.
  await page.goBack()
  await expect(heading(page)).toHaveText(titleOf('zh'))
  expect(await page.evaluate(() => window.scrollY)).toBe(1200)
  expect(await motionsOf(page)).toEqual([])
})

test('the beam of a tapped card becomes the beam of its page', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await openStopped(page, '/products')
  const card = page.locator('main article').nth(6)
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const words = card.getByRole('heading').locator('..')
  const left = await words.evaluate((element): Box => element.getBoundingClientRect().toJSON())
  const href = (await card.getByRole('link').first().getAttribute('href')) ?? ''
  await card.getByRole('link').first().click()
  await expect(heading(page)).toHaveText(modelOf(href))
  const start = await boxOf(page)
  for (const side of ['x', 'y', 'width'] as const) expect(start[side]).toBeCloseTo(left[side], 0)
  expect(start.height).toBeCloseTo(4, 0)
  // Its colour is that of the page already.
  expect((await motionsOf(page)).map(({ target }) => target).toSorted()).toEqual(['beam', 'h1'])
  await finish(page)
})

test('a beam that was scrolled away does not cross the title', async ({ page }) => {
  await openStopped(page, '/products')
  await page.evaluate(() => window.scrollTo(0, 1200))
  // The page hears of it in its next frame.
  await waitForFrames(page)
  await follow(page, VIDEO_INTERCOM)
  await expect(heading(page)).toHaveText(modelOf(VIDEO_INTERCOM))
  const start = await boxOf(page)
  expect(start.width).toBe(0)
  await finish(page)
  expect((await boxOf(page)).y).toBeCloseTo(start.y, 0)
})

test('a second tap while the first page still moves leads to the second', async ({ page }) => {
  await openStopped(page, '/')
  const title = (await heading(page).textContent()) ?? ''
  await page.locator(RED_DOOR).click()
  await expect(heading(page)).toHaveText(titleOf('zh'))
  const midway = await moveTo(page, 100)
  // With the pointer: neither door nor light is in its way.
  await page.locator('main nav a[href="/"]').click()
  await expect(heading(page)).toHaveText(title)
  await expect(page).toHaveURL('/')
  await expect(page.locator('body > [inert]')).toHaveCount(0)
  expect((await motionsOf(page)).map(({ target }) => target).toSorted()).toEqual(['beam', 'h1'])
  const start = await boxOf(page)
  for (const side of ['y', 'height'] as const) expect(start[side]).toBeCloseTo(midway[side], 0)
  await finish(page)
})

test('motion shifts no layout and is no fault for assistive technology', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.toJSON()))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  await openStopped(page, '/')
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), RED_DOOR)
  await expect(heading(page)).toHaveText(titleOf('zh'))
  await moveTo(page, 160)
  await expect(page.getByRole('status').filter({ hasText: titleOf('zh') })).toHaveCount(1)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('body > [inert]')).toHaveCount(2)
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)
  expect(await shifts()).toEqual([])
  await expectNoAxeFaults(page)
  expect((await motionsOf(page)).length).toBeGreaterThan(0)
})

/** Moves all that scripts animate to a time, and returns where the beam is then. */
async function moveTo(page: Page, time: number): Promise<Box> {
  await page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      if (!(animation instanceof CSSTransition)) animation.currentTime = at
    }
    return new Promise(requestAnimationFrame)
  }, time)
  return boxOf(page)
}
