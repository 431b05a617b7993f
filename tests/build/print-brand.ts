/*
 * Run by rebrand.test.ts in a copy of the project: prints, as JSON, what names the vendor beside the site. The mails of a contact
 * request, and the words and the author of a data sheet.
 */
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createServer } from 'vite'
import type * as ModelSheet from '../../src/artwork/documents/model-sheet.ts'
import { createCatalogue } from '../../src/content/catalogue.ts'
import { loadSnapshot, snapshotOptions } from '../../src/content/load-snapshot.ts'
import { drawSheet } from '../../src/artwork/documents/draw-sheet.ts'
import { loadFaces } from '../../src/artwork/documents/faces.ts'
import { drawImage } from '../../src/artwork/documents/product-image.ts'
import { createTypesetter } from '../../src/artwork/documents/set-type.ts'
import { LOCALES } from '../../src/base/i18n/locale.ts'
import { toBackendLocale } from '../../src/server/backend-locale.ts'
import type { AttachmentStore } from '../../src/server/attachments/attachment-store.ts'
import { composeMail } from '../../src/server/mail/compose-mail.ts'
import { PUBLIC_FOLDER } from '../../src/base/vendor-folder.ts'
import { SITE } from '#vendor/site.ts'

const root = process.cwd()
const catalogue = createCatalogue(await loadSnapshot(snapshotOptions(root, {})))
const [product] = catalogue.snapshot.product
if (!product) throw new Error('There is no product')
const faces = await loadFaces(root)
// Only Vite knows how it loads its words.
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
})
// Vite does not know what a module exports.
const { modelSheet } = (await vite.ssrLoadModule('/src/artwork/documents/model-sheet.ts')) as typeof ModelSheet

const request = {
  id: '261121-7K3M9QTB',
  idempotency_key: null,
  content_hash: null,
  received_at: 0,
  type: 'other' as const,
  subject: '-',
  details: '-',
  name: '-',
  phone: '-',
  email: 'visitor@visitor.example',
  company: '-',
  suspicion: null,
  state: 'new' as const,
  version: 1,
  person: null,
  changed_at: 0,
  forgetting_at: null,
  forgotten_at: null,
  attachments: [],
}
/** The request has none. */
const noAttachments: AttachmentStore = {
  put: () => Promise.resolve(),
  has: () => Promise.resolve(false),
  read: () => Promise.reject(new Error('There are no attachments')),
  remove: () => Promise.resolve(),
  locate: () => '',
}
const mails = LOCALES.flatMap((locale) =>
  (['receipt', 'desk'] as const).map((kind) =>
    composeMail(
      { id: 'a', kind },
      { ...request, locale: toBackendLocale(locale) },
      { smtpUrl: '', to: SITE.email, from: SITE.email },
      noAttachments,
    ),
  ),
)
const sheets = LOCALES.map(async (locale) => {
  const file = await drawSheet(
    modelSheet(product, catalogue, locale),
    drawImage(product, catalogue, join(root, PUBLIC_FOLDER), locale)?.image,
    createTypesetter(faces, locale),
  )
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const { info } = await document.getMetadata()
  return { info, text: items.map((item) => ('str' in item ? item.str : '')).join('') }
})
process.stdout.write(`\n${JSON.stringify([...(await Promise.all(mails)), ...(await Promise.all(sheets))])}\n`)
await vite.close()
