import { REPLY } from '#vendor/claims/reply.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { textIn } from '../../src/base/i18n/localised.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { CollectLink } from '../../src/web/features/door-schedule/collecting/collect-link.tsx'
import { buttonClass } from '../../src/web/ui/button.tsx'
import { Tag } from '../../src/web/ui/chip.tsx'
import { goClass, GoWords } from '../../src/web/ui/go.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import text from '../../src/web/ui/text.module.css'
import type { ProductData } from './product-data.ts'
import { Specification } from './specification.tsx'
import styles from './summary.module.css'

/** The product's kind, four key figures, and the visitor's next actions. */
export function Summary({ data }: { data: ProductData }) {
  const t = useWords()
  const locale = useLocale()
  const { code, model, status, series, description, figures, specificationFile, isForDoors } = data
  return (
    <div className={styles.summary} data-at-once="">
      {status === 'discontinued' && <Discontinued data={data} />}
      <p>
        <Link to={`/products/${series.id}`} className={styles.series} data-plain="" data-unlikely="">
          <Tag data-series={series.accent}>{series.name}</Tag>
        </Link>
      </p>
      <p className={text.lead}>
        <Unbroken text={description} />
      </p>
      <dl className={styles.figures}>
        {figures.map(({ id, label, number, unit, lang }) => (
          <div key={id} lang={lang}>
            <dt>{label}</dt>
            <dd>
              {number}
              {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <Conditions figures={figures} />
      <div className={styles.actions}>
        <Specification key={code} file={specificationFile} />
        <Link
          className={buttonClass({ variant: specificationFile ? 'secondary' : 'primary' })}
          to={`/contact?product=${code}`}
        >
          {t('product:ask')}
        </Link>
        {isForDoors && status === 'active' && (
          <CollectLink
            isForAll
            items={[{ code, quantity: 1 }]}
            model={model}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('product:collect')}
          </CollectLink>
        )}
      </div>
      <p className={text.meta}>{textIn(REPLY, locale)}</p>
    </div>
  )
}

/** For what the limits among the key figures hold: they are claims, and stand alone in large type. */
function Conditions({ figures }: Pick<ProductData, 'figures'>) {
  const t = useWords()
  const limits = figures.filter(({ number, note }) => note && /^[≤≥]/.test(number))
  if (limits.length === 0) return null
  return (
    <p className={styles.conditions}>
      {limits.map(({ id, label, note }) => (
        <span key={id}>
          <Unbroken text={t('product:condition', { label, note })} />
        </span>
      ))}
    </p>
  )
}

/** For a discontinued product: a link to its successor, or to its series if there is none. */
function Discontinued({ data: { successor, series } }: { data: ProductData }) {
  const t = useWords()
  return (
    <div className={styles.discontinued}>
      <p>
        <b>{t('product:discontinued')}</b>
      </p>
      {successor && (
        <p>
          <Headline text={successor.name} />
        </p>
      )}
      <Link className={goClass} to={`/products/${successor?.code ?? series.id}`}>
        <GoWords>
          {successor
            ? t('product:successor', { model: successor.model })
            : t('product:noSuccessor', { series: series.name })}
        </GoWords>
      </Link>
    </div>
  )
}
