import { absoluteUrl, SITE_ADDRESS } from '../base/addresses.ts'
import { brandVariables } from '../base/i18n/brand-variables.ts'
import { LOCALE_FACTS } from '../base/i18n/locale.ts'
import { textIn } from '../base/i18n/localised.ts'
import { notesPath } from '../content/document-files.ts'
import type { FirmwareFamily, Release } from '../content/schema/firmware.ts'
import type { Product } from '../content/schema/product.ts'
import { SITE } from '#vendor/site.ts'

/** Folder of the advisories, where CSAF 2.0 has its metadata (section 7.1.8). */
const FOLDER = '/.well-known/csaf'
/** Address of the provider's metadata, which security.txt names. */
export const CSAF_METADATA_PATH = `${FOLDER}/provider-metadata.json`
/** Language of the advisories, which tools all over the world read. */
const LOCALE = 'en'

type FirmwareContent = {
  firmware: readonly FirmwareFamily[]
  product: readonly Pick<Product, 'code' | 'model' | 'name'>[]
}

/** A security fix of a release, for the products that run it. */
type Fix = {
  text: string
  severity: Release['security'][number]['severity']
  family: FirmwareFamily
  release: Release
  products: FirmwareContent['product']
}

type Advisory = { id: string; fixes: readonly Fix[] }

/**
 * Returns each security advisory of the firmware as a CSAF 2.0 document, with the lists and the metadata of a CSAF publisher:
 * texts by address, nothing without advisories. The days are those of the releases, so the same content gives the same files.
 */
export function writeAdvisories(content: FirmwareContent): Map<string, string> {
  const documents = listAdvisories(content).map((advisory) => writeAdvisory(advisory))
  const last = documents
    .map(({ changedAt }) => changedAt)
    .sort()
    .at(-1)
  if (last === undefined) return new Map()
  const newestFirst = documents.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
  return new Map([
    ...documents.map(({ file, document }) => [`${FOLDER}/${file}`, `${JSON.stringify(document, null, 2)}\n`] as const),
    [`${FOLDER}/index.txt`, documents.map(({ file }) => `${file}\n`).join('')],
    [`${FOLDER}/changes.csv`, newestFirst.map(({ file, changedAt }) => `"${file}","${changedAt}"\n`).join('')],
    [CSAF_METADATA_PATH, `${JSON.stringify(describeProvider(last), null, 2)}\n`],
  ])
}

/** Returns whether any security fix has an advisory. */
export function hasAdvisories({ firmware }: Pick<FirmwareContent, 'firmware'>): boolean {
  return firmware.some(({ releases }) => releases.some(({ security }) => security.some(({ advisory }) => advisory)))
}

function listAdvisories({ firmware, product }: FirmwareContent): Advisory[] {
  const advisories = new Map<string, Fix[]>()
  for (const family of firmware)
    for (const release of family.releases) {
      const products = product.filter(({ code }) => (release.products ?? family.products).includes(code))
      for (const { advisory, text, severity } of release.security) {
        if (advisory === undefined) continue
        const fix = { text: text[LOCALE], severity, family, release, products }
        advisories.set(advisory, [...(advisories.get(advisory) ?? []), fix])
      }
    }
  return [...advisories].map(([id, fixes]) => ({ id, fixes })).sort((a, b) => (a.id < b.id ? -1 : 1))
}

