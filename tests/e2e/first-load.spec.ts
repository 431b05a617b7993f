import { expect, openPage, test } from './test.ts'

test('loads no script before the first paint, even if the page loads fast and the pointer rests on it', async ({
  page,
}) => {
  // A browser fires a pointer event when a page appears below the pointer.
  await page.mouse.move(200, 300)
  for (const path of ['/', '/products', '/products/vi-d430-p']) {
    await openPage(page, path)
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(scripts.length, path).toBeGreaterThan(5)
    expect(Math.min(...scripts), path).toBeGreaterThan(painted)
  }
})

test('is hydrated in a browser that does not report its first paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await openPage(page, '/news')
})

test('a browser without popovers shows the document as without scripts, and its links work', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  })
  await page.goto('/products')
  await expect(page.locator('html')).toHaveAttribute('data-unscripted')
  const link = page.locator('main article a').first()
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(path)
  expect(await page.locator('html[data-hydrated]').count()).toBe(0)
})

test('fetches the libraries of a lazy part in parallel with it', async ({ page }) => {
  await openPage(page, '/contact')
  await page.locator('form[data-step=details]').waitFor()
  // Otherwise they would be fetched only after the module that imports them.
  for (const library of ['formik', 'yup']) {
    const preload = page.locator(`link[rel=modulepreload][href^="/assets/libraries.${library}."]`)
    await expect(preload, library).toHaveCount(1)
  }
})
