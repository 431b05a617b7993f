import { request } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newEnvironment } from './support/new-environment.ts'
import { postContact } from './support/post-contact.ts'
import { startSite } from './support/start-site.ts'

const NETWORKS = 8
const POSTS_OF_NETWORK = 4
const LARGE_BYTES = 1024 * 1024

test('while 32 unfinished uploads from eight networks keep all slots of uploads, forms without files are stored', async () => {
  const token = 'figures-of-this-test'
  const site = await startSite({ ...(await newEnvironment('embedded')), METRICS_TOKEN: token }, onTestFinished)
  const attack = Array.from({ length: NETWORKS * POSTS_OF_NETWORK }, (_, turn) => {
    const post = request(`${site.url}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': LARGE_BYTES,
        'x-forwarded-for': `2001:db8:${turn % NETWORKS}::1`,
      },
    })
    // The end of the test destroys it.
    post.on('error', () => undefined)
    post.write('--b')
    return post
  })
  onTestFinished(() => attack.forEach((post) => post.destroy()))
  await vi.waitFor(async () => {
    const figures = await fetch(`${site.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
    expect(await figures.text()).toMatch(/^site_uploads_running 32$/m)
  }, 10_000)
  const visitors = await Promise.all(Array.from({ length: 5 }, () => postContact(site.url)))
  expect(visitors.map(({ status }) => status)).toEqual(visitors.map(() => 201))
})
