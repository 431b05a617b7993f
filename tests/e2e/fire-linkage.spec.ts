import type { Page } from '@playwright/test'
import { EFFECTS, LINKAGE } from '../../src/artwork/plans/linkage.ts'
import { NARROW, WIDE } from './templates.ts'
import { expect, type Locale, LOCALES, openPage, pathIn, test, word } from './test.ts'

const PATH = '/solutions/fire-alarm-system'
const own = (locale: Locale, key: string) => word(locale, 'fire-alarm-system', `linkage.${key}`)
const causesOf = (page: Page, locale: Locale) => page.getByRole('group', { name: own(locale, 'cause'), exact: true })
const causeOf = (page: Page, locale: Locale, cause: string) =>
  causesOf(page, locale).getByRole('radio', { name: own(locale, `causes.${cause}`), exact: true })

/** The expected drawing of a cause, by the table's own data. */
function expected({ cause, effects, isFirst = false }: (typeof LINKAGE)[number]) {
  const acts = (effect: (typeof EFFECTS)[number]) => effects.includes(effect)
  return {
    effects: EFFECTS.filter(acts),
    rests: EFFECTS.filter((effect) => !acts(effect)),
    bellsOfAllFloors: acts('bells') && !isFirst,
    isCauseDrawn: true,
    otherCauses: LINKAGE.filter((other) => other.cause === cause).length - 1,
    liftAt: acts('lifts') ? '1F' : '4F',
    fireDoors: acts('fireDoors') ? 'shut' : 'open',
    exit: acts('exits') ? 'open' : 'shut',
    isExitBarred: !acts('exits'),
  }
}

/** The state of the drawing: painted groups, and the places of its moving parts. */
function drawn(page: Page, cause: string) {
  return page.locator('svg:has([data-effect])').evaluate((svg, cause) => {
    const isPainted = (element: Element): boolean =>
      element === svg ||
      (getComputedStyle(element).opacity === '1' && (!element.parentElement || isPainted(element.parentElement)))
    const all = (selector: string) => [...svg.querySelectorAll(selector)]
    const names = (isShown: boolean) => {
      const groups = all('[data-effect]').filter((group) => isPainted(group) === isShown)
      return [...new Set(groups.map((group) => group.getAttribute('data-effect') ?? ''))]
    }
    const box = (part: string) => svg.querySelector(`[data-part=${part}]`)?.getBoundingClientRect() ?? new DOMRect()
    const { top, height } = svg.getBoundingClientRect()
    const lift = ((box('car').top + box('car').height / 2 - top) / height) * 776
    const isOf = (group: Element) => group.getAttribute('data-cause')?.split(' ').includes(cause)
    return {
      effects: names(true),
      rests: names(false),
      bellsOfAllFloors: all('[data-far]').every(isPainted),
      isCauseDrawn: all('[data-cause]').filter(isOf).every(isPainted),
      otherCauses: all('[data-cause]').filter((group) => !isOf(group) && isPainted(group)).length,
      liftAt: lift > 547 && lift < 637 ? '1F' : lift > 277 && lift < 367 ? '4F' : `at ${lift}`,
      fireDoors: box('leaves').width < 1 ? 'shut' : 'open',
      exit: box('leaf').width < 1 ? 'shut' : 'open',
      isExitBarred: all('[data-rest=exits]').some(isPainted),
    }
  }, cause)
}

/** The order of groups in the drawing is not that of the table. */
function sorted(state: { effects: readonly (string | null)[]; rests: readonly (string | null)[] }) {
  return { ...state, effects: inOrder(state.effects), rests: inOrder(state.rests) }
}

async function expectDrawn(page: Page, link: (typeof LINKAGE)[number]): Promise<void> {
  await expect.poll(async () => sorted(await drawn(page, link.cause)), link.cause).toEqual(sorted(expected(link)))
}

