import { useWords } from '../../src/base/i18n/words.ts'
import { HOME_MONITOR } from '#vendor/drawings/home-monitor.ts'
import { SolutionDrawing } from '../../src/web/solution/solution-drawing.tsx'
import { solutionCrumbs, solutionDocumentHead } from '../../src/web/solution/solution-head.tsx'
import type { SolutionData } from '../../src/web/solution/solution-data.ts'
import { SolutionFeature } from '../../src/web/solution/solution-feature.tsx'
import { SolutionPage } from '../../src/web/solution/solution-page.tsx'
import { SolutionPoints } from '../../src/web/solution/solution-points.tsx'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './smart-home-integration.module.css'

/** In chronological order; the ids are those of the drawing's scenes. */
const SCENES = ['arrive', 'leave', 'film', 'night'] as const

export const head = solutionDocumentHead
export const crumbs = solutionCrumbs

export function Page({ data }: { data: SolutionData }) {
  const t = useWords()
  return (
    <SolutionPage data={data}>
      <Flat svg={data.drawing} points={data.points} />
      <SolutionPoints data={data} />
      <SolutionFeature
        product={data.products.find(({ code }) => code === HOME_MONITOR)}
        heading={t('smart-home-integration:monitor.heading')}
        lead={t('smart-home-integration:monitor.lead')}
        go={t('smart-home-integration:monitor.go')}
      />
    </SolutionPage>
  )
}

/** The plan of the flat with four scenes; the selected one is shown by the stylesheet only. */
function Flat({ svg, points }: { svg: string; points: SolutionData['points'] }) {
  const t = useWords()
  return (
    <Section space="none" className={styles.flat}>
      <Bays>
        <Bay at="b13" flush>
          <SolutionDrawing fits svg={svg} points={points} />
        </Bay>
        <Bay as="fieldset" at="b4" flush className={styles.scenes} data-at-once="">
          <legend>
            <VisuallyHidden>{t('smart-home-integration:scenes.legend')}</VisuallyHidden>
          </legend>
          {SCENES.map((scene) => (
            <label key={scene} className={styles.scene}>
              <input type="radio" name="scene" value={scene} defaultChecked={scene === SCENES[0]} />
              <b>{t(`smart-home-integration:scenes.${scene}.name`)}</b>
              <span>
                <Unbroken text={t(`smart-home-integration:scenes.${scene}.says`)} />
              </span>
            </label>
          ))}
        </Bay>
      </Bays>
    </Section>
  )
}
