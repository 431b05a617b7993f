import { ExportForm } from './export-form.tsx'
import { RetentionFacts } from './retention-facts.tsx'

/** The tools of administrators for personal data. */
export function Privacy() {
  return (
    <>
      <ExportForm />
      <RetentionFacts />
    </>
  )
}
