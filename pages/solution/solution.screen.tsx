import { SolutionDrawing } from '../../src/web/solution/solution-drawing.tsx'
import { solutionCrumbs, solutionDocumentHead } from '../../src/web/solution/solution-head.tsx'
import { SolutionPage } from '../../src/web/solution/solution-page.tsx'
import { SolutionPoints } from '../../src/web/solution/solution-points.tsx'
import { Bay } from '../../src/web/ui/bays.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import type { GenericSolutionData } from './solution-data.ts'
import styles from './solution.module.css'

export const head = solutionDocumentHead
export const crumbs = solutionCrumbs

export function Page({ data }: { data: GenericSolutionData }) {
  return (
    <SolutionPage data={data} aside={data.claims.length > 0 && <Claims claims={data.claims} />}>
      {data.points.some(({ place }) => place) && <SolutionDrawing svg={data.drawing} points={data.points} />}
      <SolutionPoints data={data} />
    </SolutionPage>
  )
}

/** The claims of the vendor, in percent, each with its condition. */
function Claims({ claims }: Pick<GenericSolutionData, 'claims'>) {
  return (
    <Bay as="dl" at="b4" className={styles.claims}>
      {claims.map(({ id, label, percent, condition }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {percent}
            <small>%</small>
          </dd>
          <dd className={styles.condition}>
            <Unbroken text={condition} />
          </dd>
        </div>
      ))}
    </Bay>
  )
}
