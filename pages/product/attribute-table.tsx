import { lazy, Suspense, useState } from 'react'
import { useIsHydrated } from '../../src/web/navigation/browser/use-is-hydrated.ts'
import { loadLate } from '../../src/web/navigation/freshness/load-late.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import { textIn } from '../../src/base/i18n/localised.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { SITE } from '#vendor/site.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'
import { Bay } from '../../src/web/ui/bays.tsx'
import { Button } from '../../src/web/ui/button.tsx'
import { Fold } from '../../src/web/ui/fold.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { SpecTable } from '../../src/web/ui/spec-table.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './attribute-table.module.css'
import { Part } from './part.tsx'
import type { ProductData } from './product-data.ts'

// A first load has no room for it. It is there, empty, before it has anything to say.
const Toast = lazy(async () => {
  const { Toast: Component } = await loadLate(() => import('../../src/web/ui/toast.tsx'))
  return { default: Component }
})

/** A first group of more rows leaves a void beside it in columns of whole groups, as up to three groups do. */
const LONGEST_GROUP = 12
const FEWEST_GROUPS = 4

function isLed(groups: ProductData['attributes']): boolean {
  return groups.length < FEWEST_GROUPS || (groups[0]?.rows.length ?? 0) > LONGEST_GROUP
}

/** A longer value is a list of very many lines in one of three columns. A Chinese character is twice as wide. */
const LONGEST_VALUE = 80
const widthOf = (value: string) => value.replaceAll(/\p{Script=Han}/gu, '  ').length

type Rows = ProductData['attributes'][number]['rows']

/** In a group that leads, a first row with a long value has a table of its own, over all columns. */
function partsOf(rows: Rows, leads: boolean): Rows[] {
  const isLong = leads && widthOf(rows[0]?.display ?? '') > LONGEST_VALUE
  return isLong ? [rows.slice(0, 1), rows.slice(1)] : [rows]
}

/** The product's attributes, with a table per group. */
export function AttributeTable({ data }: { data: ProductData }) {
  const { attributes: groups, lang } = data
  const t = useWords()
  const locale = useLocale()
  return (
    <Part id="attributes" heading={t('product:attributes.heading')} beside={<CopyButton data={data} />}>
      <Bay at="b24" flush className={joinClasses(styles.groups, isLed(groups) && styles.led)}>
        {groups.map(({ group, name, lang: groupLang, rows }, index) => (
          <Fold
            key={group}
            className={styles.group}
            heading={
              <>
                <span lang={groupLang}>{name}</span>
                <small className={styles.inside}>{rows.map(({ label }) => label).join(MARKS[locale].list)}</small>
              </>
            }
          >
            {partsOf(rows, isLed(groups) && index === 0).map((part) => (
              <SpecTable
                key={part[0]?.id}
                label={name}
                rows={part.map(({ id, label, display, note, lang: rowLang }) => ({
                  id,
                  ...(rowLang && { lang: rowLang }),
                  label: <Unbroken text={label} />,
                  value: <Value display={display} note={note} lang={lang} />,
                }))}
              />
            ))}
          </Fold>
        ))}
      </Bay>
    </Part>
  )
}

/** Its note is the product's, the rest the attribute's: they may be in two languages. */
function Value({ display, note, lang }: { display: string; note: string | undefined; lang: string | undefined }) {
  return (
    <>
      <Unbroken text={display} />
      {note && (
        <small className={styles.note} lang={lang}>
          <Unbroken text={note} />
        </small>
      )}
    </>
  )
}

type Outcome = 'copied' | 'failed'

/** Copies the whole table for a spreadsheet, under whose it is, and where and as of when it stands. Its space is reserved until hydration. */
function CopyButton({ data: { model, name, code, specificationFile, attributes } }: { data: ProductData }) {
  const t = useWords()
  const locale = useLocale()
  const isReady = useIsHydrated()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isAsked, setAsked] = useState(false)
  const copy = () => {
    setAsked(true)
    const address = location.origin + localisePath(locale, `/products/${code}`)
    const edition =
      specificationFile &&
      t('product:specification.version', {
        version: specificationFile.version,
        date: formatDay(specificationFile.updatedOn, locale),
      })
    const head = [
      [textIn(SITE.company, locale), `${model} ${name}`].join('\t'),
      [address, ...(edition ? [edition] : [])].join('\t'),
    ]
    // Browsers provide no clipboard on a page without TLS.
    const written: Promise<void> =
      navigator.clipboard?.writeText([...head, tabSeparated(attributes)].join('\n')) ?? Promise.reject(new Error())
    void written.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return (
    <div className={styles.copy} data-ready={isReady}>
      <Button variant="secondary" size="small" onClick={copy}>
        <Icon name="copy" />
        {t('product:attributes.copy')}
      </Button>
      <Suspense>
        {isAsked && (
          <Toast
            message={
              outcome && (outcome === 'copied' ? t('product:attributes.copied') : t('product:attributes.notCopied'))
            }
            kind={outcome === 'failed' ? 'error' : 'success'}
            closeLabel={t('product:gallery.close')}
            onClose={() => setOutcome(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

const tabSeparated = (groups: ProductData['attributes']) =>
  groups
    .flatMap(({ rows }) => rows)
    .map(({ label, display, note }) => [label, display, ...(note ? [note] : [])].join('\t'))
    .join('\n')
