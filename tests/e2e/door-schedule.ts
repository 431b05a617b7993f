import { emptySchedule, type Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import type { Page } from '@playwright/test'
import { expect, type Locale, word } from './test.ts'
import { phrase } from './words.ts'

/** A text of the screen. */
export const wordIn = (locale: Locale, key: string) => word(locale, 'door-schedule', key)

/** The button above the table: the last step has one of its own. */
export const undoButton = (page: Page, locale: Locale) =>
  page
    .getByRole('region', { name: wordIn(locale, 'project.heading') })
    .getByRole('button', { name: wordIn(locale, 'project.undo') })

/** Adds a door with the keyboard alone: the focus is in its place then. */
export async function addDoor(page: Page, locale: Locale, place: string) {
  await page.getByRole('button', { name: wordIn(locale, 'doors.add') }).press('Enter')
  await expect(page.locator('[data-column=place]').last()).toBeFocused()
  await page.keyboard.type(place)
  await page.keyboard.press('Enter')
}

/** Adds a device at a place, with the keyboard alone; `typed` if its model is written differently. */
export async function addDevice(page: Page, locale: Locale, where: string, model: string, typed = model) {
  const field = page.getByRole('combobox', { name: phrase(locale, 'door-schedule', 'items.add', { where }) })
  await field.focus()
  await page.keyboard.type(typed)
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(model)
  await page.keyboard.press('Enter')
}

/** A schedule of this many doors with two devices each. */
export function scheduleOf(doors: number): Schedule {
  return {
    ...emptySchedule('many'),
    name: 'Many',
    doors: Array.from({ length: doors }, (_, index) => ({
      id: `d${index}`,
      number: `D${index + 1}`,
      floor: `${1 + Math.floor(index / 20)}F`,
      place: `Room ${index + 1}`,
      kind: 'other',
      alike: 1,
      items: ['vi-d430-p', 'oa-k280'].map((code) => ({ code, quantity: 1 })),
    })),
  }
}