for (const locale of LOCALES) {
  test(`each cause shows the effects that the table says, by keyboard, and nothing else moves (${locale})`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(window, { moved })
      // Also shifts after input, which do not count as such: a choice must move nothing.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await openPage(page, pathIn(locale, PATH))
      await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true))
      await expect(causesOf(page, locale).getByRole('radio')).toHaveCount(LINKAGE.length)
      await causesOf(page, locale).scrollIntoViewIfNeeded()
      await causesOf(page, locale).getByRole('radio', { checked: true }).focus()
      const before = await page.evaluate(() => (window as unknown as { moved: number[] }).moved.length)
      for (let step = 0; step < LINKAGE.length; step += 1) {
        await page.keyboard.press('ArrowDown')
        const selected = await causesOf(page, locale).getByRole('radio', { checked: true }).getAttribute('value')
        const link = LINKAGE.find(({ cause }) => cause === selected)
        if (!link) throw new Error(`There is no cause ${selected}`)
        await expectDrawn(page, link)
        const radio = causeOf(page, locale, link.cause)
        await expect(radio).toBeFocused()
        const said =
          link.effects
            .map((effect) => {
              const floors = link.isFirst && effect === 'bells' ? own(locale, 'onFloors') : ''
              return own(locale, `effects.${effect}`) + floors
            })
            .join(own(locale, 'separator')) || own(locale, 'none')
        await expect(radio).toHaveAccessibleDescription(said)
      }
      const shifts = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
      expect(shifts.slice(before)).toEqual([])
    }
  })

  test(`the whole drawing and all choices are in one view of a phone (${locale})`, async ({ page }) => {
    await page.setViewportSize(NARROW)
    await openPage(page, pathIn(locale, PATH))
    const drawing = page.locator('svg:has([data-effect])')
    await drawing.scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      const section = document.querySelector('svg:has([data-effect])')?.closest('section[class] div')
      section?.scrollIntoView({ block: 'center' })
    })
    const top = (await page.getByRole('banner').boundingBox())?.height ?? 0
    const box = await drawing.boundingBox()
    const choices = await causesOf(page, locale).boundingBox()
    if (!box || !choices) throw new Error('The drawing or its choices have no box')
    expect(box.width).toBeLessThanOrEqual(NARROW.width)
    expect(choices.y + choices.height - box.y).toBeLessThanOrEqual(NARROW.height - top)
  })
}

test('a click anywhere in the row of a cause selects it', async ({ page }) => {
  await openPage(page, PATH)
  await causesOf(page, 'zh').scrollIntoViewIfNeeded()
  for (const link of LINKAGE) {
    const row = causesOf(page, 'zh')
      .getByRole('row')
      .filter({ has: page.getByRole('radio', { name: own('zh', `causes.${link.cause}`), exact: true }) })
    const cell = await row.getByRole('cell').last().boundingBox()
    if (!cell) throw new Error(`The row of ${link.cause} has no box`)
    await page.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2)
    await expect(causeOf(page, 'zh', link.cause)).toBeChecked()
    await expectDrawn(page, link)
  }
})

test('with motion, fan and bells stop automatically within five seconds', async ({ page }) => {
  await openPage(page, PATH)
  await causeOf(page, 'zh', 'callPoint').check()
  const lasting = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
  )
  expect(lasting.length).toBeGreaterThan(5)
  expect(lasting.filter((time) => typeof time !== 'number' || time > 5000)).toEqual([])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('causes change the drawing at once, without animations', async ({ page }) => {
    await openPage(page, PATH)
    for (const link of LINKAGE) {
      await causeOf(page, 'zh', link.cause).check()
      expect(sorted(await drawn(page, link.cause)), link.cause).toEqual(sorted(expected(link)))
      expect(await page.evaluate(() => document.getAnimations().length), link.cause).toBe(0)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each cause shows the effects that the table says', async ({ page }) => {
    await page.goto(PATH)
    for (const link of LINKAGE) {
      await causeOf(page, 'zh', link.cause).check()
      await expectDrawn(page, link)
    }
  })
})

function inOrder(names: readonly (string | null)[]): string[] {
  return names.map(String).toSorted((a, b) => a.localeCompare(b))
}
