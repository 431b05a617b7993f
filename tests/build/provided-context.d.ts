import 'vitest'
import type { Folders } from './run-build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A site as one build left it (build-reference-site.ts). Tests read it; none changes it. */
    reference: Folders
  }
}
