import type { ContentStatus, RecordStatus } from '../../content/status/content-status.ts'
import { inSite } from '../../base/base-path.ts'
import { escapeMarkup } from '../../base/escape.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { localisePath } from '../../base/i18n/localised-path.ts'
import { EDIT } from './edit-path.ts'
import { createFieldWords, editorWords, nameOf } from './field-words.ts'
import { editorField, hrefOf, labelOf } from './find-findings.ts'
import { type Place, placeOf } from './places.ts'
import { writeDocument } from './write-document.ts'

/** The task for a record, in words. */
type Line = { record: RecordStatus; place: Place | undefined; todo: string[] }

/**
 * Writes the editor's page of remaining work on each record, in a language: the output of `npm run check:content --
 * --status`, with a link to each record. It needs no script.
 */
export function writeStatusDocument(
  { records, withoutHistory }: ContentStatus,
  contentDir: string,
  locale: Locale,
): string {
  const { status, collections } = editorWords(locale)
  const lines = records.map((record) => describe(record, contentDir, locale))
  const open = lines.filter(({ todo }) => todo.length > 0)
  const names: Readonly<Record<string, string>> = collections
  const groups = Object.keys(names).map((name) => ({ name, own: open.filter(({ record }) => record.entity === name) }))
  const bare = lines.filter(({ record }) => record.withoutPicture)
  const sheets = lines
    .filter(({ record }) => record.sheet)
    .toSorted((a, b) => ((a.record.sheet?.updatedOn ?? '') < (b.record.sheet?.updatedOn ?? '') ? -1 : 1))
  const count = fillIn(status.count, { records: records.length, open: open.length })
  const body = `
<main>
<p><a href="${localisePath(locale, EDIT)}">${escapeMarkup(status.back)}</a></p>
<h1>${escapeMarkup(status.title)}</h1>
<p>${escapeMarkup(status.intro)}</p>
<p><strong>${escapeMarkup(count)}</strong></p>
${withoutHistory ? `<p>${escapeMarkup(status.noHistory)}</p>` : ''}
${open.length === 0 ? `<p>${escapeMarkup(status.nothing)}</p>` : ''}
${groups.map(({ name, own }) => writeTodo(names[name] ?? name, own, locale)).join('')}
${writeFolded(status.pictures_heading, bare.length, `<p>${escapeMarkup(status.pictures_intro)}</p><ul>${bare.map((line) => `<li>${writeLink(line, locale)}</li>`).join('')}</ul>`)}
${writeFolded(status.sheets, sheets.length, writeSheets(sheets, locale))}
</main>
`
  return writeDocument({ locale, title: status.title, style: inSite('/src/tools/editing/browser/status.css'), body })
}

function describe(record: RecordStatus, contentDir: string, locale: Locale): Line {
  const { status, languages } = editorWords(locale)
  const words = createFieldWords(locale)
  const place = placeOf(record.file)
  const labelAt = (field: string) =>
    place ? labelOf(editorField(field, place, contentDir), place, words, locale) : field
  const { state, missing, lacking = [], stale = [], thin, unsold } = record
  const todo = [
    ...(state === 'shown' ? [] : [status.state[state]]),
    ...missing.map((each) => fillIn(status.missing, { field: labelAt(each.field), language: languages[each.locale] })),
    ...lacking.map(({ locale: language, fields }) =>
      fillIn(status.missing, { field: fields.map(labelAt).join(', '), language: nameOf(language, locale) }),
    ),
    ...stale.map(({ field, since }) =>
      fillIn(status.stale, { field: labelAt(field), day: /^\d{4}-\d\d-\d\d/.exec(since)?.[0] ?? status.uncommitted }),
    ),
    ...thin.map(({ field, locale: language, length, usual }) =>
      fillIn(status.thin, { field: labelAt(field), language: languages[language], length, usual }),
    ),
    ...(unsold.length > 0
      ? [fillIn(status.unsold, { codes: unsold.map((code) => code.toUpperCase()).join(', ') })]
      : []),
  ]
  return { record, place, todo }
}

function writeTodo(name: string, lines: readonly Line[], locale: Locale): string {
  if (lines.length === 0) return ''
  const { status } = editorWords(locale)
  const rows = lines.map((line) => {
    const todo = line.todo.map((what) => `<li>${escapeMarkup(what)}</li>`).join('')
    return `<tr><th scope="row">${writeLink(line, locale)}</th><td><ul>${todo}</ul></td></tr>`
  })
  return writeTable(`${name} (${lines.length})`, [status.record, status.todo], rows)
}

function writeSheets(lines: readonly Line[], locale: Locale): string {
  const { status } = editorWords(locale)
  const rows = lines.map((line) => {
    const { updatedOn = '', version = '' } = line.record.sheet ?? {}
    return `<tr><th scope="row">${writeLink(line, locale)}</th><td>${escapeMarkup(updatedOn)}</td><td>${escapeMarkup(version)}</td></tr>`
  })
  return writeTable('', [status.record, status.day, status.sheet], rows)
}

function writeTable(caption: string, columns: readonly string[], rows: readonly string[]): string {
  const heads = columns.map((column) => `<th scope="col">${escapeMarkup(column)}</th>`).join('')
  return `<table>${caption && `<caption>${escapeMarkup(caption)}</caption>`}<thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table>\n`
}

function writeFolded(heading: string, count: number, content: string): string {
  return count === 0 ? '' : `<details><summary>${escapeMarkup(`${heading} (${count})`)}</summary>${content}</details>\n`
}

function writeLink({ record, place }: Line, locale: Locale): string {
  const name = escapeMarkup(record.key)
  return place ? `<a href="${escapeMarkup(localisePath(locale, EDIT) + hrefOf(place))}">${name}</a>` : name
}

/** @example fillIn('{{field}}: short', { field: 'Name' }) // 'Name: short' */
function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
