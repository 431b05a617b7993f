import { capitalise } from '../../src/base/i18n/capitalise.ts'
import { numberInWords } from '../../src/base/i18n/number-in-words.ts'
import { EXAMPLE_SEARCH } from '#vendor/example-search.ts'
import { catalogue, productOf, recordOf } from './catalogue.ts'
import { expectHeard, expectReadInOrder, listen } from './screen-reader.ts'
import { expect, LOCALES, openPage, pathIn, test, word } from './test.ts'
import { comeFromOwnAddress } from './visitor.ts'
import { countWord, phrase } from './words.ts'

test.describe.configure({ timeout: 120_000 })

/** Has several pictures. */
const CODE = 'ss-fr254'
const FILM = { name: 'gate.mov', mimeType: 'video/quicktime', buffer: Buffer.from('no film') }

for (const locale of LOCALES) {
  const inContact = (key: string) => word(locale, 'contact', key)

  test(`the contact form is read in the order of its fields, and announces missing input (${locale})`, async ({
    page,
  }) => {
    await comeFromOwnAddress(page.context())
    await listen(page)
    await openPage(page, pathIn(locale, '/contact'))
    await page.locator('form[data-step=details]').waitFor()
    const required = (name: string) => `${inContact(`fields.${name}`)} ${inContact('required')}`
    const main = page.getByRole('main')
    await expectReadInOrder(main, [
      `heading "${inContact('title')}" [level=1]`,
      `list "${inContact('steps.label')}"`,
      inContact('steps.details'),
      `heading "${inContact('steps.details')}" [level=2]`,
      `group "${required('type')}"`,
      `radio "${inContact('types.product')}"`,
      `radio "${inContact('types.other')}"`,
      `textbox "${required('subject')}"`,
      `textbox "${required('details')}"`,
      inContact('detailsHint'),
      `group "${inContact('fields.files')}`,
      `button "${inContact('drop')}`,
      `button "${inContact('next')}"`,
      inContact('after.heading'),
    ])

    await page.locator('input[type=file]').setInputFiles(FILM)
    const wrong = { label: FILM.name, message: inContact('errors.fileType') }
    await expectHeard(page, phrase(locale, 'contact', 'fault', wrong))
    await page.getByRole('button', { name: phrase(locale, 'contact', 'removeFile', { name: FILM.name }) }).click()
    await expectHeard(page, phrase(locale, 'contact', 'fileRemoved', { name: FILM.name }))

    await page.getByRole('button', { name: inContact('next') }).click()
    await expectHeard(page, countWord(locale, 'contact', 'toFix', 3))
    const fault = (name: string) => {
      const said = { label: inContact(`fields.${name}`), message: inContact(`errors.${name}`) }
      return `link "${phrase(locale, 'contact', 'fault', said)}"`
    }
    await expectReadInOrder(main, [
      countWord(locale, 'contact', 'toFix', 3),
      fault('type'),
      fault('subject'),
      fault('details'),
      `heading "${inContact('steps.details')}" [level=2]`,
      `group "${required('type')}"`,
      inContact('errors.type'),
      `textbox "${required('subject')}"`,
      inContact('errors.subject'),
      `textbox "${required('details')}"`,
      inContact('errors.details'),
      `button "${inContact('next')}"`,
    ])

    await page.getByRole('radio').first().check()
    await page.getByRole('textbox', { name: required('subject') }).fill('Six floors')
    await page.getByRole('textbox', { name: required('details') }).fill('Intercom and ramp.')
    await page.getByRole('button', { name: inContact('next') }).click()
    await expect(page.getByRole('heading', { name: inContact('steps.contact') })).toBeFocused()
    await expectReadInOrder(main, [
      `complementary "${inContact('brief')}"`,
      'Six floors',
      `heading "${inContact('steps.contact')}" [level=2]`,
      `textbox "${required('name')}"`,
      `textbox "${required('phone')}"`,
      `textbox "${required('email')}"`,
      `textbox "${inContact('fields.company')} ${inContact('optional')}"`,
      inContact('privacy'),
      `button "${inContact('back')}"`,
      `button "${inContact('submit')}"`,
    ])
  })

  test(`the search is read from its field to the results, and announces their number (${locale})`, async ({ page }) => {
    const inSearch = (key: string) => word(locale, 'search', key)
    await listen(page)
    await openPage(page, pathIn(locale, '/news'))
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: inSearch('title') })
    const field = dialog.getByRole('combobox')
    await expectReadInOrder(dialog, [
      `combobox "${word(locale, 'common', 'searchBox.label')}"`,
      `button "${inSearch('close')}"`,
      `tablist "${inSearch('scope')}"`,
      `tab "${inSearch('tabs.all')}" [selected]`,
      `tab "${inSearch('tabs.product')}"`,
      `tabpanel "${inSearch('title')}"`,
      phrase(locale, 'search', 'hint', { model: EXAMPLE_SEARCH }),
    ])

    await field.fill('AC-F520')
    await expectReadInOrder(dialog, [
      'combobox "',
      `tab "${inSearch('tabs.all')} `,
      'status:',
      `heading "${inSearch('tabs.product')}" [level=3]`,
      `listbox "${inSearch('tabs.product')}"`,
      'AC-F520-P":',
    ])
    const count = Number((await dialog.getByRole('tab').first().textContent())?.match(/\d+/)?.[0])
    await expectHeard(page, countWord(locale, 'search', 'found', count))

    await field.fill('zzqqxx')
    await expectHeard(page, phrase(locale, 'search', 'none', { keyword: 'zzqqxx' }))
    await expectReadInOrder(dialog, [
      phrase(locale, 'search', 'none', { keyword: 'zzqqxx' }),
      inSearch('suggestions.shorter'),
      `link "${inSearch('suggestions.products')}"`,
      `link "${inSearch('suggestions.contact')}"`,
    ])
  })

  test(`the pictures of a product are read with their alternative text and number (${locale})`, async ({ page }) => {
    const inGallery = (key: string) => word(locale, 'product', `gallery.${key}`)
    const model = productOf(CODE).model
    await listen(page)
    await openPage(page, pathIn(locale, `/products/${CODE}`))
    const shown = page.getByRole('list', { name: model }).getByRole('img')
    const names = await shown.evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt') ?? ''))
    expect(names.length).toBeGreaterThan(1)
    await expectReadInOrder(page.getByRole('main'), [
      `list "${model}"`,
      `img "${names[0]}"`,
      `link "${inGallery('enlarge')}"`,
      `list "${inGallery('thumbnails')}"`,
      ...names.map((name) => `link "${name}"`),
    ])

    await page.getByRole('link', { name: inGallery('enlarge') }).click()
    const dialog = page.getByRole('dialog', { name: model })
    const position = (index: number) => phrase(locale, 'product', 'gallery.position', { index, count: names.length })
    await expectReadInOrder(dialog, [
      `button "${inGallery('close')}"`,
      `region "${names[0]}"`,
      `button "${inGallery('previous')}" [disabled]`,
      position(1),
      `button "${inGallery('next')}"`,
      `button "${inGallery('smaller')}" [disabled]`,
      '100%',
      `button "${inGallery('larger')}"`,
    ])
    await page.keyboard.press('ArrowRight')
    await expectHeard(page, position(2))
    await expectReadInOrder(dialog, [`region "${names[1]}"`, position(2)])
    await page.keyboard.press('+')
    await expectHeard(page, '150%')
  })

  test(`the map is read before the selected case, and announces it (${locale})`, async ({ page }) => {
    const inCases = (key: string) => word(locale, 'success-stories', `cases.${key}`)
    const place = (id: number) => recordOf('case', id).location[locale]
    await listen(page)
    await openPage(page, pathIn(locale, '/success-stories'))
    const { length } = catalogue.snapshot.case
    const number = capitalise(numberInWords(length, locale))
    const heading = phrase(locale, 'success-stories', 'cases.heading', { number })
    const cases = page.getByRole('region', { name: heading })
    await expectReadInOrder(cases, [
      `heading "${heading}" [level=2]`,
      inCases('lead'),
      `img "${word(locale, 'drawing', 'map.title')}"`,
      `link "1 ${place(1)}"`,
      `link "${length} ${place(length)}"`,
      `navigation "${inCases('steps')}"`,
      `link "${inCases('previous')}"`,
      `link "${inCases('next')}"`,
      `article "${place(1)}"`,
      `heading "${place(1)}" [level=3]`,
      `heading "${inCases('needs')}" [level=4]`,
      `heading "${inCases('products')}" [level=4]`,
    ])
    await cases.getByRole('link', { name: `3 ${place(3)}` }).click()
    await expectHeard(page, `3 / ${length} ${place(3)}`)
    await expectReadInOrder(cases, [`article "${place(3)}"`, inCases('comingSoon')])
  })

  test(`a door schedule is read as a table with labelled cells, then what follows from it (${locale})`, async ({
    page,
  }) => {
    const say = (key: string) => word(locale, 'door-schedule', key)
    const cell = (column: string) =>
      phrase(locale, 'door-schedule', 'doors.cell', { column: say(`columns.${column}`), door: 'D01' })
    const action = (name: string) =>
      phrase(locale, 'door-schedule', 'actions.of', { action: say(`actions.${name}`), door: 'D01' })
    const at = { model: 'VI-D430-P', where: 'D01' }
    await listen(page)
    await openPage(page, pathIn(locale, '/door-schedule'))
    await page.getByRole('button', { name: say('doors.add') }).click()
    const picker = page.getByRole('combobox', { name: phrase(locale, 'door-schedule', 'items.add', at) })
    await picker.fill('VI-D430-P')
    await picker.press('Enter')
    await expectReadInOrder(page.getByRole('main'), [
      `heading "${say('title')}" [level=1]`,
      `region "${say('project.heading')}"`,
      `button "${say('project.undo')}"`,
      `textbox "${say('project.name')}`,
      `heading "${say('doors.heading')}" [level=2]`,
      `table "${say('doors.keys')}"`,
      ...['number', 'floor', 'place', 'kind', 'alike', 'devices', 'actions'].map(
        (column) => `columnheader "${say(`columns.${column}`)}"`,
      ),
      'rowheader',
      `textbox "${cell('number')}": D01`,
      `textbox "${cell('floor')}"`,
      `textbox "${cell('place')}"`,
      `combobox "${cell('kind')}"`,
      `textbox "${cell('alike')}": "1"`,
      `textbox "${phrase(locale, 'door-schedule', 'items.quantity', at)}": "1"`,
      'VI-D430-P',
      `button "${phrase(locale, 'door-schedule', 'items.remove', at)}"`,
      `combobox "${phrase(locale, 'door-schedule', 'items.add', at)}"`,
      ...['up', 'down', 'copy', 'remove'].map((name) => `button "${action(name)}"`),
      `heading "${say('room.heading')}" [level=2]`,
      `heading "${word(locale, 'schedule-checks', 'checks.heading')}`,
      `heading "${say('bill.heading')}" [level=2]`,
      `columnheader "${say('bill.quantity')}"`,
      'rowheader "VI-D430-P"',
      `heading "${say('tools.heading')}" [level=2]`,
      `button "${say('tools.print')}"`,
    ])
    await page.getByRole('button', { name: action('copy') }).click()
    await expectHeard(page, say('said.copied'))
  })
}
