import { useWords } from '../i18n/words.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { Section } from '../ui/section.tsx'
import styles from './solution-problem.module.css'

/** Who has which problem: a paragraph a bay. */
export function SolutionProblem({ problem }: { problem: readonly string[] }) {
  const t = useWords()
  return (
    <Section space="band" tone="plinth" ruled>
      <Bays spaced>
        <Bay as="h2" at="b1">
          {t('solution.problem')}
        </Bay>
        <Bay at="b24" flush className={styles.paragraphs}>
          {problem.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Bay>
      </Bays>
    </Section>
  )
}
