/*
 * Entry of the server bundle, run in each document thread of a build (src/build/make-documents.ts): draws its share of
 * the data sheets, installation documents and social images that are not in the cache.
 */
import { parentPort } from 'node:worker_threads'
import type { DocumentJob, DocumentOrder, DocumentReport } from '../src/build/document-job.ts'
import { keepDocument } from '../src/artwork/documents/document-cache.ts'
import { readImage } from '../src/artwork/documents/product-image.ts'
import { getTypesetter } from '../src/artwork/documents/typesetters.ts'

async function work({ orders, ...job }: DocumentJob): Promise<void> {
  for (const order of orders) {
    await keepDocument(job.cacheDir, order.name, () => draw(order, job))
    report({ type: 'progress', name: order.name })
  }
  report({ type: 'done' })
}

async function draw(order: DocumentOrder, { root, outDir }: Pick<DocumentJob, 'root' | 'outDir'>): Promise<Buffer> {
  if (order.kind === 'sheet') {
    const { drawSheet } = await import('../src/artwork/documents/draw-sheet.ts')
    const image = order.image && readImage(order.image, outDir)
    return drawSheet(order.sheet, image, await getTypesetter(root, order.sheet.locale))
  }
  if (order.kind === 'paper') {
    const { drawInstallationDocument } = await import(
      '../src/artwork/documents/installation/draw-installation-document.ts'
    )
    const image = order.image && readImage(order.image, outDir)
    return drawInstallationDocument(order.paper, image, (locale) => getTypesetter(root, locale))
  }
  const { image, scene, ...card } = order.card
  const { drawSocial } = await import('../src/artwork/documents/draw-social.ts')
  const pictures = {
    ...(image && { image: readImage(image, outDir) }),
    ...(scene && { scene: readImage(scene, outDir).svg }),
  }
  return drawSocial({ ...card, ...pictures }, await getTypesetter(root, card.locale))
}

function report(message: DocumentReport): void {
  parentPort?.postMessage(message)
}

// Messages come from make-documents.ts of the same project. An error ends the thread, and the build with it.
parentPort?.on('message', (job: DocumentJob) => void work(job))