function writeAdvisory({ id, fixes }: Advisory): { file: string; changedAt: string; document: object } {
  const year = /\d{4}/.exec(id)?.[0] ?? ''
  const file = `${year}/${id.toLowerCase().replaceAll(/[^+\-a-z0-9]+/g, '_')}.json`
  // A release that comes later is a new version of the document.
  const days = [...new Set(fixes.map(({ release }) => release.releasedOn))].sort()
  const history = days.map((day, index) => ({
    number: String(index + 1),
    date: timeOf(day),
    summary: index === 0 ? 'First version.' : 'Firmware for further products.',
  }))
  const changedAt = timeOf(days.at(-1) ?? '')
  const texts = [...new Set(fixes.map(({ text }) => text))]
  const document = {
    document: {
      category: 'csaf_security_advisory',
      csaf_version: '2.0',
      title: `${id}: security fixes in the firmware of ${[...new Set(fixes.map(({ family }) => family.name[LOCALE]))].join(', ')}`,
      lang: LOCALE_FACTS[LOCALE].htmlLang,
      publisher: PUBLISHER,
      distribution: { tlp: { label: 'WHITE' } },
      notes: [
        {
          category: 'summary',
          text: `Firmware that fixes ${texts.length === 1 ? 'a fault' : `${texts.length} faults`} of security.`,
        },
      ],
      references: [
        { category: 'self', summary: `${id} as CSAF`, url: `${SITE_ADDRESS}${FOLDER}/${file}` },
        ...[...new Set(fixes.map(({ family }) => family))].map(({ id: family, name }) => ({
          category: 'external' as const,
          summary: `Release notes of the firmware: ${name[LOCALE]}`,
          url: absoluteUrl(LOCALE, notesPath(family)),
        })),
      ],
      tracking: {
        id,
        status: 'final',
        version: String(days.length),
        initial_release_date: timeOf(days[0] ?? ''),
        current_release_date: changedAt,
        revision_history: history,
      },
    },
    product_tree: { branches: [{ category: 'vendor', name: PUBLISHER.name, branches: branchesOf(fixes) }] },
    vulnerabilities: texts.map((text, index) =>
      describeVulnerability(
        `${id}-${index + 1}`,
        fixes.filter((fix) => fix.text === text),
      ),
    ),
  }
  return { file, changedAt, document }
}

/** Each product with the versions that an advisory names. */
function branchesOf(fixes: readonly Fix[]): object[] {
  const versions = new Map<string, { title: string; model: string; versions: Set<string> }>()
  for (const { products, release } of fixes)
    for (const { model, name } of products) {
      const known = versions.get(model) ?? { title: `${model} ${name[LOCALE]}`, model, versions: new Set() }
      versions.set(model, { ...known, versions: known.versions.add(release.version) })
    }
  return [...versions.values()].map(({ title, model, versions: all }) => ({
    category: 'product_name',
    name: title,
    branches: [...all].flatMap((version) => [
      {
        category: 'product_version_range',
        name: `vers:generic/<${version}`,
        product: {
          product_id: affectedId(model, version),
          name: `${title}, firmware before ${version}`,
          product_identification_helper: { model_numbers: [model] },
        },
      },
      {
        category: 'product_version',
        name: version,
        product: {
          product_id: fixedId(model, version),
          name: `${title}, firmware ${version}`,
          product_identification_helper: { model_numbers: [model] },
        },
      },
    ]),
  }))
}

function describeVulnerability(id: string, fixes: readonly Fix[]): object {
  const [first] = fixes
  const idsOf = (toId: (model: string, version: string) => string, { products, release }: Fix) =>
    products.map(({ model }) => toId(model, release.version))
  const affected = [...new Set(fixes.flatMap((fix) => idsOf(affectedId, fix)))]
  return {
    ids: [{ system_name: `${PUBLISHER.name} advisories`, text: id }],
    notes: [{ category: 'description', text: first?.text ?? '' }],
    product_status: {
      known_affected: affected,
      fixed: [...new Set(fixes.flatMap((fix) => idsOf(fixedId, fix)))],
    },
    remediations: fixes.map((fix) => ({
      category: 'vendor_fix',
      details: [`Update to firmware ${fix.release.version} or later.`, fix.release.updating?.[LOCALE]]
        .filter(Boolean)
        .join(' '),
      product_ids: idsOf(affectedId, fix),
      url: absoluteUrl(LOCALE, notesPath(fix.family.id)),
    })),
    threats: [{ category: 'impact', details: first?.severity ?? '', product_ids: affected }],
  }
}

const PUBLISHER = {
  category: 'vendor',
  name: textIn(SITE.company, LOCALE),
  namespace: SITE_ADDRESS,
  contact_details: `security@${brandVariables(LOCALE).domain}`,
}

/** A publisher of CSAF without signatures, which only a provider has (section 7.2.1). */
function describeProvider(lastUpdated: string): object {
  return {
    canonical_url: SITE_ADDRESS + CSAF_METADATA_PATH,
    distributions: [{ directory_url: `${SITE_ADDRESS}${FOLDER}/` }],
    last_updated: lastUpdated,
    list_on_CSAF_aggregators: true,
    metadata_version: '2.0',
    mirror_on_CSAF_aggregators: true,
    publisher: PUBLISHER,
    role: 'csaf_publisher',
  }
}

function affectedId(model: string, version: string): string {
  return `${model}-before-${version}`
}

function fixedId(model: string, version: string): string {
  return `${model}-${version}`
}

/** Midnight in Taiwan, as the feed of news has it. */
function timeOf(day: string): string {
  return `${day}T00:00:00+08:00`
}
