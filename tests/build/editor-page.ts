import type { Locator, Page } from '@playwright/test'

/** How long the editor may take on a busy machine. */
export const PATIENCE_MS = 60_000
const STEP_PX = 400
const MOST_STEPS = 80

/** A person at the content editor, in English: fields are found by where they stand in the record, `features.0.en`. */
export type Person = ReturnType<typeof openEditor>

export function openEditor(page: Page, url: string) {
  page.setDefaultTimeout(PATIENCE_MS)
  const at = (field: string): Locator => page.locator(`[data-key-path="${field}"]`).first()
  /** The editor makes fields when they are scrolled to. */
  const scrollTo = async (field: string): Promise<Locator> => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await page.mouse.move(width / 2, height / 2)
    for (let step = 0; step < MOST_STEPS && (await at(field).count()) === 0; step += 1) {
      await page.mouse.wheel(0, STEP_PX)
      await page.waitForTimeout(50)
    }
    await at(field).scrollIntoViewIfNeeded()
    return at(field)
  }
  const show = async (field: string): Promise<Locator> => {
    const parts = field.split('.')
    for (const [index, part] of parts.entries()) {
      if (!/^\d+$/.test(part) || (await at(field).count()) > 0) continue
      // The items of a list that has several are folded.
      const unfold = (await scrollTo(parts.slice(0, index).join('.')))
        .getByRole('button', { name: 'Expand All' })
        .first()
      if ((await unfold.count()) > 0 && (await unfold.isEnabled())) await unfold.click()
    }
    return scrollTo(field)
  }
  return {
    show,
    /** Opens a record as somebody does who comes to the editor: `product/entries/ac-f520-p`, `product/new`. */
    open: async (place: string): Promise<void> => {
      await page.goto('about:blank')
      await page.goto(`${url}/en/__edit#/collections/${place}`, { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Save' }).first().waitFor()
    },
    fill: async (field: string, text: string): Promise<void> => {
      await (await show(field)).locator('input:not([type=file]), textarea').first().fill(text)
    },
    choose: async (field: string, name: string | RegExp): Promise<void> => {
      await (await show(field)).getByRole('combobox').last().click()
      await page.getByRole('option', { name }).first().click()
    },
    pick: async (field: string, name: string): Promise<void> => {
      await (await show(field)).getByRole('radio', { name }).click()
    },
    /** Adds an item to a list, of a kind where there are several. */
    add: async (field: string, kind?: string): Promise<void> => {
      const list = await show(field)
      const fields = list.locator('[data-key-path]')
      const before = await fields.count()
      await list.getByRole('button', { name: /^add/i }).last().click()
      if (kind) await page.getByRole('menuitem', { name: kind, exact: true }).click()
      await fields.nth(before).waitFor()
    },
    drop: async (field: string, name: string, buffer: Buffer): Promise<void> => {
      const file = { name, mimeType: 'image/jpeg', buffer }
      await (await show(field)).locator('input[type=file]').first().setInputFiles(file)
    },
    /** Switches on a part of a record that may be missing. */
    switchOn: async (field: string): Promise<void> => {
      await (await show(field)).getByRole('checkbox').first().click()
    },
    /** Removes the open record, and returns the server's answer. */
    remove: async (): Promise<number> => {
      await page.getByRole('button', { name: 'Show Editor Options' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      const answer = page.waitForResponse((response) => response.request().method() === 'DELETE')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      return (await answer).status()
    },
    /** Saves, and returns the server's answers. */
    save: async (): Promise<number[]> => {
      const statuses: number[] = []
      const note = (response: { status: () => number; request: () => { method: () => string } }) => {
        if (response.request().method() === 'PUT') statuses.push(response.status())
      }
      page.on('response', note)
      const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
      await page.getByRole('button', { name: 'Save' }).first().click()
      await answered
      // A record follows its photographs.
      await page.waitForLoadState('networkidle').catch(() => undefined)
      await page.waitForTimeout(1000)
      page.off('response', note)
      return statuses
    },
    /** The panel's text about faults and warnings. */
    panel: page.getByRole('complementary', { name: 'Check of the content' }),
    /** The check's text at a field. */
    markOf: (field: string): Promise<string | null> => at(field).getAttribute('data-finding'),
  }
}
