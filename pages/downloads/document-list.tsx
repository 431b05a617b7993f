import { inSite } from '../../src/base/base-path.ts'
import { LOCALE_FACTS } from '../../src/base/i18n/locale.ts'
import { Fragment, type ReactNode } from 'react'
import { type DocumentSizes, sizeOf } from '../../src/content/document-files.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { BelowTheFold } from '../../src/web/ui/below-the-fold.tsx'
import { Fold } from '../../src/web/ui/fold.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import text from '../../src/web/ui/text.module.css'
import styles from './downloads.module.css'
import type { ListedDocument, ListedProduct } from './list-documents.ts'

const BYTES_PER_KB = 1000
/** Products of the first view. */
const FIRST = 4

type DocumentListProps = {
  products: readonly ListedProduct[]
  sizes: DocumentSizes | undefined
  /** Somebody asked for a product or a kind of document: all are shown. */
  isAsked: boolean
}

/** Products with their documents, under the name of their series. */
export function DocumentList({ products, sizes, isAsked }: DocumentListProps) {
  const items = products.map((product, index) => (
    <Fragment key={product.code}>
      {product.series?.id !== products[index - 1]?.series?.id && <SeriesHead series={product.series} />}
      <ProductDocuments product={product} sizes={sizes} isOpen={isAsked || index === 0 || products.length <= FIRST} />
    </Fragment>
  ))
  return (
    <>
      {items.slice(0, FIRST)}
      <BelowTheFold>{items.slice(FIRST)}</BelowTheFold>
    </>
  )
}

function SeriesHead({ series }: Pick<ListedProduct, 'series'>) {
  if (!series) return null
  const { id, name, accent } = series
  return (
    <h2 id={id} className={`${text.h3} ${styles.series}`} data-series={accent}>
      <Link to={`/products/${id}`}>{name}</Link>
    </h2>
  )
}

type ProductDocumentsProps = {
  product: ListedProduct
  sizes: DocumentSizes | undefined
  /** Whether its documents are shown before somebody asks. */
  isOpen: boolean
}

function ProductDocuments({ product, sizes, isOpen }: ProductDocumentsProps) {
  const t = useWords()
  const { code, model, name, series, documents } = product
  return (
    <article id={code} data-series={series?.accent}>
      <Fold
        everywhere
        className={styles.product}
        open={isOpen}
        heading={
          <h3>
            <b>{model}</b> <span>{name}</span> <small>{t('downloads:papers', { count: documents.length })}</small>
          </h3>
        }
      >
        <ul className={styles.documents} data-plain="">
          {documents.map((document) => (
            <li key={document.href}>
              <DocumentLink document={document} bytes={sizes && bytesOf(document, model, sizes)} />
            </li>
          ))}
        </ul>
        <Link className={styles.toProduct} to={`/products/${code}`}>
          {t('downloads:product')}
        </Link>
      </Fold>
    </article>
  )
}

function bytesOf({ kind, language }: ListedDocument, model: string, sizes: DocumentSizes): number | undefined {
  return kind === 'firmware' || kind === 'other' ? undefined : sizeOf(sizes, model, kind, language)
}

/** Its kind, number, version, day, language and format: the whole row is the link. */
function DocumentLink({ document, bytes }: { document: ListedDocument; bytes: number | undefined }) {
  const t = useWords()
  const { kind, number, title, href, version, updatedOn, language } = document
  const row: ReactNode = (
    <>
      <b>{title ?? t(`downloads:kinds.${kind}`)}</b>
      <span className={styles.number}>{number}</span>
      <span>{t('downloads:version', { version })}</span>
      <time dateTime={updatedOn}>{updatedOn}</time>
      <span>
        {kind === 'firmware'
          ? ''
          : ((language && LOCALE_FACTS[language].name) ?? t(`downloads:languages.${language ?? 'none'}`))}
      </span>
    </>
  )
  if (kind === 'firmware') {
    return (
      <Link to={href}>
        {row}
        <span className={styles.format}>{t('downloads:firmware.notes')}</span>
        <Icon name="arrow-right" />
      </Link>
    )
  }
  return (
    <a href={inSite(href)} download>
      {row}
      <span className={styles.format}>
        {href.slice(href.lastIndexOf('.') + 1).toUpperCase()}
        {bytes !== undefined && ` ${Math.ceil(bytes / BYTES_PER_KB)} KB`}
      </span>
      <Icon name="download" />
    </a>
  )
}
