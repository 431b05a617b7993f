import { MARKS } from '../../base/i18n/marks.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { serverWords } from '../../base/i18n/server-words.ts'
import { wordsOf } from '../../base/i18n/words.ts'
import type { ExportedProduct } from './exported-product.ts'

/** Characters that Markdown would take for marks of its own. */
const MARK = /[\\`*<>[\]|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu
/** The same at the beginning of a line: a heading, a list. */
const FIRST_MARK = /^(\d*)([#+.)-])(?=\s|#)/

/** Writes a product's record as Markdown with tables, for people and assistants that read no HTML. */
export function writeMarkdown(record: ExportedProduct, locale: Locale): string {
  const t = wordsOf(serverWords[locale])
  const { model, name, description, discontinued, series, category, features, properties, firmware } = record
  const groups = [...new Set(properties.map(({ groupName }) => groupName))]
  const supplied = { supplied: t('order:supplied'), others: t('order:others'), catalogue: '' }
  const { installation } = record
  const { colon, comma, list } = MARKS[locale]
  const version = (of: { version: string; updatedOn: string }) =>
    t('data-sheet:edition', { version: of.version, date: of.updatedOn })
  const blocks: (string | undefined)[] = [
    `# ${escapeText(`${model} ${name}`)}`,
    paragraph(description),
    items([
      `${t('formats:category')}${colon}${series.name} / ${category.name}`,
      `${t('formats:maker')}${colon}${record.manufacturer} (${record.brand})`,
      `${t('formats:releasedOn')}${colon}${record.releasedOn}`,
      ...(record.supportedUntil ? [`${t('formats:supportedUntil')}${colon}${record.supportedUntil}`] : []),
      ...(discontinued
        ? [
            t('product:discontinued'),
            `${t('formats:lastOrderOn')}${colon}${discontinued.lastOrderOn}`,
            `${t('formats:lastSupportOn')}${colon}${discontinued.lastSupportOn}`,
          ]
        : []),
    ]),
    links([
      { model: t('downloads:product'), url: record.url },
      ...(firmware
        ? [
            {
              model: `${t('downloads:kinds.firmware')}${colon}${firmware.version}${comma}${firmware.releasedOn}`,
              url: firmware.url,
            },
          ]
        : []),
      ...(discontinued?.successor
        ? [
            {
              model: t('product:successor', { model: discontinued.successor.model }),
              url: discontinued.successor.url,
            },
          ]
        : []),
    ]),
    section(t('product:features.heading'), items(features)),
    firmware?.lifecycle &&
      section(
        t('firmware:lifecycle.heading'),
        items(
          (['use', 'setup', 'removal', 'declaration'] as const).flatMap((name) => {
            const said = firmware.lifecycle?.[name]
            return said ? [`${t(`firmware:lifecycle.${name}`)}${colon}${said}`] : []
          }),
        ),
      ),
    heading(2, t('product:attributes.heading')),
    ...groups.map((group) =>
      section(
        group,
        table(
          [t('formats:property'), t('formats:value')],
          properties
            .filter(({ groupName }) => groupName === group)
            .map(({ name: label, text, note }) => [label, note ? `${text} (${note})` : text]),
        ),
        3,
      ),
    ),
    record.needs.length > 0
      ? section(
          t('order:heading'),
          table(
            [t('formats:need'), t('formats:detail'), t('formats:required'), t('formats:anyOf')],
            record.needs.map((need) => [
              need.name,
              need.detail,
              need.condition ?? t('formats:always'),
              need.products.map((product) => `${product.model} ${product.name}`).join(list) || supplied[need.source],
            ]),
          ),
        )
      : undefined,
    record.fits.length > 0 ? section(t('order:fits'), links(record.fits.map(named))) : undefined,
    record.neededBy.length > 0
      ? section(t('formats:neededBy'), paragraph(record.neededBy.map((other) => other.model).join(list)))
      : undefined,
    ...(installation
      ? [
          section(t('guide:kind'), paragraph(version(installation))),
          installation.warning && `**${escapeText(installation.warning)}**`,
          section(t('guide:place.heading'), rows(installation.place), 3),
          section(t('guide:parts.heading'), rows(installation.parts), 3),
          section(t('guide:mounting'), steps(installation.mounting), 3),
          installation.terminals.length > 0
            ? section(
                t('guide:terminals.heading'),
                table(
                  [
                    t('guide:terminals.label'),
                    t('guide:terminals.function'),
                    t('guide:terminals.count'),
                    t('guide:terminals.rating'),
                    t('guide:terminals.direction'),
                    t('guide:terminals.cable'),
                  ],
                  installation.terminals.map((each) => [
                    each.labels,
                    each.function,
                    String(each.count),
                    each.rating,
                    each.direction,
                    each.cable,
                  ]),
                ),
                3,
              )
            : paragraph(t('guide:terminals.none')),
          installation.line &&
            section(
              t('guide:line.heading'),
              steps(['V+', ...installation.line.map(({ name, from, to }) => `${from} ${name} ${to}`), 'V−']),
              3,
            ),
          installation.connections.length > 0
            ? section(
                t('guide:wiring.heading'),
                `${paragraph(t('formats:oneUse'))}\n\n${table(
                  [t('formats:terminal'), t('formats:to'), t('formats:wires'), t('formats:models')],
                  installation.connections.map(({ terminal, to = '', via, models, wires, condition }) => [
                    terminal,
                    [to, condition].filter(Boolean).join(comma),
                    wires.map((wire) => `${wire.from} → ${wire.to}`).join(list),
                    [models.join(list), via].filter(Boolean).join(comma),
                  ]),
                )}`,
                3,
              )
            : undefined,
          installation.rules.length > 0 ? section(t('guide:wiring.rules'), items(installation.rules), 3) : undefined,
          section(t('guide:start'), steps(installation.start), 3),
          installation.lamps.length > 0 ? section(t('guide:lamps.heading'), rows(installation.lamps), 3) : undefined,
          section(t('guide:faults'), rows(installation.faults), 3),
        ]
      : []),
    record.documents.length > 0
      ? section(
          t('product:files.heading'),
          links(record.documents.map((each) => ({ model: `${each.name}${comma}${version(each)}`, url: each.url }))),
        )
      : undefined,
    record.related.length > 0 ? section(t('product:related.heading'), links(record.related.map(named))) : undefined,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`

  function rows(of: { name: string; text: string }[]): string {
    return table(
      [t('formats:property'), t('formats:value')],
      of.map(({ name: label, text }) => [label, text]),
    )
  }
}

function named({ model, name, url }: ExportedProduct['related'][number]) {
  return { model: `${model} ${name}`, url }
}

function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${escapeText(text)}`
}

function section(title: string, body: string, level = 2): string {
  return `${heading(level, title)}\n\n${body}`
}

function paragraph(text: string): string {
  return escapeText(text)
}

function items(texts: readonly string[]): string {
  return texts.map((text) => `- ${escapeText(text)}`).join('\n')
}

function steps(texts: readonly string[]): string {
  return texts.map((text, index) => `${index + 1}. ${escapeText(text)}`).join('\n')
}

function links(targets: readonly { model: string; url: string }[]): string {
  return targets.map(({ model, url }) => `- [${escapeText(model)}](${url})`).join('\n')
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeMarks).join(' | ')} |`
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...body.map(line)].join('\n')
}

/** Escapes all that Markdown would take for marks of its own in a line. */
export function escapeText(text: string): string {
  return escapeMarks(text).replace(FIRST_MARK, '$1\\$2')
}

/** The same within a line, as in a cell. */
function escapeMarks(text: string): string {
  return text.replace(MARK, '\\$&')
}
