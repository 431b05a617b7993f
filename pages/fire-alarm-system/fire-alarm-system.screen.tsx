import { useWords } from '../../src/base/i18n/words.ts'
import { FIRE_PANEL } from '#vendor/drawings/fire-panel.ts'
import type { SolutionData } from '../../src/web/solution/solution-data.ts'
import { solutionCrumbs, solutionDocumentHead } from '../../src/web/solution/solution-head.tsx'
import { SolutionFeature } from '../../src/web/solution/solution-feature.tsx'
import { SolutionPage } from '../../src/web/solution/solution-page.tsx'
import { SolutionPoints } from '../../src/web/solution/solution-points.tsx'
import type { ProductTeaserData } from '../../src/web/teasers/product-teaser.tsx'
import { LinkageSection } from './linkage-section.tsx'
import styles from './fire-alarm-system.module.css'

/** Its messages during the alarm in the drawing, in order. */
const SAYS = ['smoke', 'confirmed', 'bells', 'lift'] as const

export const head = solutionDocumentHead
export const crumbs = solutionCrumbs

export function Page({ data }: { data: SolutionData }) {
  return (
    <SolutionPage data={data} accent="security">
      <LinkageSection svg={data.drawing} points={data.points} />
      <SolutionPoints data={data} />
      <Panel product={data.products.find(({ code }) => code === FIRE_PANEL)} />
    </SolutionPage>
  )
}

function Panel({ product }: { product: ProductTeaserData | undefined }) {
  const t = useWords()
  return (
    <SolutionFeature
      product={product}
      heading={t('fire-alarm-system:panel.heading')}
      lead={t('fire-alarm-system:panel.lead')}
      go={t('fire-alarm-system:panel.go')}
    >
      <ol className={styles.says}>
        {SAYS.map((line) => (
          <li key={line}>{t(`fire-alarm-system:panel.says.${line}`)}</li>
        ))}
      </ol>
    </SolutionFeature>
  )
}
