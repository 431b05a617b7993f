import { randomInt } from 'node:crypto'
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { type File, formOf } from '../api/forms.ts'
import { ADMIN, STAFF } from './staff.ts'
import { expect, type Locale, openPage, pathIn, word } from './test.ts'
import { comeFromOwnAddress } from './visitor.ts'

/** The words that all screens of the desk share; the others are of its requests. */
const SHARED = /^(?:closed|code|confirm|languages|loading|logOut|noAnswer|password|roles|tabs|times)\b/

/** Returns a text of the staff desk. */
export function deskWord(locale: Locale, key: string): string {
  return word(locale, SHARED.test(key) ? 'desk' : 'desk-requests', key)
}

/** Returns a subject that no other test has. Its code is letters alone: seven digits would look like a telephone number. */
export function uniqueSubject(): string {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26)))
  return `Doors ${letters.join('')}`
}

/** Sends a contact request as a visitor does, and returns its number. */
export async function sendRequest(
  baseURL: string | undefined,
  fields: Record<string, string>,
  files: readonly File[] = [],
): Promise<string> {
  const from = ['10', ...Array.from({ length: 3 }, () => randomInt(256))].join('.')
  const answer = await fetch(`${baseURL}/api/contact`, {
    method: 'POST',
    body: formOf(fields, files),
    headers: { 'x-forwarded-for': from },
  })
  expect(answer.status).toBe(201)
  const { result } = (await answer.json()) as { result: { contact: { id: string } } }
  return result.contact.id
}

/** Logs an account in and returns its token. */
export async function tokenOf(
  request: APIRequestContext,
  account: string,
  password: string = STAFF.password,
): Promise<string> {
  const answer = await request.post('/api/users/login', { data: { account, password, lang: 'en' } })
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** Adds an account with a role, whose owner has replaced the first password, and returns its name and the headers of an administrator who can change it. */
export async function addAccount(request: APIRequestContext, role: string) {
  const account = `own.${uniqueSubject().slice(6)}`
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN.account)}` }
  const given = `${STAFF.password} given`
  const data = { account, role, language: 'en', password: given, lang: 'en' }
  expect((await request.post('/api/desk/people', { headers, data })).status()).toBe(201)
  const own = { authorization: `Bearer ${await tokenOf(request, account, given)}` }
  const change = { current: given, password: STAFF.password, lang: 'en' }
  expect((await request.post('/api/users/password', { headers: own, data: change })).status()).toBe(200)
  expect((await request.delete('/api/users/logout', { headers: own })).status()).toBe(200)
  return { account, headers }
}

/** Makes a browser of its own for an account that is logged in; close it when the test ends. */
export async function browserOf(browser: Browser, account: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'zh-TW', timezoneId: 'Asia/Taipei' })
  await logIn(context, account)
  return context
}

/** Logs a browser in, as the login does; a login that ended later stays ended. */
export async function logIn(context: BrowserContext, account: string): Promise<void> {
  await comeFromOwnAddress(context)
  const token = await tokenOf(context.request, account)
  await context.addInitScript((stored) => {
    if (sessionStorage.getItem('logged-in-by-test')) return
    sessionStorage.setItem('logged-in-by-test', 'yes')
    localStorage.setItem('user', stored)
  }, JSON.stringify({ token, account }))
}

/** Opens a screen of the desk and waits until its body is there. */
export async function openDesk(page: Page, locale: Locale, path = '/desk'): Promise<void> {
  await openPage(page, pathIn(locale, path))
  await expect(page.getByRole('navigation', { name: deskWord(locale, 'tabs.label') })).toBeVisible()
}

/** Opens a request and waits until it is shown. */
export async function openRequest(page: Page, locale: Locale, number: string, subject: string): Promise<void> {
  await openDesk(page, locale, `/desk?request=${number}`)
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
}
