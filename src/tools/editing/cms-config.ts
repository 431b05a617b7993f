import type { AttributeGroup } from '../../content/schema/attribute-group.ts'
import type { Attribute } from '../../content/schema/attribute.ts'
import type { ReferenceTarget } from '../../content/schema/fields.ts'
import type { Film } from '../../content/schema/films.ts'
import { ORDERING_KIND_NAMES } from '../../content/schema/ordering.ts'
import type { OwnOrderingKind } from '../../content/schema/ordering-kinds.ts'
import type { Series } from '../../content/schema/series.ts'
import { DEFAULT_LOCALE, type Locale } from '../../base/i18n/locale.ts'
import { type Collection, COLLECTIONS, SINGLE_FILES } from './collections.ts'
import { createFieldWords, editorWords } from './field-words.ts'
import { type CmsField, type FieldContext, makeFields } from './make-field.ts'

/** The vocabulary that choices are made of, as its files are now. */
export type Vocabulary = {
  attributes: readonly Attribute[]
  attributeGroups: readonly AttributeGroup[]
  orderingKinds: readonly OwnOrderingKind[]
  series: readonly Series[]
  films: readonly Film[]
}

/** The fields that name a record of each collection. */
const SHOWN_BY: Record<string, (locale: Locale) => string[]> = {
  product: (locale) => ['model', `name.${locale}`],
  faq: (locale) => [`question.${locale}`],
  news: (locale) => [`title.${locale}`],
  solution: (locale) => [`title.${locale}`],
  page: (locale) => [`title.${locale}`],
  series: (locale) => [`name.${locale}`],
  case: (locale) => ['id', `location.${locale}`],
  testimonial: (locale) => [`author.${locale}`],
}

/** A collection, or a file with a single record, as the editor's configuration has it. */
export type CmsEntries = { name: string; fields: CmsField[]; [option: string]: unknown }

/** The editor's configuration. */
export type CmsConfig = { collections: CmsEntries[]; singletons: CmsEntries[]; [option: string]: unknown }

const MEDIA = 'photos'

/** Makes the editor's whole configuration from the schemas. Throws an UnknownFieldError for a field that it cannot show. */
export function makeConfig(
  locale: Locale,
  { attributes, attributeGroups, orderingKinds, series, films }: Vocabulary,
): CmsConfig {
  const words = createFieldWords(locale)
  const { collections, files } = editorWords(locale)
  const context: FieldContext = {
    words,
    attributes,
    specifications: series.flatMap(({ name, categories }) =>
      categories.flatMap((category) =>
        category.subCategories.flatMap(({ specifications }) =>
          specifications.map((each) => ({
            value: each.id,
            label: [name, category.name, each.name].map((part) => words.inLanguage(part)).join(' › '),
          })),
        ),
      ),
    ),
    orderingKinds: [
      ...ORDERING_KIND_NAMES.map((kind) => words.option('needs.kind', kind)),
      ...orderingKinds.map(({ id, name }) => ({ value: id, label: words.inLanguage(name) })),
    ],
    attributeGroups: attributeGroups.map(({ id, name }) => ({ value: id, label: words.inLanguage(name) })),
    films: films.map(({ slug, title }) => ({ value: slug, label: words.inLanguage(title) })),
    relationTo: (target) => relationTo(target, locale),
  }
  return {
    load_config_file: false,
    // It keeps to the folder that navigator.storage names, which is the server's (browser/http-folder.ts).
    backend: { name: 'test-repo' },
    app_title: editorWords(locale).title,
    media_folder: MEDIA,
    public_folder: `/${MEDIA}`,
    media_libraries: { default: { config: { max_file_size: MAX_PHOTO_BYTES } } },
    output: { omit_empty_optional_fields: true },
    collections: COLLECTIONS.map((collection) => ({
      name: collection.name,
      label: collections[collection.name as keyof typeof collections],
      folder: collection.folder,
      extension: 'json',
      format: 'json',
      create: !collection.isFixed,
      delete: !collection.isFixed,
      identifier_field: collection.key,
      slug: `{{${collection.key}}}`,
      summary: shownBy(collection.name, locale)
        .map((field) => `{{${field}}}`)
        .join(' '),
      sortable_fields: { fields: [...shownBy(collection.name, locale)], default: { field: collection.key } },
      editor: { preview: false },
      fields: fieldsOf(collection, context),
    })),
    singletons: SINGLE_FILES.map(({ name, file, description }) => ({
      name,
      label: files[name as keyof typeof files],
      file,
      format: 'json',
      editor: { preview: false },
      fields: makeFields(description.fields ?? {}, name, context),
    })),
  }
}

/** Cameras' files are below it. */
export const MAX_PHOTO_BYTES = 50 * 1024 * 1024

/** The fields of a collection. Those that name a record stand first, so that its form begins with its title. */
function fieldsOf({ name, description }: Collection, context: FieldContext): CmsField[] {
  const naming = shownBy(name, DEFAULT_LOCALE).map((field) => field.split('.')[0])
  const [first, others] = [true, false].map((isFirst) =>
    Object.entries(description.fields ?? {}).filter(([key]) => naming.includes(key) === isFirst),
  )
  return makeFields(Object.fromEntries([...(first ?? []), ...(others ?? [])]), name, context)
}

function shownBy(name: string, locale: Locale): string[] {
  return SHOWN_BY[name]?.(locale) ?? []
}

function relationTo(target: ReferenceTarget, locale: Locale) {
  const key = COLLECTIONS.find(({ name }) => name === target)?.key ?? 'id'
  return { collection: target, value_field: key, display_fields: shownBy(target, locale) }
}
