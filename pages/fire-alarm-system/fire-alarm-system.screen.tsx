import { useWords } from '../../src/i18n/words.ts'
import type { SolutionData } from '../../src/solution/solution-data.ts'
import { SolutionDrawing } from '../../src/solution/solution-drawing.tsx'
import { solutionCrumbs, solutionDocumentHead } from '../../src/solution/solution-head.tsx'
import { SolutionFeature } from '../../src/solution/solution-feature.tsx'
import { SolutionPage } from '../../src/solution/solution-page.tsx'
import { SolutionPoints } from '../../src/solution/solution-points.tsx'
import type { ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import { Bay, Bays } from '../../src/ui/bays.tsx'
import { ScrollRegion } from '../../src/ui/scroll-region.tsx'
import { Section } from '../../src/ui/section.tsx'
import text from '../../src/ui/text.module.css'
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx'
import { EFFECTS, LINKAGE } from './linkage.ts'
import styles from './fire-alarm-system.module.css'

/** The panel of the drawing. */
const PANEL = 'ss-fr254'
/** Its messages during the alarm in the drawing, in order. */
const SAYS = ['smoke', 'confirmed', 'bells', 'lift'] as const

export const head = solutionDocumentHead
export const crumbs = solutionCrumbs

export function Page({ data }: { data: SolutionData }) {
  return (
    <SolutionPage data={data} accent="security">
      <SolutionDrawing svg={data.drawing} points={data.points} />
      <SolutionPoints points={data.points} system={data.system} />
      <Linkage />
      <Panel product={data.products.find(({ code }) => code === PANEL)} />
    </SolutionPage>
  )
}

/** Cause and effect: squares, with text for screen readers. */
function Linkage() {
  const t = useWords()
  return (
    <Section space="band" tone="plinth" ruled data-series="security">
      <Bays spaced className={styles.heading}>
        <Bay as="h2" at="b12">
          {t('fire-alarm-system:linkage.heading')}
        </Bay>
        <Bay as="p" at="b34" className={text.lead}>
          {t('fire-alarm-system:linkage.lead')}
        </Bay>
      </Bays>
      <ScrollRegion label={t('fire-alarm-system:linkage.heading')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('fire-alarm-system:linkage.cause')}</th>
              {EFFECTS.map((effect) => (
                <th key={effect} scope="col">
                  {t(`fire-alarm-system:linkage.effects.${effect}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LINKAGE.map(({ cause, effects }) => (
              <tr key={cause}>
                <th scope="row">{t(`fire-alarm-system:linkage.causes.${cause}`)}</th>
                {EFFECTS.map((effect) => (
                  <Cell key={effect} acts={effects.includes(effect)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles.note}>{t('fire-alarm-system:linkage.note')}</p>
    </Section>
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
      <p className={text.meta}>{product?.model}</p>
      <h3>{product?.name}</h3>
      <ol className={styles.says}>
        {SAYS.map((line) => (
          <li key={line}>{t(`fire-alarm-system:panel.says.${line}`)}</li>
        ))}
      </ol>
    </SolutionFeature>
  )
}

function Cell({ acts }: { acts: boolean }) {
  const t = useWords()
  return (
    <td data-acts={acts || undefined}>
      <VisuallyHidden>
        {acts ? t('fire-alarm-system:linkage.acts') : t('fire-alarm-system:linkage.rests')}
      </VisuallyHidden>
    </td>
  )
}
