import type { Locale } from '../../../base/i18n/locale.ts'
import { LOCALES } from '../../../base/i18n/locale.ts'
import { type CmsConfig, type CmsEntries, makeConfig, type Vocabulary } from '../cms-config.ts'
import { COLLECTIONS, type Collection, SINGLE_FILES } from '../collections.ts'
import { createFieldWords, editorWords } from '../field-words.ts'
import type { CmsField } from '../make-field.ts'
import { SLUG_PATTERN } from '../places.ts'
import { backendOf } from './backend.ts'
import type { GitSettings } from './read-settings.ts'
import { fileFormat, recordFormat, TEXT_FIELD, TEXT_FORMAT } from './subjects.ts'

/** Nothing can be sent as a photograph: a file of one byte is none. */
const NO_UPLOADS = { default: { config: { max_file_size: 1 } } }

/**
 * Makes the configuration of the editor that writes to a Git host: as `makeConfig` does, with texts as collections of
 * their own, files in formats of ours, and no new photographs.
 */
export function makeGitConfig(locale: Locale, vocabulary: Vocabulary, settings: GitSettings): CmsConfig {
  const { collections, singletons, ...common } = makeConfig(locale, vocabulary)
  const pathOf = (place: string) => (settings.folder ? `${settings.folder}/${place}` : place)
  return {
    ...common,
    backend: backendOf(settings),
    media_folder: pathOf('products'),
    media_libraries: NO_UPLOADS,
    i18n: { structure: 'multiple_files', locales: LOCALES, default_locale: LOCALES[0] },
    collections: COLLECTIONS.flatMap((collection) => {
      const entries = collections.find(({ name }) => name === collection.name)
      if (!entries) return []
      const folder = pathOf(collection.folder)
      const records = recordsOf(collection, entries, folder, locale)
      return collection.prose ? [records, textsOf(collection, folder, locale)] : [records]
    }),
    singletons: SINGLE_FILES.map(({ name, file }) => ({
      ...singletons.find((each) => each.name === name),
      name,
      file: pathOf(file),
      format: fileFormat(name),
      fields: (singletons.find((each) => each.name === name)?.fields ?? []).map((field) => withPhotos(field, locale)),
    })),
  }
}

function recordsOf({ key, prose }: Collection, entries: CmsEntries, folder: string, locale: Locale): CmsEntries {
  return {
    ...entries,
    folder,
    format: recordFormat(entries.name),
    // The name of a file is the key of its record, and stays.
    slug: { template: `{{${key}}}`, editable: false },
    fields: entries.fields
      .filter(({ name }) => name !== prose)
      .map((field) =>
        field.name === key ? { ...field, hint: editorWords(locale).git.key } : withPhotos(field, locale),
      ),
  }
}

/** The texts of a collection, each with both of its files, `news/a.zh.md` and `news/a.en.md`. */
function textsOf({ name, prose, isFixed }: Collection, folder: string, locale: Locale): CmsEntries {
  const words = createFieldWords(locale)
  const { git } = editorWords(locale)
  const path = `${name}.${prose}`
  return {
    name: `${name}-texts`,
    label: git.texts[name as keyof typeof git.texts],
    folder,
    format: TEXT_FORMAT,
    i18n: true,
    create: !isFixed,
    delete: !isFixed,
    slug: { editable: isFixed ? false : ['create'], hint: git.textName, pattern: [SLUG_PATTERN, git.textName] },
    summary: '{{slug}}',
    sortable_fields: { fields: ['slug'] },
    editor: { preview: false },
    fields: [
      {
        name: TEXT_FIELD,
        label: words.label(path),
        hint: words.hint(path),
        widget: 'richtext',
        modes: ['raw'],
        editor_components: [],
        required: true,
        i18n: true,
      },
    ],
  }
}

/**
 * The descriptions of existing photographs can be changed; none are added or removed, since the editor cannot make
 * their files.
 */
function withPhotos(field: CmsField, locale: Locale): CmsField {
  const { fields } = field
  if (!Array.isArray(fields)) return field
  // Made by make-field.ts.
  const inner = (fields as CmsField[]).map((each) => withPhotos(each, locale))
  const isOfPhotos = inner.some(({ widget }) => widget === 'image')
  return {
    ...field,
    ...(isOfPhotos && { allow_add: false, allow_remove: false }),
    fields: inner.map((each) => (each.widget === 'image' ? fileName(each, locale) : each)),
  }
}

function fileName({ name }: CmsField, locale: Locale): CmsField {
  return { name, label: editorWords(locale).git.photoFile, widget: 'string', readonly: true }
}
