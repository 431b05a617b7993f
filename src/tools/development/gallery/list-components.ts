import type { Examples } from '../../../web/examples.ts'
import { type Doc, readDocs } from './read-docs.ts'

const sources = import.meta.glob<string>(['/src/web/{ui,teasers,shell}/*.tsx', '!/src/web/**/*.examples.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const examples = import.meta.glob<Examples>('/src/web/{ui,teasers,shell}/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

/** A file with components. */
export type ComponentFile = {
  /** From the project's root, without its ending: `/src/web/ui/beam`. */
  path: string
  docs: Doc[]
  /** Undefined where there is no file of examples beside it. */
  examples: Examples | undefined
}

/** Lists the files of components of the folders ui, teasers and shell. */
export function listComponents(): ComponentFile[] {
  return Object.entries(sources).map(([file, source]) => {
    const path = file.slice(0, -'.tsx'.length)
    return { path, docs: readDocs(source), examples: examples[`${path}.examples.tsx`] }
  })
}
