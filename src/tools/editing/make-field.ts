import { REQUIRED_LOCALES } from '../../base/i18n/other-locales.ts'
import { type Locale, LOCALES } from '../../base/i18n/locale.ts'
import type { Attribute } from '../../content/schema/attribute.ts'
import type { ReferenceTarget } from '../../content/schema/fields.ts'
import { type Described, ruleOf } from './described.ts'
import type { FieldWords } from './field-words.ts'

/** A field as the editor's configuration has it. */
export type CmsField = { name: string; label: string; widget: string; [option: string]: unknown }

type Widget = { widget: string; [option: string]: unknown }

type Option = { value: string; label: string }

export type FieldContext = {
  words: FieldWords
  attributes: readonly Attribute[]
  /** Kinds of needs, by id and name: the software's and the vendor's own. */
  orderingKinds: readonly Option[]
  /** Groups of the attribute table, by id and name: they are in one file. */
  attributeGroups: readonly Option[]
  /** Shelves, by id and name: they have no files of their own. */
  specifications: readonly Option[]
  /** Films, by slug and title: they are in one file. */
  films: readonly Option[]
  /** The collection of a record that is referred to, with its key and what it is shown by. */
  relationTo: (target: ReferenceTarget) => { collection: string; value_field: string; display_fields: string[] }
}

/** A longer text has several lines. */
const ONE_LINE = 80
/** Nobody writes a text of this length but as Markdown. */
const MARKDOWN = 10_000

/** Thrown for a field of a schema that the editor has no way to show. */
export class UnknownFieldError extends Error {
  constructor(path: string, type: string) {
    super(
      `The editor cannot show ${path}: say what a field of type ${type} is by the metadata "kind" (schema/fields.ts)`,
    )
    this.name = 'UnknownFieldError'
  }
}

/** Makes the editor's field of a described one. `path` is where it stands, `product.photos.alt`. Throws an UnknownFieldError. */
export function makeField(name: string, field: Described, path: string, context: FieldContext): CmsField {
  const { words } = context
  const hint = words.hint(path)
  const common = {
    name,
    label: words.label(path),
    required: field.optional !== true && field.meta?.mayBeEmpty !== true && !isEmptyable(field),
    ...(hint && { hint }),
  }
  return { ...common, ...makeWidget(field, path, context) }
}

function isEmptyable(field: Described): boolean {
  return field.type === 'array' && ruleOf(field, 'min') === undefined
}

/** Lists the editor's fields of a described record. */
export function makeFields(fields: Record<string, Described>, path: string, context: FieldContext): CmsField[] {
  return Object.entries(fields).map(([name, field]) => makeField(name, field, `${path}.${name}`, context))
}

function makeWidget(field: Described, path: string, context: FieldContext): Widget {
  const { words } = context
  const { kind, references, maxLength } = field.meta ?? {}
  if (kind === 'localised' || kind === 'shared') return localised(maxLength ?? ONE_LINE, field.meta?.mayBeEmpty, words)
  if (kind === 'day') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: '' }
  if (kind === 'photo') return { widget: 'image', choose_url: false }
  if (kind === 'attributes') return attributeList(context)
  if (kind === 'attributeNotes') return noteList(path, context)
  if (references) return reference(references, context)
  if (field.oneOf && field.oneOf.length > 0)
    return { widget: 'select', options: field.oneOf.map((value) => words.option(path, String(value))) }
  if (field.type === 'array' && field.innerType) return list(field, field.innerType, path, context)
  if (field.type === 'object' && field.fields)
    return { widget: 'object', fields: makeFields(field.fields, path, context), collapsed: false }
  if (field.type === 'number') return number(field, words.unit(path))
  if (field.type === 'boolean') return { widget: 'boolean' }
  if (field.type === 'string') return text(field, words.pattern(path))
  throw new UnknownFieldError(path, field.type)
}

/** A text in each language, beside each other (editor.css). */
function localised(maxLength: number, mayBeEmpty: boolean | undefined, words: FieldWords): Widget {
  const widget = maxLength >= MARKDOWN ? 'richtext' : maxLength > ONE_LINE ? 'text' : 'string'
  const each = (name: Locale) => ({
    name,
    label: words.language(name),
    widget,
    required: mayBeEmpty !== true && REQUIRED_LOCALES.includes(name),
    // As it is: a visual mode rewrites the whole text when one word of it is changed.
    ...(widget === 'richtext' ? { modes: ['raw'] } : { maxlength: maxLength }),
  })
  return { widget: 'object', fields: LOCALES.map(each) }
}

