import type { Page } from '@playwright/test'
import { SITE } from '#vendor/site.ts'
import { displayAttribute } from '../../src/content/attribute-value.ts'
import { besideLabel } from '../../src/content/figure.ts'
import { catalogue, productOf } from './catalogue.ts'
import { FAILED_REQUEST, expect, type Locale, LOCALES, openPage, pathIn, test, waitUntilLive, word } from './test.ts'
import { expectNoAxeFaults } from './visitor.ts'
import { countWord, inPieces } from './words.ts'

/** Has a picture, a film, a list of features that is collapsed, notes in its table, and no files. */
const CODE = 'ac-f810-p'
const MODEL = 'AC-F810-P'
const PATH = `/products/${CODE}`
const FEATURES = 13
const SHEET = '/downloads/sheet.pdf'

/** Navigates from the list to the product and adds data that no product has yet: more pictures, a data sheet, files. */
async function openWith(page: Page, locale: Locale, change: Record<string, unknown>): Promise<void> {
  await page.route(`**${pathIn(locale, PATH)}/_payload.json`, async (route) => {
    const payload = await (await route.fetch()).json()
    await route.fulfill({ json: { ...payload, data: { ...payload.data, ...change } } })
  })
  await openPage(page, pathIn(locale, '/products?category=face-terminals'))
  await page.getByRole('link', { name: new RegExp(`^${MODEL}`) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MODEL)
}

const specificationFile = { src: SHEET, version: '2.1', updatedOn: '2026-03-05' }

for (const locale of LOCALES) {
  const words = (key: string) => word(locale, 'product', key)
  const to = (path: string) => pathIn(locale, path)

  test(`enlarges its picture by click and by keyboard, zooms, and goes on to the next (${locale})`, async ({
    page,
  }) => {
    await openPage(page, to(PATH))
    const enlarge = page.getByRole('link', { name: words('gallery.enlarge') })
    const dialog = page.getByRole('dialog', { name: MODEL })
    const zoom = (percent: number) => dialog.getByText(`${percent}%`, { exact: true })
    const alt = await page.getByRole('list', { name: MODEL }).getByRole('img').first().getAttribute('alt')
    await enlarge.click()
    const picture = dialog.getByRole('img', { name: alt ?? 'a picture' })
    await expect(picture).toBeVisible()
    const fitted = (await picture.boundingBox())?.width ?? 0
    await page.keyboard.press('+')
    await expect(zoom(150)).toBeVisible()
    await dialog.getByRole('button', { name: words('gallery.larger') }).click()
    await expect(zoom(200)).toBeVisible()
    expect((await picture.boundingBox())?.width).toBeCloseTo(2 * fitted, 0)
    await page.keyboard.press('-')
    await expect(zoom(150)).toBeVisible()
    await page.keyboard.press('0')
    await expect(zoom(100)).toBeVisible()
    // A swipe is not the only way (WCAG 2.5.1, 2.5.7).
    await dialog.getByRole('button', { name: words('gallery.next') }).click()
    await expect(picture).toBeHidden()
    await dialog.getByRole('button', { name: words('gallery.previous') }).click()
    await expect(picture).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(enlarge).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: words('gallery.close') }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(enlarge).toBeFocused()
  })

  test(`loads nothing of its film before it is asked for, then plays it with captions (${locale})`, async ({
    page,
  }) => {
    const film = catalogue.film(productOf(CODE).video ?? '')
    const loaded: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/films/')) loaded.push(pathname)
    })
    await openPage(page, to(PATH))
    await waitUntilLive(page)
    const section = page.getByRole('region', { name: words('video.heading') })
    const link = section.getByRole('link', { name: film.title[locale] })
    await expect(link).toHaveAttribute('href', '/films/face.mp4')
    await expect(link).toContainText(`${word(locale, 'common', 'film.play')} ${film.title[locale]} 0:14`)
    await link.hover()
    await expect.poll(() => loaded).toEqual(['/films/face.webp'])

    await link.press('Enter')
    const video = section.locator('video')
    await expect(video).toBeFocused()
    await expect(video).toHaveAccessibleName(film.title[locale])
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
    expect(loaded).toContain(`/films/face.${locale}.vtt`)
    expect(loaded).not.toContain(`/films/face.${locale === 'zh' ? 'en' : 'zh'}.vtt`)
    const captions = await video.evaluate(({ textTracks }: HTMLVideoElement) =>
      [...textTracks].map(({ kind, language, label, mode }) => ({ kind, language, label, mode })),
    )
    const track = (language: 'zh' | 'en') => ({
      kind: 'captions',
      language: language === 'zh' ? 'zh-TW' : 'en-US',
      label: word(locale, 'common', `film.captions.${language}`),
      mode: language === locale ? 'showing' : 'disabled',
    })
    expect(captions).toEqual(locale === 'zh' ? [track('zh'), track('en')] : [track('en'), track('zh')])
    await page.keyboard.press('Space')
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.paused)).toBe(true)
    await expectNoAxeFaults(page)
  })

  test(`expands and collapses its features by click and by keyboard (${locale})`, async ({ page }) => {
    await openPage(page, to(PATH))
    const features = page.getByRole('region', { name: words('features.heading') })
    const shown = features.getByRole('listitem')
    const last = productOf(CODE).features.at(-1)?.[locale] ?? 'a feature'
    const expand = features.getByText(countWord(locale, 'product', 'features.expand', FEATURES - 6))
    const collapse = features.getByText(words('features.collapse'))
    await expect(shown).toHaveCount(6)
    expect(await isExpanded(page, locale)).toBe(false)
    await expand.click()
    await expect(shown).toHaveCount(FEATURES)
    await expect(features.getByText(last)).toBeVisible()
    await expect(expand).toBeHidden()
    expect(await isExpanded(page, locale)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(shown).toHaveCount(6)
    await expect(features.getByText(last)).toBeHidden()
    await page.keyboard.press('Space')
    await expect(shown).toHaveCount(FEATURES)
    await collapse.click()
    await expect(shown).toHaveCount(6)
  })

  test(`shows its attributes in groups and copies them (${locale})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, to(PATH))
    const section = page.getByRole('region', { name: words('attributes.heading') })
    const groups = catalogue.snapshot.attributeGroups
    await expect(section.getByRole('table')).toHaveCount(groups.length)
    for (const { name } of groups)
      await expect(section.getByRole('table', { name: name[locale], exact: true })).toBeVisible()
    const { attributes, attributeNotes } = productOf(CODE)
    const row = (id: string) => {
      const shown = displayAttribute(catalogue.attribute(id), attributes[id] ?? '', locale)
      const { label } = shown
      const display = besideLabel(shown)
      const note = attributeNotes?.[id]?.[locale]
      return { label, display, note }
    }
    const access = section.getByRole('table', {
      name: groups.find(({ id }) => id === 'access')?.name[locale] ?? 'a group',
    })
    await expect(access.getByRole('row')).toHaveCount(5)
    const faces = access.getByRole('row', { name: row('face-capacity').label })
    await expect(faces.getByRole('cell')).toHaveText(/^50,000/)
    const rate = row('recognition-accuracy')
    await expect(section.getByRole('row', { name: rate.label }).getByRole('cell')).toHaveText(
      inPieces('≥ 99.5%', rate.note ?? 'a note'),
    )

    await section.getByRole('button', { name: words('attributes.copy') }).click()
    await expect(section.getByRole('status')).toContainText(words('attributes.copied'))
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/)
    expect(lines).toHaveLength(Object.keys(attributes).length + 2)
    expect(lines[0]).toContain(SITE.company[locale])
    expect(lines[1]).toContain(new URL(page.url()).pathname)
    expect(lines).toContain(`${row('face-capacity').label}\t${row('face-capacity').display}`)
    expect(lines).toContain(`${rate.label}\t≥ 99.5%\t${rate.note}`)

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    })
    await section.getByRole('button', { name: words('attributes.copy') }).click()
    await expect(section.getByRole('status')).toContainText(words('attributes.notCopied'))
  })

  test(`downloads its data sheet and files, or reports why it cannot (${locale})`, async ({ page, complaints }) => {
    await openWith(page, locale, { specificationFile: undefined })
    await expect(page.getByText(words('specification.none'))).toBeVisible()
    await expect(page.getByRole('link', { name: words('specification.download') })).toBeHidden()
    await expect(page.getByRole('region', { name: words('files.heading') })).toBeHidden()

    const manual = {
      src: '/downloads/manual.pdf',
      kind: 'manual',
      title: 'The manual',
      version: '1.4',
      updatedOn: '2026-02-01',
    }
    await openWith(page, locale, { specificationFile, files: [manual] })
    const download = page.getByRole('link', { name: words('specification.download') })
    const alert = page.getByRole('alert').filter({ hasText: /\S/ })
    await expect(download).toContainText('2.1')
    let status = 500
    await page.route(`**${SHEET}`, (route) =>
      route.fulfill({
        status,
        contentType: 'application/pdf',
        body: route.request().method() === 'HEAD' ? '' : 'sheet',
      }),
    )
    await download.click()
    await expect(alert).toHaveText(words('specification.misconfigured'))
    status = 200
    const sheet = page.waitForEvent('download')
    await download.click()
    expect((await sheet).suggestedFilename()).toBe('sheet.pdf')
    await expect(alert).toBeHidden()
    status = 404
    await download.click()
    await expect(alert).toContainText(words('specification.changed'))

    const file = page.getByRole('region', { name: words('files.heading') }).getByRole('link')
    await expect(file).toHaveText(inPieces('The manual', 'PDF', '1.4', '2026-02-01'))
    await expect(file).toHaveAttribute('href', manual.src)
    await expect(file).toHaveAttribute('download', /.*/)

    await alert.getByRole('button', { name: word(locale, 'common', 'error.retry') }).click()
    await waitUntilLive(page)
    await expect(alert).toBeHidden()
    // Chromium itself reports the 500 and 404 responses.
    complaints.allow(FAILED_REQUEST)
  })
}

/** Returns the accessibility state of the button that expands the features. */
async function isExpanded(page: Page, locale: Locale): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const names = [
    countWord(locale, 'product', 'features.expand', FEATURES - 6),
    word(locale, 'product', 'features.collapse'),
  ]
  const button = nodes.find(({ role, name }) => role?.value === 'DisclosureTriangle' && names.includes(name?.value))
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value
}
