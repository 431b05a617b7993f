import { ExportForm } from './export-form.tsx'
import { RetentionFacts } from './retention-facts.tsx'

/** What administrators do about personal data. */
export function Privacy() {
  return (
    <>
      <ExportForm />
      <RetentionFacts />
    </>
  )
}
