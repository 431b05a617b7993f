import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isLeftOut } from '../tools/find-tool.ts'
import { PATIENCE_MS } from './editor-page.ts'
import { allFiles, LIMIT_MS, openWorld, readIn } from './editor-world.ts'
import { ROOT } from './run-build.ts'
import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

const world = openWorld()
const [first, second] = readdirSync(join(ROOT, CONTENT_FOLDER, 'products'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))

test.skipIf(isLeftOut('browser'))(
  'records are changed and changed back, and have the bytes that they had',
  {
    timeout: LIMIT_MS,
  },
  async () => {
    const before = allFiles(world)
    const fields = {
      [`product/entries/${first}`]: 'name.en',
      '_singletons/entries/places': 'showrooms.0.name.en',
    }
    for (const [place, field] of Object.entries(fields)) {
      await world.person.open(place)
      const input = (await world.person.show(field)).locator('input, textarea').first()
      const text = await input.inputValue()
      await input.fill(`${text} X`)
      expect(await world.person.save(), place).toEqual([200])
      expect(allFiles(world), place).not.toEqual(before)
      await input.fill(text)
      expect(await world.person.save(), place).toEqual([200])
      expect(allFiles(world), place).toEqual(before)
    }
  },
)

test.skipIf(isLeftOut('browser'))(
  'a link is chosen by its name and put at the cursor of a long text, of which the rest stays, and undone',
  {
    timeout: LIMIT_MS,
  },
  async () => {
    const [name = ''] = readdirSync(join(world.contentDir, 'news')).filter((each) => each.endsWith('.en.md'))
    const before = readIn(world, `news/${name}`)
    await world.person.open(`news/entries/${name.slice(0, -'.en.md'.length)}`)
    const field = await world.person.show('body.en')
    const text = field.getByRole('textbox')
    await text.press('ControlOrMeta+Home')
    await field.getByRole('button', { name: 'Link' }).click()
    const search = world.page.getByRole('dialog', { name: 'Link' }).getByRole('searchbox')
    await search.fill('contact us')
    await search.press('Enter')
    expect(await world.person.save()).toEqual([200])
    expect(readIn(world, `news/${name}`)).toBe(`[Contact us](/contact)${before}`)
    await text.press('ControlOrMeta+z')
    expect(await world.person.save()).toEqual([200])
    expect(readIn(world, `news/${name}`)).toBe(before)
  },
)

test.skipIf(isLeftOut('browser'))(
  'mistakes are shown at their fields, in the language of the editor, until they are fixed',
  {
    timeout: LIMIT_MS,
  },
  async () => {
    const file = `products/${second}.json`
    const good = readIn(world, file)
    const product = JSON.parse(good) as Record<string, unknown> & { features: object[]; attributes: object }
    const [feature, , ...others] = product.features
    const bad = {
      ...product,
      name: { zh: '只有中文', en: '' },
      releasedOn: '2026-02-30',
      features: [feature, { zh: '字'.repeat(201), en: 'x' }, ...others],
      needs: [{ kind: 'power', types: ['steam'] }],
    }
    await world.person.open(`product/entries/${second}`)
    await world.person.show('name')
    writeFileSync(join(world.contentDir, file), JSON.stringify(bad, null, 2))
    await vi.waitFor(async () => expect(await world.person.panel.textContent()).toContain('Both languages'), {
      timeout: PATIENCE_MS,
    })
    const reasons = {
      name: 'Both languages',
      releasedOn: 'A date that exists',
      'features.1.zh': '1 to 200',
      'needs.0.types': 'One or more of poe-af, poe-at',
    }
    for (const [field, reason] of Object.entries(reasons)) {
      await world.person.show(field)
      await vi.waitFor(async () => expect(await world.person.markOf(field), field).toContain(reason), {
        timeout: PATIENCE_MS,
      })
    }
    writeFileSync(join(world.contentDir, file), good)
    await vi.waitFor(async () => expect(await world.person.panel.textContent()).toContain('no faults'), {
      timeout: PATIENCE_MS,
    })
  },
)

test.skipIf(isLeftOut('browser'))(
  'the second of two people gets a message, and a file that cannot be read is shown and left as it is',
  {
    timeout: LIMIT_MS,
  },
  async () => {
    const file = 'testimonials/property-manager.json'
    const before = readIn(world, file)
    await world.person.open('testimonial/entries/property-manager')
    await world.person.fill('author.en', 'The second person')
    const first = before.replace(/"position": \d+/, '"position": 98')
    writeFileSync(join(world.contentDir, file), first)
    expect(new Set(await world.person.save())).toEqual(new Set([412]))
    await vi.waitFor(
      async () => expect(await world.person.panel.textContent()).toContain('someone changed this file'),
      {
        timeout: PATIENCE_MS,
      },
    )
    expect(readIn(world, file)).toBe(first)

    writeFileSync(join(world.contentDir, file), before.slice(0, 60))
    await vi.waitFor(async () => expect(await world.person.panel.textContent()).toContain('Cannot be read'), {
      timeout: PATIENCE_MS,
    })
    await world.page.reload({ waitUntil: 'commit' })
    await vi.waitFor(async () => expect(await world.person.panel.textContent()).toContain(file), {
      timeout: PATIENCE_MS,
    })
    expect(readIn(world, file)).toBe(before.slice(0, 60))
    writeFileSync(join(world.contentDir, file), before)
  },
)
