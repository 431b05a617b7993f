import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { openStore } from '../../src/base/object-store/open-store.ts'
import { publishSite } from '../../src/delivery/publish/publish-site.ts'
import { rollBack } from '../../src/delivery/publish/roll-back.ts'
import { tempFolder } from '../temp-folder.ts'
import { writeSmallSite } from './small-site.ts'
import { withBucket } from './with-bucket.ts'

const BUCKET = 'site'
withBucket(BUCKET)

/** Returns the headers of an object below the prefix. */
async function headersOf(key: string) {
  const client = new S3Client({ forcePathStyle: true })
  const { ContentType, CacheControl, ContentEncoding } = await client.send(
    new HeadObjectCommand({ Bucket: BUCKET, Key: `www/${key}` }),
  )
  return [ContentType, CacheControl, ContentEncoding]
}

const KEPT = 'public, max-age=31536000, immutable'
const ASKED = 'no-cache'
const HEADERS = { contentType: 'application/json', cacheControl: ASKED }

test('objects have their Content-Type, Cache-Control and Content-Encoding, also after a rollback', async () => {
  const store = await openStore(`s3://${BUCKET}/www/`)
  await publishSite(store, await writeSmallSite(tempFolder(), { text: 'one', articles: ['a'], day: 1 }))
  const second = await writeSmallSite(tempFolder(), { text: 'two', articles: ['a'], day: 2 })
  await publishSite(store, second)
  await rollBack(store, undefined)
  const expected: Record<string, (string | undefined)[]> = {
    'assets/style-1.css': ['text/css; charset=utf-8', KEPT, undefined],
    'assets/style-1.css.br': ['text/css; charset=utf-8', KEPT, 'br'],
    'assets/style-1.css.gz': ['text/css; charset=utf-8', KEPT, 'gzip'],
    'assets/font-1.woff2': ['font/woff2', KEPT, undefined],
    'index.html': ['text/html; charset=utf-8', ASKED, undefined],
    'news/a/index.html.br': ['text/html; charset=utf-8', ASKED, 'br'],
    'news/a/_payload.json.gz': ['application/json; charset=utf-8', ASKED, 'gzip'],
    'builds/latest.json': ['application/json; charset=utf-8', ASKED, undefined],
    [`builds/meta/${second.id}.json`]: ['application/json; charset=utf-8', ASKED, undefined],
  }
  for (const [key, headers] of Object.entries(expected)) expect(await headersOf(key), key).toEqual(headers)
})

test('a missing object is read as undefined, and can be removed', async () => {
  const store = await openStore(`s3://${BUCKET}/empty`)
  expect(await store.read('nothing')).toBeUndefined()
  await store.remove(['nothing'])
  expect(await store.list('')).toEqual(new Map())
})

test('a listing of several pages has every object, also one whose name begins like a folder', async () => {
  const store = await openStore(`s3://${BUCKET}/many/`)
  const inFolder = Array.from({ length: 1200 }, (_, index) => `search/${String(index).padStart(4, '0')}.json`)
  for (let at = 0; at < inFolder.length; at += 50)
    await Promise.all(inFolder.slice(at, at + 50).map((key) => store.write(key, Buffer.from('{}'), HEADERS)))
  await store.write('search-a.js', Buffer.from(''), HEADERS)
  expect([...(await store.list('')).keys()].sort()).toEqual(['search-a.js', ...inFolder].sort())
})
