import type { ReactNode } from 'react'
import { useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { Bay, Bays } from '../ui/bays.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Section } from '../ui/section.tsx'
import type { SolutionData, SolutionPoint } from './solution-data.ts'
import styles from './solution-points.module.css'

/** The parts of the system under the numbers of its drawing, and their connections. */
export function SolutionPoints({ points, system }: Pick<SolutionData, 'points' | 'system'>) {
  const t = useWords()
  const isNumbered = points.some(({ place }) => place)
  return (
    <Section space="none" ruled={!isNumbered}>
      <Bays>
        <SectionHead heading={t('solution.system')}>
          <p>{system.summary}</p>
        </SectionHead>
        <Bay at="b24" flush className={styles.body}>
          <ol className={styles.points} data-plain="">
            {points.map((point) => (
              <li key={point.id} id={point.place && `point-${point.id}`} data-series={point.accent}>
                <PointLink code={point.product?.code}>
                  <Point point={point} isNumbered={isNumbered} />
                </PointLink>
              </li>
            ))}
          </ol>
          <Disclosure summary={<h3>{t('solution.links')}</h3>} className={styles.links}>
            <ul>
              {system.links.map(({ from, to, label }) => (
                <li key={`${from} ${to} ${label}`}>
                  {from} → {to}
                  {t('solution.colon')}
                  {label}
                </li>
              ))}
            </ul>
          </Disclosure>
        </Bay>
      </Bays>
    </Section>
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

type PointProps = { point: SolutionPoint; isNumbered: boolean }

function Point({ point: { label, detail, place, product }, isNumbered }: PointProps) {
  return (
    <>
      {isNumbered && (
        <span className={styles.number} aria-hidden={!place}>
          {place?.number}
        </span>
      )}
      <span className={styles.words}>
        <b>{label}</b>
        <span>{detail}</span>
      </span>
      {product?.image && (
        <img src={product.image.src} alt="" width={product.image.width} height={product.image.height} loading="lazy" />
      )}
    </>
  )
}