function text(field: Described, message: string): Widget {
  const expression = ruleOf(field, 'matches', 'regex')
  const maxlength = ruleOf(field, 'max')
  return {
    widget: 'string',
    ...(typeof maxlength === 'number' && { maxlength }),
    ...(expression instanceof RegExp && { pattern: [expression.source, message] }),
  }
}

function number(field: Described, unit: string | undefined): Widget {
  const isWhole = ruleOf(field, 'integer') !== undefined || field.tests?.some(({ name }) => name === 'integer')
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    min: ruleOf(field, 'min'),
    max: ruleOf(field, 'max'),
    ...(unit && { after_input: unit }),
  }
}

function reference(target: ReferenceTarget, context: FieldContext): Widget {
  if (target === 'specification') return choice(context.specifications)
  if (target === 'film') return choice(context.films)
  if (target === 'ordering kind') return choice(context.orderingKinds)
  if (target === 'attribute group') return choice(context.attributeGroups)
  if (target === 'attribute') return choice(attributeOptions(context))
  return { widget: 'relation', ...context.relationTo(target), dropdown_threshold: 0 }
}

/** The editor does not open with a list that has nothing to choose: a vendor may have no films. */
function choice(options: readonly Option[]): Widget {
  return options.length > 0 ? { widget: 'select', options, dropdown_threshold: 0 } : { widget: 'string' }
}

function list(field: Described, item: Described, path: string, context: FieldContext): Widget {
  const limits = { min: ruleOf(field, 'min'), max: ruleOf(field, 'max') }
  const widget = makeWidget(item, path, context)
  if (widget.widget === 'relation' || widget.widget === 'select') return { ...widget, multiple: true, ...limits }
  if (widget.widget === 'object')
    return {
      widget: 'list',
      ...limits,
      fields: widget.fields,
      label_singular: context.words.item(path),
      summary: summaryOf(item),
      collapsed: 'auto',
    }
  const label = context.words.item(path)
  return { widget: 'list', ...limits, label_singular: label, field: { name: 'item', label, ...widget } }
}

/** The summary of a folded item of a list. */
function summaryOf({ meta, fields = {} }: Described): string {
  if (meta?.kind) return '{{zh}} / {{en}}'
  const [name, field] = Object.entries(fields).find(([, each]) => each.meta?.kind === 'localised') ??
    Object.entries(fields)[0] ?? ['', undefined]
  return field?.meta?.kind === 'localised' ? `{{${name}.zh}} / {{${name}.en}}` : `{{${name}}}`
}

function attributeOptions({ attributes, words }: FieldContext): Option[] {
  return attributes.map(({ id, label }) => ({ value: id, label: words.inLanguage(label) }))
}

function noteList(path: string, context: FieldContext): Widget {
  return {
    widget: 'list',
    summary: '{{attribute}}: {{note.zh}} / {{note.en}}',
    collapsed: 'auto',
    label_singular: context.words.item(path),
    fields: [
      {
        name: 'attribute',
        label: context.words.label('attribute'),
        widget: 'select',
        options: attributeOptions(context),
        dropdown_threshold: 0,
      },
      { name: 'note', label: context.words.label('note'), ...localised(200, false, context.words) },
    ],
  }
}

/** A list of which each item is one attribute with its value, in the form that its definition asks for. */
function attributeList(context: FieldContext): Widget {
  return {
    widget: 'list',
    typeKey: 'type',
    collapsed: false,
    label_singular: context.words.label('attribute'),
    types: context.attributes.map((attribute) => ({
      name: attribute.id,
      label: context.words.inLanguage(attribute.label),
      widget: 'object',
      fields: [{ name: 'value', label: context.words.label('value'), ...attributeValue(attribute, context) }],
    })),
  }
}

function attributeValue({ kind, unit, options = [] }: Attribute, { words }: FieldContext): Widget {
  const after = unit === undefined ? undefined : words.inLanguage(unit)
  const part = (name: string, shown = after) => ({
    name,
    label: words.label(name),
    widget: 'number',
    value_type: 'float',
    ...(shown && { after_input: shown }),
  })
  const choices = options.map(({ id, label }) => ({ value: id, label: words.inLanguage(label) }))
  switch (kind) {
    case 'number':
      return { widget: 'number', value_type: 'float', ...(after && { after_input: after }) }
    case 'range':
      return { widget: 'object', fields: [part('min'), part('max')] }
    case 'dimensions':
      return { widget: 'object', fields: [part('width', 'mm'), part('height', 'mm'), part('depth', 'mm')] }
    case 'flag':
      return { widget: 'boolean', required: false }
    case 'option':
      return { widget: 'select', options: choices }
    case 'options':
      return { widget: 'select', multiple: true, options: choices }
    case 'text':
      return localised(ONE_LINE, false, words)
  }
}
