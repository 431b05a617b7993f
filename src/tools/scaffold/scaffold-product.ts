import { PLACEHOLDER } from '../../content/editorial/placeholder.ts'
import { PROMISED_FACTS } from '#vendor/promises.ts'
import { ContentError } from '../../content/faults.ts'
import { LEAST_FEATURES } from '../../content/schema/product.ts'
import type { Attribute } from '../../content/schema/attribute.ts'
import { readDocumentFiles, readRecordFiles } from '../../content/sources/files.ts'
import { checkChoice } from './check-choice.ts'
import { FILL_IN, recordFiles, today } from './record-files.ts'
import type { Scaffold } from './scaffold.ts'

/** Editors leave room between products, so that one can be put between two. */
const POSITION_STEP = 10

/** Makes a product of a specification, the last of its category, with every text to be written and every attribute to be filled in. */
export function scaffoldProduct(
  contentDir: string,
  code: string,
  options: { specification?: string | undefined },
): Scaffold {
  const documents = readDocumentFiles(contentDir)
  if (documents.faults.length > 0) throw new ContentError(documents.faults)
  const { series, product: products } = readRecordFiles(contentDir).content
  const categoryOf = new Map(
    series
      .flatMap(({ categories }) => categories)
      .flatMap((category) =>
        category.subCategories.flatMap(({ specifications }) => specifications.map(({ id }) => [id, category] as const)),
      ),
  )
  const specification = checkChoice('specification', options.specification, [...categoryOf.keys()])
  const category = categoryOf.get(specification)
  const neighbours = products.filter((product) => categoryOf.get(product.specification) === category)
  const record = {
    code,
    model: code.toUpperCase(),
    name: PLACEHOLDER,
    description: PLACEHOLDER,
    specification,
    position: Math.max(0, ...neighbours.map(({ position }) => position)) + POSITION_STEP,
    status: 'active',
    releasedOn: today(),
    features: Array.from({ length: Math.max(LEAST_FEATURES, PROMISED_FACTS.features.min) }, () => PLACEHOLDER),
    attributes: {},
    images: [],
    files: [],
    related: [],
    solutions: [],
  }
  const attributes = documents.content.attributes.filter(({ id }) => category?.attributes.includes(id))
  return {
    created: recordFiles(contentDir, 'product', code, record),
    changed: new Map(),
    remaining: [
      FILL_IN,
      `The attributes of ${category?.id}:`,
      ...attributes.map((attribute) => `  ${describe(attribute)}`),
    ],
  }
}

function describe({ id, kind, unit, options }: Attribute): string {
  const unitText = typeof unit === 'string' ? unit : unit?.en
  return [
    `"${id}":`,
    kind,
    unitText && `(${unitText})`,
    options && `of ${options.map((option) => option.id).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ')
}
