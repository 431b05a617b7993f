import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findProducts } from '../product-query.ts'
import { type Locale, pathIn, word } from '../test.ts'
import { WIDE } from '../templates.ts'
import { phrase } from '../words.ts'
import { inEachEngine } from './engines.ts'
import type { Visitor } from './visitor.ts'

const [FIRST, SECOND] = findProducts({ categories: ['ip-cameras'] })
const modelOf = (product = FIRST) => product?.model ?? '?'
const codeOf = (product = FIRST) => product?.code ?? '?'

/** A faster contact request counts as sent by a program. */
const PERSON_MS = 3500

/** Defines the six journeys of a visitor, in each engine. */
export function defineJourneys(locale: Locale): void {
  const at = (path: string) => pathIn(locale, path)
  const place = () => scrollY
  const title = `(${locale})`

  inEachEngine((visit) => {
    const arrive = async (path: string): Promise<Visitor> => {
      const visitor = visit()
      await visitor.resize(WIDE)
      await visitor.open(at(path))
      return visitor
    }

    test(`a product is found by its model, and Escape closes the search ${title}`, async () => {
      const visitor = await arrive('/news')
      const button = { css: 'header a, header button', text: word(locale, 'common', 'header.search') }
      const field = { css: 'dialog input' }
      const found = { css: `dialog [role=option][href$="/${codeOf()}"]` }
      await visitor.click(button)
      await visitor.type(field, modelOf())
      await visitor.expectInView(found)
      await visitor.press('Escape')
      await visitor.until('the search is closed', () => document.querySelector('dialog[open]') === null, null)
      await visitor.click(button)
      await visitor.type(field, modelOf())
      await visitor.expectInView(found)
      await visitor.click(found)
      await visitor.expectText('h1', modelOf())
      await visitor.expectPath(at(`/products/${codeOf()}`))
    })

    test(`products are filtered, picked and compared ${title}`, async () => {
      const visitor = await arrive('/products')
      const box = (name: string) => ({ css: 'main input[type=checkbox]', text: name })
      await visitor.click({ css: 'form summary', text: word(locale, 'products', 'filters.category') })
      await visitor.click({ css: 'label:has([value=ip-cameras])' })
      await visitor.expectPath(at('/products?category=ip-cameras'))
      for (const product of [FIRST, SECOND]) {
        await visitor.click(box(phrase(locale, 'products', 'pick.add', { model: modelOf(product) })))
      }
      await visitor.click({ css: 'main a', text: word(locale, 'products', 'pick.compare') })
      for (const product of [FIRST, SECOND]) await visitor.expectText('main table', modelOf(product))
    })

    test(`a request with a file is sent ${title}`, async () => {
      const visitor = await arrive('/contact')
      const words = (key: string) => word(locale, 'contact', key)
      const path = join(mkdtempSync(join(tmpdir(), 'journey-')), '1F-plan.pdf')
      writeFileSync(path, '%PDF-1.4\n%%EOF\n')
      await visitor.click({ css: 'label', text: words('types.quotation') })
      await visitor.type({ css: '[name=subject]' }, 'Six floors')
      await visitor.type({ css: '[name=details]' }, 'Intercom and ramp on one system.')
      await visitor.attach({ css: 'input[type=file]' }, path)
      await visitor.expectText('form li', '1F-plan.pdf')
      await visitor.click({ css: 'button', text: words('next') })
      await visitor.type({ css: '[name=name]' }, 'A. Sample')
      await visitor.type({ css: '[name=phone]' }, '0912-345-678')
      await visitor.type({ css: '[name=email]' }, 'name@example.com')
      await visitor.until('a person could have filled in the form', (least) => performance.now() > least, PERSON_MS)
      await visitor.click({ css: 'button', text: words('submit') })
      await visitor.expectText('h1, h2', words('thanks'))
    })

    test(`the example of a door schedule becomes a link that leads to it ${title}`, async () => {
      const visitor = await arrive('/door-schedule')
      const words = (key: string) => word(locale, 'door-schedule', key)
      await visitor.click({ css: 'button', text: words('first.example') })
      const places = () =>
        [...document.querySelectorAll('[data-column=place]')].map((field) => (field as HTMLInputElement).value)
      await expect.poll(() => visitor.run(places, null)).toContain(words('example.gate'))
      await visitor.expectText('[role=status]', words('first.done'))
      const theirs = await visitor.run(places, null)
      await visitor.click({ css: 'button', text: words('tools.link') })
      // A browser that does not let it be copied shows it.
      await visitor.until('the link is shown', () => document.querySelector('input[value*="#"]') !== null, null)
      const link = await visitor.run(
        () => (document.querySelector('input[value*="#"]') as HTMLInputElement).value,
        null,
      )
      await visitor.run(() => localStorage.clear(), null)
      await visitor.goto('/robots.txt')
      await visitor.open(new URL(link).pathname + new URL(link).hash)
      await expect.poll(() => visitor.run(places, null)).toEqual(theirs)
    })

    test(`Back leads to the same place, after a page of the site and after a document ${title}`, async () => {
      const visitor = await arrive('/products')
      for (const path of [at(`/products/${codeOf()}`), '/robots.txt']) {
        await visitor.run(() => scrollTo({ top: 1500, behavior: 'instant' }), null)
        await visitor.until('the page is scrolled', () => scrollY === 1500, null)
        // A link that is in view wherever the page is scrolled to: a document that no click has left gets no entry.
        await visitor.run((href) => {
          const link = document.createElement('a')
          link.href = link.textContent = href
          Object.assign(link.style, { position: 'fixed', insetBlockEnd: '0', zIndex: '9', background: 'white' })
          document.querySelector('main')?.append(link)
        }, path)
        await visitor.click({ css: 'main > a', text: path })
        await visitor.expectPath(path)
        await visitor.back()
        await visitor.expectPath(at('/products'))
        await expect.poll(() => visitor.run(place, null)).toBe(1500)
      }
    })

    test(`the other language is the same page ${title}`, async () => {
      const visitor = await arrive(`/products/${codeOf()}`)
      const other = locale === 'zh' ? 'en' : 'zh'
      await visitor.click({ css: 'header a[hreflang]:not([aria-current])' })
      await visitor.expectPath(pathIn(other, `/products/${codeOf()}`))
      await visitor.expectText('h1', modelOf())
    })
  })
}
