import { useWords } from '../../src/base/i18n/words.ts'
import { SolutionDrawing } from '../../src/web/solution/solution-drawing.tsx'
import { solutionCrumbs, solutionDocumentHead } from '../../src/web/solution/solution-head.tsx'
import { SolutionPage } from '../../src/web/solution/solution-page.tsx'
import { SolutionPoints } from '../../src/web/solution/solution-points.tsx'
import type { VisitorManagementData } from './visitor-management-system-data.ts'
import { VisitorPass } from './visitor-pass.tsx'
import { VisitorDesk } from './visitor-desk.tsx'
import styles from './visitor-management-system.module.css'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'

export const head = solutionDocumentHead
export const crumbs = solutionCrumbs

export function Page({ data }: { data: VisitorManagementData }) {
  return (
    <SolutionPage data={data}>
      <Visit data={data} />
      <VisitorPass />
      <VisitorDesk />
      <SolutionPoints data={data} />
    </SolutionPage>
  )
}

/** Seven scenes on one ground line, on phones on two; their captions scroll with them. */
function Visit({ data: { drawing, scenes, folded } }: { data: VisitorManagementData }) {
  const t = useWords()
  const points = scenes.map(({ id, accent, ...place }) => ({ id, accent, place }))
  return (
    <SolutionDrawing svg={drawing} points={points} folded={folded} isWide>
      <ol className={styles.scenes}>
        {scenes.map(({ id, number, accent, label }) => (
          <li key={id} id={`point-${id}`} data-series={accent}>
            <span className={styles.number}>{number}</span>
            <h2>{label}</h2>
            <p>
              <Unbroken text={t(`visitor-management-system:scenes.${id}`)} />
            </p>
          </li>
        ))}
      </ol>
    </SolutionDrawing>
  )
}
