import 'vitest'
import type { Folders } from './run-build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A built site (build-reference-site.ts). Tests only read it. */
    reference: Folders
  }
}
