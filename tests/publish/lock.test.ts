import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { directoryStore } from '../../src/base/object-store/directory-store.ts'
import { withLock } from '../../src/delivery/publish/lock.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import type { Store } from '../../src/base/object-store/store.ts'
import { filesIn } from '../build/run-build.ts'
import { tempFolder } from '../temp-folder.ts'
import { writeSmallSite } from './small-site.ts'

const HEADERS = { contentType: 'text/plain', cacheControl: 'no-cache' }
const CLAIM = '.publish/locks/other.json'

/** A store that another publisher has claimed; by default it is unknown where that one runs. */
async function claimedStore(claim: object = { pid: 1 }): Promise<{ folder: string; store: Store }> {
  const folder = tempFolder({ [CLAIM]: claim })
  return { folder, store: directoryStore(folder) }
}

afterEach(() => vi.useRealTimers())

const mark = (store: Store) => store.write('mark', Buffer.from('x'), HEADERS)

test('two concurrent publishers run one after the other', async () => {
  const folder = tempFolder()
  const writers: string[] = []
  const noting = (name: string): Store => {
    const store = directoryStore(folder)
    const note = (key: string) => {
      if (!key.startsWith('.publish/locks/')) writers.push(name)
    }
    return {
      ...store,
      write: (key, ...rest) => {
        note(key)
        return store.write(key, ...rest)
      },
      copy: (from, to) => {
        note(to)
        return store.copy(from, to)
      },
    }
  }
  const sites = await Promise.all(
    ['one', 'two', 'three'].map((text) => writeSmallSite(tempFolder(), { text, articles: ['a', 'b'] })),
  )
  await Promise.all(sites.map((site, index) => publishSite(noting(String(index)), site)))
  const turns = writers.filter((name, index) => name !== writers[index - 1])
  expect(turns.toSorted()).toEqual(['0', '1', '2'])
  expect(filesIn(folder).filter((path) => path.startsWith('/.publish/locks'))).toEqual([])
})

test('a publisher that waits too long gives up without writing anything', async () => {
  const { folder, store } = await claimedStore()
  const maxWaitMs = 100
  const waits: string[] = []
  // It checks the clock only: it waits once, however slow the store is.
  vi.useFakeTimers({ toFake: ['Date'] })
  const onProgress = (message: string) => {
    waits.push(message)
    vi.setSystemTime(Date.now() + maxWaitMs + 1)
  }
  const work = withLock(store, { maxWaitMs, onProgress }, mark)
  await expect(work).rejects.toThrow('is in use by another command')
  expect(waits).toHaveLength(1)
  expect(filesIn(folder)).toEqual([`/${CLAIM}`])
})

test('a claim that was not renewed within its lease has expired', async () => {
  const { folder, store } = await claimedStore()
  const past = Date.now() / 1000 - 61
  utimesSync(join(folder, CLAIM), past, past)
  await withLock(store, { maxWaitMs: 0 }, mark)
  expect(filesIn(folder)).toEqual(['/mark'])
})

test('the lease of a publisher killed on this machine is not awaited', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  // Determines the id of this machine's processes from a claim of its own.
  let claim = {}
  const own = tempFolder()
  await withLock(directoryStore(own), {}, async (held) => {
    const [key = ''] = (await held.list('.publish/locks/')).keys()
    // Written by the lock.
    claim = JSON.parse((await held.read(key))?.toString() ?? '{}') as object
  })
  const { store } = await claimedStore({ ...claim, pid: child.pid })
  await withLock(store, { maxWaitMs: 0 }, mark)
  const elsewhere = await claimedStore({ ...claim, pid: child.pid, processes: 'another machine' })
  await expect(withLock(elsewhere.store, { maxWaitMs: 0 }, mark)).rejects.toThrow('by another')
})

test('a publisher that cannot renew its claim stops writing before another may begin', async () => {
  const folder = tempFolder()
  const store = directoryStore(folder)
  let isCutOff = false
  const failing: Store = {
    ...store,
    write: (key, ...rest) => (isCutOff ? Promise.reject(new Error('no network')) : store.write(key, ...rest)),
  }
  const leaseMs = 1000
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const work = withLock(failing, { leaseMs }, async (held) => {
    await mark(held)
    isCutOff = true
    await vi.advanceTimersByTimeAsync(leaseMs * 0.7)
    isCutOff = false
    await held.write('late', Buffer.from('x'), HEADERS)
  })
  await expect(work).rejects.toThrow('could not be renewed')
  expect(filesIn(folder)).toEqual(['/mark'])
})

test('a claim is renewed during the work', async () => {
  const store = directoryStore(tempFolder())
  // The store measures the age of a claim with its own clock, which tests cannot set. A busy machine may delay a
  // renewal by half of this.
  const leaseMs = 4000
  let second: Promise<void> | undefined
  await withLock(store, { leaseMs }, async (held) => {
    await wait(leaseMs)
    second = withLock(store, { leaseMs, maxWaitMs: 0 }, mark)
    await expect(second).rejects.toThrow('by another')
    await mark(held)
  })
})
