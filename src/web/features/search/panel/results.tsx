import type { CSSProperties } from 'react'
import { inSite } from '../../../../base/base-path.ts'
import { useWords } from '../../../../base/i18n/words.ts'
import { isOn } from '../../../../base/parts.ts'
import { Link } from '../../../navigation/routing/link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CollectIcon } from '../../door-schedule/collecting/collect-link.tsx'
import type { SearchRecord } from '../search-record.ts'
import type { DocumentRecord } from './find-documents.ts'
import { HighlightedText } from './highlighted-text.tsx'
import styles from './search-panel.module.css'
import type { FoundGroup, FoundRecord, FoundState, Group, Scope } from './use-search.ts'

type ResultsProps = {
  /** Prefix of the ids of its parts. */
  id: string
  found: FoundState
  /** Id of the option selected with the arrow keys. */
  active: string | undefined
  scope: Scope
  onScope: (scope: Scope) => void
  /** Called when an option is followed. */
  onPick: () => void
}

/** The groups that visitors look at first. */
const FIRST_COLUMN: ReadonlySet<Group> = new Set(['answer', 'product', 'document'])
/** Groups without a tab. */
const UNTABBED = ['answer', 'pages', 'document'] as const

/** Returns the id of an option's element. */
export function optionId(id: string, { kind, key }: FoundRecord): string {
  return `${id}-${kind}-${key}`
}

/** Lists of options, one per kind: products beside the others. */
export function Results(props: ResultsProps) {
  const t = useWords()
  const { groups, isPartial, total, query } = props.found
  const columns = [
    groups.filter(({ group }) => FIRST_COLUMN.has(group)),
    groups.filter(({ group }) => !FIRST_COLUMN.has(group)),
  ].filter((column) => column.length > 0)
  return (
    <>
      {isPartial && <p className={styles.hint}>{t('search:near', { count: total })}</p>}
      {groups.length === 0 && <p className={styles.hint}>{t('search:none', { keyword: query.trim() })}</p>}
      <div className={styles.results} data-columns={columns.length}>
        {columns.map((column) => (
          <div key={column[0]?.group}>
            {column.map((group) => (
              <ResultGroup key={group.group} {...props} {...group} />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

function isUntabbed(group: Group): group is (typeof UNTABBED)[number] {
  return UNTABBED.some((one) => one === group)
}

function ResultGroup({ id, found, active, group, records, onPick, ...more }: ResultsProps & FoundGroup) {
  const t = useWords()
  const heading = `${id}-${group}-heading`
  return (
    <section>
      <div className={styles.head}>
        <h3 id={heading}>{isUntabbed(group) ? t(`search:${group}`) : t(`search:tabs.${group}`)}</h3>
        <SeeMore group={group} query={found.query} onPick={onPick} {...more} />
      </div>
      {/* A custom property, which React's CSSProperties does not allow. */}
      <div className={styles.list} style={{ '--rows': records.length } as CSSProperties}>
        <div role="listbox" id={`${id}-${group}`} aria-labelledby={heading}>
          {records.map((record) => (
            <div key={record.key} role="presentation" data-series={record.accent}>
              <Link
                id={optionId(id, record)}
                role="option"
                aria-selected={optionId(id, record) === active}
                tabIndex={-1}
                className={styles.option}
                to={record.path}
                onClick={onPick}
              >
                <Option record={record} found={found} />
              </Link>
            </div>
          ))}
        </div>
        {group === 'product' && <Collectable products={records} />}
      </div>
    </section>
  )
}

function Option({ record, found }: { record: FoundRecord; found: FoundState }) {
  if (record.kind === 'document') return <DocumentOption record={record} />
  return record.kind === 'product' ? (
    <ProductOption record={record} found={found} />
  ) : (
    <PlainOption record={record} found={found} />
  )
}

/** Beside each product a way to collect it: outside of the list, whose options can contain nothing to be clicked. */
function Collectable({ products }: { products: readonly FoundRecord[] }) {
  const t = useWords()
  return (
    <ul aria-label={t('header.schedule')} data-plain="">
      {products.map(({ key, note, ...product }) => {
        const isForDoors = 'isForDoors' in product
        // The cell of any other product keeps its line, but is none of the list that is read out.
        return (
          <li key={key} aria-hidden={!isForDoors || undefined}>
            {isForDoors && <CollectIcon code={key} model={note ?? key.toUpperCase()} />}
          </li>
        )
      })}
    </ul>
  )
}

type SeeMoreProps = Pick<ResultsProps, 'scope' | 'onScope' | 'onPick'> &
  Pick<FoundGroup, 'group' | 'count'> & { query: string }

/** A link to all results of a kind: to the product list for products, to the tab for kinds with a tab. */
function SeeMore({ group, count, query, scope, onScope, onPick }: SeeMoreProps) {
  const t = useWords()
  const search = new URLSearchParams({ q: query.trim() })
  if (group === 'document' || group === 'answer' || (group === 'pages' && !isOn('/faqs'))) return null
  if (group === 'product' || group === 'pages') {
    return (
      <Link
        className={styles.more}
        to={group === 'product' ? `/products?${search}` : `/faqs?${search}`}
        onClick={onPick}
      >
        {group === 'product' ? t('search:seeAll', { count }) : t('search:seeFaqs')}
      </Link>
    )
  }
  if (scope !== 'all') return null
  return (
    <button type="button" className={styles.more} onClick={() => onScope(group)}>
      {t('search:seeAll', { count })}
    </button>
  )
}

function DocumentOption({ record: { paper, note, accent } }: { record: DocumentRecord }) {
  const t = useWords()
  return (
    <>
      {accent && <i className={styles.swatch} />}
      <span className={styles.words}>
        {t(`search:papers.${paper}`)} <small>{note}</small>
      </span>
    </>
  )
}

type OptionProps = { record: SearchRecord; found: FoundState }

function ProductOption({ record: { title, note = '', image, isDiscontinued }, found: { terms, query } }: OptionProps) {
  const t = useWords()
  return (
    <>
      <span className={styles.stand}>{image && <img {...image} src={inSite(image.src)} alt="" loading="lazy" />}</span>
      <span className={styles.words}>
        <b>
          <HighlightedText text={title} terms={terms} query={query} />
        </b>
        <small>
          <HighlightedText text={note} terms={terms} query={query} />
        </small>{' '}
        {isDiscontinued && <small className={styles.gone}>{t('product.discontinued')}</small>}
      </span>
      <Icon name="return" className={styles.enter} />
    </>
  )
}

function PlainOption({ record: { kind, title, note, accent, count }, found: { terms, query } }: OptionProps) {
  const t = useWords()
  const isPage = kind === 'solution' || kind === 'news' || kind === 'faq' || kind === 'page'
  const said = note ?? (isPage && t(`search:kinds.${kind}`))
  return (
    <>
      {accent && <i className={styles.swatch} />}
      <span className={styles.words}>
        <HighlightedText text={title} terms={terms} query={query} /> {said && <small>{said}</small>}
      </span>
      {count !== undefined && <small className={styles.count}>{count}</small>}
    </>
  )
}
