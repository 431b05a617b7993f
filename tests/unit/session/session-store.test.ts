import { expect, test, vi } from 'vitest'
import { SESSION_KEY } from '../../../src/web/features/staff/session/session-key.ts'
import { createSessionStore, followOtherTabs } from '../../../src/web/features/staff/session/session-store.ts'
import { createStorage } from './memory-storage.ts'

const STORED = { token: 't1', account: 'ann' }
const keep = (value: unknown) => createStorage({ [SESSION_KEY]: JSON.stringify(value) })

/** A window that only fires storage events. */
function createTarget() {
  const target = new EventTarget()
  const tell = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }))
  // The store only listens to storage events, and `tell` fires no others.
  return { target: target as unknown as Window, tell }
}

test('is logged out without anything stored', () => {
  expect(createSessionStore(createStorage()).get()).toEqual({
    token: '',
    account: '',
    isLogin: false,
    loading: false,
    error: '',
  })
})

test('resumes a stored session', () => {
  expect(createSessionStore(keep(STORED)).get()).toMatchObject({ ...STORED, isLogin: true })
})

test.each([
  ['no JSON', '{'],
  ['no object', '1'],
  ['of wrong types', '{"token":1,"account":[]}'],
])('is logged out when what is stored is %s', (_, text) => {
  expect(createSessionStore(createStorage({ [SESSION_KEY]: text })).get()).toMatchObject({ token: '', isLogin: false })
})

test('stores token and account, nothing else, and removes them at the end', () => {
  const storage = createStorage()
  const store = createSessionStore(storage)
  store.set({ ...STORED, loading: true, error: 'x' })
  expect(JSON.parse(storage.getItem(SESSION_KEY) ?? '')).toEqual(STORED)
  expect(store.get().isLogin).toBe(true)
  store.set({ token: '', account: '' })
  expect(storage.getItem(SESSION_KEY)).toBeNull()
  expect(store.get().isLogin).toBe(false)
})

test('calls back after every change until it is unsubscribed', () => {
  const store = createSessionStore(createStorage())
  const onChange = vi.fn<() => void>()
  const stop = store.subscribe(onChange)
  store.set({ loading: true })
  stop()
  store.set({ loading: false })
  expect(onChange).toHaveBeenCalledOnce()
})

test('returns the same object until something changes', () => {
  const store = createSessionStore(keep(STORED))
  const before = store.get()
  store.refresh()
  expect(store.get()).toBe(before)
})

test('follows a login and a logout in another tab', () => {
  const storage = createStorage()
  const [here, there] = [createSessionStore(storage), createSessionStore(storage)]
  const { target, tell } = createTarget()
  followOtherTabs(here, target)
  there.set(STORED)
  tell('theme')
  expect(here.get().isLogin).toBe(false)
  tell(SESSION_KEY)
  expect(here.get()).toMatchObject({ ...STORED, isLogin: true })
  storage.clear()
  tell(null)
  expect(here.get()).toMatchObject({ token: '', account: '', isLogin: false })
})

test('lasts as long as the document if storage is blocked', () => {
  const refuse = () => {
    throw new Error('forbidden')
  }
  const store = createSessionStore({ ...createStorage(), getItem: refuse, setItem: refuse, removeItem: refuse })
  store.set(STORED)
  store.refresh()
  expect(store.get()).toMatchObject(STORED)
  expect(createSessionStore(undefined).get().isLogin).toBe(false)
})
