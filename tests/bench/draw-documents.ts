/*
 * Run by tests/bench/documents.ts in a process of its own, bundled: draws half of the catalogue's data sheets,
 * installation documents and social images one after the other, and prints their cost as JSON. With a folder as its
 * argument it also writes them there.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withSheets } from '../../src/build/publish-sheets.ts'
import { createCatalogue } from '../../src/content/catalogue.ts'
import { documentsOfProduct } from '../../src/content/installation/installation-documents.ts'
import { loadSnapshot, snapshotOptions } from '../../src/content/load-snapshot.ts'
import { drawSheet } from '../../src/artwork/documents/draw-sheet.ts'
import { drawSocial } from '../../src/artwork/documents/draw-social.ts'
import { drawInstallationDocument } from '../../src/artwork/documents/installation/draw-installation-document.ts'
import {
  modelInstallationDocument,
  type InstallationDocumentModel,
} from '../../src/artwork/documents/installation/model-installation-document.ts'
import { listSheets } from '../../src/artwork/documents/list-sheets.ts'
import { modelSheet } from '../../src/artwork/documents/model-sheet.ts'
import { drawImage } from '../../src/artwork/documents/product-image.ts'
import type { SocialCard } from '../../src/artwork/documents/social-card.ts'
import { getTypesetter } from '../../src/artwork/documents/typesetters.ts'
import { sceneFile } from '../../src/artwork/drawing/scenes/list-scenes.ts'
import { SCENE_OF_SOLUTION } from '../../src/artwork/drawing/scenes/whose-scene.ts'
import { type Locale, LOCALES } from '../../src/base/i18n/locale.ts'

/** Every second product, scene and news item: as much as each thread of a build on two cores draws. */
const STEP = 2
const KIB_PER_MIB = 1024

/** The cost of documents: elapsed time, and processor time of all threads of the process. */
export type Cost = { documents: number; ms: number; cpuMs: number }
export type Costs = { sheets: Cost; guides: Cost; templates: Cost; drawings: Cost; images: Cost; peakMb: number }

type Drawing = { name: string; draw: () => Promise<Buffer> }

const root = process.cwd()
const [outDir] = process.argv.slice(2)
const snapshot = await loadSnapshot(snapshotOptions(root, {}))
const catalogue = createCatalogue(withSheets(snapshot, join(root, 'public'), true))
const products = someOf(catalogue.snapshot.product)
// All data is there before the first document: only drawing is measured.
const [sheets, papers, images] = [listDrawnSheets(), listDrawnPapers(), listDrawnImages()]
const papersOfKind = (kind: InstallationDocumentModel['kind']) => papers.filter((paper) => paper.kind === kind)
// One after the other, as in a build. Fonts are loaded for the first sheet.
const costs: Costs = {
  sheets: await costOf(sheets),
  guides: await costOf(papersOfKind('guide')),
  templates: await costOf(papersOfKind('template')),
  drawings: await costOf(papersOfKind('drawing')),
  images: await costOf(images),
  peakMb: process.resourceUsage().maxRSS / KIB_PER_MIB,
}
console.log(JSON.stringify(costs))

function listDrawnSheets(): Drawing[] {
  const listed = listSheets(catalogue).filter(({ product }) => products.includes(product))
  return listed.map(({ file, product }) => {
    const sheet = modelSheet(product, catalogue, file.locale)
    const image = drawImage(product, catalogue, root, file.locale)?.image
    return { name: sheet.file, draw: async () => drawSheet(sheet, image, await getTypesetter(root, file.locale)) }
  })
}

function listDrawnPapers(): (Drawing & Pick<InstallationDocumentModel, 'kind'>)[] {
  return LOCALES.flatMap((locale) =>
    products.flatMap((product) =>
      documentsOfProduct(product, catalogue, locale).flatMap((paper) => {
        const model = modelInstallationDocument(paper, product, catalogue, locale)
        const image = paper.kind === 'guide' ? drawImage(product, catalogue, root, locale)?.image : undefined
        const draw = async () =>
          model ? drawInstallationDocument(model, image, (each) => getTypesetter(root, each)) : Buffer.alloc(0)
        return model ? [{ kind: model.kind, name: basename(paper.src), draw }] : []
      }),
    ),
  )
}

function listDrawnImages(): Drawing[] {
  const cards = LOCALES.flatMap((locale) => [...productCards(locale), ...sceneCards(locale), ...newsCards(locale)])
  return cards.map((card, index) => ({
    name: `${index}-${card.locale}.png`,
    draw: async () => drawSocial(card, await getTypesetter(root, card.locale)),
  }))
}

function productCards(locale: Locale): SocialCard[] {
  return products.map((product) => {
    const { series, category } = catalogue.shelfOf(product)
    return {
      locale,
      title: product.model,
      lead: `${product.name[locale]}\n${product.description[locale]}`,
      kind: category.name[locale],
      accent: series.accent,
      image: drawImage(product, catalogue, root, locale)?.image,
    }
  })
}

function sceneCards(locale: Locale): SocialCard[] {
  const named = someOf(catalogue.snapshot.solution).map((solution) => ({
    solution,
    scene: SCENE_OF_SOLUTION[solution.slug],
  }))
  return named.map(({ solution, scene }) => ({
    locale,
    title: solution.title[locale],
    lead: solution.summary[locale],
    kind: '',
    ...(scene && { scene: sceneFile(scene, catalogue, locale) }),
  }))
}

function newsCards(locale: Locale): SocialCard[] {
  return someOf(catalogue.snapshot.news).map(({ title, summary }) => ({
    locale,
    title: title[locale],
    lead: summary[locale],
    kind: '',
  }))
}

async function costOf(drawings: readonly Drawing[]): Promise<Cost> {
  const [started, cpu] = [performance.now(), process.cpuUsage()]
  for (const { name, draw } of drawings) {
    const file = await draw()
    if (outDir) {
      mkdirSync(outDir, { recursive: true })
      writeFileSync(join(outDir, name), file)
    }
  }
  const { user, system } = process.cpuUsage(cpu)
  return { documents: drawings.length, ms: performance.now() - started, cpuMs: (user + system) / 1000 }
}

function someOf<Item>(items: readonly Item[]): Item[] {
  return items.filter((_item, index) => index % STEP === 0)
}
