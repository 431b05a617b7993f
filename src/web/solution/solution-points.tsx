import type { ReactNode } from 'react'
import { CollectLink } from '../features/door-schedule/collecting/collect-link.tsx'
import { sizePath } from '../features/door-schedule/sizing/asked-size.ts'
import { inSite } from '../../base/base-path.ts'
import { isOn } from '../../base/parts.ts'
import { useWords } from '../../base/i18n/words.ts'
import { Link } from '../navigation/routing/link.tsx'
import { Bay, Bays } from '../ui/bays.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Fold } from '../ui/fold.tsx'
import { goClass, GoWords } from '../ui/go.tsx'
import { Headline } from '../ui/headline.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { SectionHead } from '../ui/section-head.tsx'
import { Section } from '../ui/section.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import { SYSTEM_ID } from './solution-head.tsx'
import type { SolutionData, SolutionPoint } from './solution-data.ts'
import text from '../ui/text.module.css'
import styles from './solution-points.module.css'

type SolutionPointsProps = { data: Pick<SolutionData, 'slug' | 'points' | 'system' | 'products' | 'sizingAsks'> }

/**
 * The system and the products it is made of, in one list: the parts under the numbers of the drawing, then, folded on
 * phones, the parts and products that are not drawn, and the connections. Of a drawing without numbers the parts that are
 * products come first, then people and what others supply.
 */
export function SolutionPoints({ data: { slug, points, system, products, sizingAsks } }: SolutionPointsProps) {
  const t = useWords()
  const isNumbered = points.some(({ place }) => place)
  const first = points.filter(({ place, product }) => (isNumbered ? place : product))
  const rest = [...points.filter((point) => !first.includes(point)), ...withoutPoint(products, points)]
  return (
    <Section space="none" ruled={!isNumbered} id={SYSTEM_ID}>
      <Bays>
        <SectionHead heading={t('solution.system')} className={styles.head}>
          <p>
            <Unbroken text={system.summary} />
          </p>
          <Link className={goClass} to="/contact">
            <GoWords>{t('solution.consult')}</GoWords>
          </Link>
          {sizingAsks && isOn('/door-schedule') ? (
            <>
              <Link
                className={joinClasses(buttonClass({ variant: 'secondary' }), styles.size)}
                to={sizePath(slug)}
                rel="nofollow"
                data-unlikely=""
              >
                {t('schedule.size')}
              </Link>
              <p className={text.meta}>{sizingAsks}</p>
            </>
          ) : (
            <CollectLink
              items={products.map(({ code }) => ({ code, quantity: 1 }))}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('schedule.takeSet')}
            </CollectLink>
          )}
        </SectionHead>
        <Bay at="b24" flush className={styles.body}>
          <Points as="ol" points={first} />
          {rest.length > 0 && (
            <Fold className={styles.rest} heading={<h3>{t('solution.rest')}</h3>}>
              <Points as="ul" points={rest} />
            </Fold>
          )}
          <Disclosure summary={t('solution.links')} className={styles.links}>
            <ul>
              {system.links.map(({ from, to, label }) => (
                <li key={`${from} ${to} ${label}`}>
                  {from} → {to}
                  {t('solution.colon')}
                  <Unbroken text={label} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </Bay>
      </Bays>
    </Section>
  )
}

/** Returns the products that are at no point, in the form of one. */
function withoutPoint(products: SolutionData['products'], points: readonly SolutionPoint[]): SolutionPoint[] {
  const shown = new Set(points.map(({ product }) => product?.code))
  return products
    .filter(({ code }) => !shown.has(code))
    .map(({ code, model, name, purpose, accent, image }) => ({
      id: code,
      label: name,
      detail: purpose,
      accent,
      product: { code, model, ...(image && { image }) },
    }))
}

function Points({ as: List, points }: { as: 'ol' | 'ul'; points: readonly SolutionPoint[] }) {
  return (
    <List className={styles.points} data-plain="">
      {points.map((point) => (
        <li key={point.id} id={point.place && `point-${point.id}`} data-series={point.accent}>
          <PointLink code={point.product?.code}>
            <Point point={point} />
          </PointLink>
        </li>
      ))}
    </List>
  )
}

function PointLink({ code, children }: { code: string | undefined; children: ReactNode }) {
  if (code === undefined) return <div className={styles.point}>{children}</div>
  return (
    <Link to={`/products/${code}`} className={styles.point}>
      {children}
    </Link>
  )
}

function Point({ point: { label, detail, place, product } }: { point: SolutionPoint }) {
  return (
    <>
      {place && <span className={styles.number}>{place.number}</span>}
      <span className={styles.words}>
        <b>
          <Headline text={label} />
        </b>{' '}
        {product && <small>{product.model}</small>}
        <span>
          <Unbroken text={detail} />
        </span>
      </span>
      {product?.image && (
        <img
          src={inSite(product.image.src)}
          alt=""
          width={product.image.width}
          height={product.image.height}
          loading="lazy"
        />
      )}
    </>
  )
}
