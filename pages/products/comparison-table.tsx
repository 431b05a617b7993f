import type { ReactNode } from 'react'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { CollectIcon } from '../../src/web/features/door-schedule/collecting/collect-link.tsx'
import { Button } from '../../src/web/ui/button.tsx'
import { goClass, GoWords } from '../../src/web/ui/go.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { Stand } from '../../src/web/ui/stand.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import type { compareAttributes, ComparedRow } from './compare-attributes.ts'
import styles from './comparison.module.css'
import type { ListItem } from './list-items.ts'
import { type ListState, MAX_COMPARED } from './list-state.ts'
import type { List } from './use-list.ts'

type ComparisonTableProps = {
  list: List
  items: readonly ListItem[]
  groups: ReturnType<typeof compareAttributes>
  isLoading: boolean
  onlyDifferences: boolean
}

/** The comparison as a table whose head stays while the page scrolls; in narrow windows an attribute stands above its values. */
export function ComparisonTable({ list, items, groups, isLoading, onlyDifferences }: ComparisonTableProps) {
  const t = useWords()
  const locale = useLocale()
  const ask = <GoWords>{t('compare:ask')}</GoWords>
  const hasPlace = items.length < MAX_COMPARED
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the column of the next product is empty below its head
  const place = hasPlace && <td className={styles.place} />
  return (
    <section aria-label={t('compare:table')} className={styles.region} aria-busy={isLoading || undefined}>
      <table className={styles.table} data-products={items.length}>
        <thead>
          <tr>
            <td className={styles.series}>{[...new Set(items.map(({ series }) => series.name))].join(' / ')}</td>
            {items.map((item) => (
              <ProductHead key={item.code} item={item} list={list} />
            ))}
            {hasPlace && <AddPlace list={list} items={items} />}
          </tr>
        </thead>
        {groups.map(({ group, name, rows }) => {
          const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
          return (
            <tbody key={group}>
              <tr className={styles.group}>
                <th colSpan={items.length + 1} scope="rowgroup">
                  <span>{name}</span>
                </th>
                {place}
              </tr>
              {shown.map((row) => (
                <Row key={row.id} row={row} items={items} place={place} isMarked={!onlyDifferences} />
              ))}
              {shown.length < rows.length && (
                <tr className={styles.same}>
                  <th scope="row">{t('compare:same')}</th>
                  <td colSpan={items.length}>
                    <Unbroken text={inOneLine(rows, locale)} />
                  </td>
                  {place}
                </tr>
              )}
            </tbody>
          )
        })}
        {!isLoading && (
          <tfoot>
            <tr>
              <th scope="row">{t('compare:next')}</th>
              {items.map(({ code, model, status, category }) => (
                <td key={code}>
                  <Link className={goClass} to={`/contact?product=${code}`}>
                    {ask}
                  </Link>
                  {status === 'active' && category.isForDoors && (
                    <CollectIcon code={code} model={model} className={styles.collect} />
                  )}
                </td>
              ))}
              {place}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

/** States the common values of all products in one line: filters often are among them. */
function inOneLine(rows: readonly ComparedRow[], locale: Locale): string {
  return rows
    .flatMap(({ differs, label, cells: [cell] }) => (differs || !cell ? [] : `${label} ${cell.display}`))
    .join(MARKS[locale].semicolon)
}

function ProductHead({ item, list }: { item: ListItem; list: List }) {
  const t = useWords()
  const { code, model, name, status } = item
  return (
    <th scope="col">
      <Stand
        image={item.image && { ...item.image, alt: '' }}
        share={item.image?.share}
        isDecorative
        className={styles.stand}
      />
      <span className={styles.product}>
        <Link to={`/products/${code}`}>{model}</Link>
        <small>
          <Headline text={name} />
        </small>
        {status === 'discontinued' && <small>{t('product.discontinued')}</small>}
      </span>
      <Button
        variant="quiet"
        size="tool"
        className={styles.remove}
        aria-label={t('compare:remove', { model })}
        onClick={() => list.change(({ compare }) => withoutProduct(compare, code))}
      >
        <Icon name="close" />
      </Button>
    </th>
  )
}

/** Returns the change that takes a product out. A single one cannot be compared: it becomes a pick. */
function withoutProduct(compare: readonly string[], code: string): Partial<ListState> {
  const others = compare.filter((other) => other !== code)
  return others.length > 1 ? { compare: others } : { compare: [], picks: others, onlyDifferences: true }
}

/** An empty column links to the list, where the compared products are picked already. */
function AddPlace({ list: { state, hrefOf }, items }: { list: List; items: readonly ListItem[] }) {
  const t = useWords()
  const wanted = new Set(items.map(({ category }) => category.id))
  const href = hrefOf({ filters: { category: [...wanted] }, compare: [], picks: state.compare, onlyDifferences: true })
  return (
    <th className={styles.place}>
      <a href={href}>
        <Icon name="plus" />
        <span>{t('compare:add')}</span>
      </a>
    </th>
  )
}

type RowProps = {
  row: ComparedRow
  items: readonly ListItem[]
  place: ReactNode
  /** Among rows that do not differ. */
  isMarked: boolean
}

function Row({ row, items, place, isMarked }: RowProps) {
  const t = useWords()
  return (
    <tr data-differs={(isMarked && row.differs) || undefined}>
      <th scope="row">
        {row.label}
        {isMarked && row.differs && <span className={styles.mark}>{t('compare:differs')}</span>}
      </th>
      {items.map(({ code }, index) => (
        <Cell key={code} cell={row.cells[index]} />
      ))}
      {place}
    </tr>
  )
}

function Cell({ cell }: { cell: ComparedRow['cells'][number] }) {
  const t = useWords()
  if (cell) {
    return (
      <td>
        <Unbroken text={cell.display} />
        {cell.note && <small>{cell.note}</small>}
      </td>
    )
  }
  return (
    <td>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('compare:missing')}</VisuallyHidden>
    </td>
  )
}
