import { useWords } from '../../src/i18n/words.ts'
import type { SolutionData } from '../../src/solution/solution-data.ts'
import { SolutionDrawing } from '../../src/solution/solution-drawing.tsx'
import { solutionCrumbs, solutionDocumentHead } from '../../src/solution/solution-head.tsx'
import { SolutionPage } from '../../src/solution/solution-page.tsx'
import { SolutionPoints } from '../../src/solution/solution-points.tsx'
import { Bay } from '../../src/ui/bays.tsx'
import styles from './solution.module.css'

export const head = solutionDocumentHead
export const crumbs = solutionCrumbs

export function Page({ data }: { data: SolutionData }) {
  return (
    <SolutionPage data={data} aside={<Claims />}>
      <SolutionDrawing svg={data.drawing} points={data.points} />
      <SolutionPoints points={data.points} system={data.system} />
    </SolutionPage>
  )
}

/** The vendor's two claims, in percent. */
function Claims() {
  const t = useWords()
  return (
    <Bay as="dl" at="b4" className={styles.claims}>
      <div>
        <dt>{t('solution:claims.cost')}</dt>
        <dd>
          40<small>%</small>
        </dd>
      </div>
      <div>
        <dt>{t('solution:claims.manpower')}</dt>
        <dd>
          30<small>%</small>
        </dd>
      </div>
    </Bay>
  )
}
