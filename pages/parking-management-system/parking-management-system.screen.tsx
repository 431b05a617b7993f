import { useWords } from '../../src/base/i18n/words.ts'
import { PLATE } from '#vendor/claims/plate.ts'
import type { SolutionData } from '../../src/web/solution/solution-data.ts'
import { SolutionDrawing } from '../../src/web/solution/solution-drawing.tsx'
import { solutionCrumbs, solutionDocumentHead } from '../../src/web/solution/solution-head.tsx'
import { SolutionPage } from '../../src/web/solution/solution-page.tsx'
import { SolutionPoints } from '../../src/web/solution/solution-points.tsx'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { ScrollRegion, shadedClass } from '../../src/web/ui/scroll-region.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './parking-management-system.module.css'

/** The kinds of cars, and the message of the sign over the lane for each. */
const CARS = ['resident', 'visitor', 'hourly', 'unknown'] as const

export const head = solutionDocumentHead
export const crumbs = solutionCrumbs

export function Page({ data }: { data: SolutionData }) {
  return (
    <SolutionPage data={data}>
      <SolutionDrawing svg={data.drawing} points={data.points} />
      <SolutionPoints data={data} />
      <Plates />
    </SolutionPage>
  )
}

/** License plate recognition: the messages for four kinds of cars. */
function Plates() {
  const t = useWords()
  return (
    <Section space="band" tone="ground">
      <Bays spaced className={styles.heading}>
        <Bay as="h2" at="b12">
          {t('parking-management-system:plates.heading')}
        </Bay>
        <Bay at="b34">
          <p
            className={styles.plate}
            role="img"
            aria-label={t('parking-management-system:plates.plate', { plate: PLATE.join('-') })}
          >
            {PLATE[0]}
            <i />
            {PLATE[1]}
          </p>
        </Bay>
      </Bays>
      <ScrollRegion label={t('parking-management-system:plates.heading')} className={shadedClass}>
        <Bays as="ul" className={styles.cars}>
          {CARS.map((car) => (
            <li key={car}>
              <p className={styles.sign} data-car={car}>
                {t(`parking-management-system:cars.${car}.sign`)}
              </p>
              <h3>{t(`parking-management-system:cars.${car}.name`)}</h3>
              <p className={styles.gate}>{t(`parking-management-system:cars.${car}.gate`)}</p>
              <p>
                <Unbroken text={t(`parking-management-system:cars.${car}.how`)} />
              </p>
            </li>
          ))}
        </Bays>
      </ScrollRegion>
    </Section>
  )
}
