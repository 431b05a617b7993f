import type { ReactNode } from 'react'
import type { ExampleProps, Examples } from '../../../web/examples.ts'
import { type Doc, readDocs } from './read-docs.ts'

const sources = import.meta.glob<string>('/src/web/*/*.tsx', { eager: true, query: '?raw', import: 'default' })
const examples = import.meta.glob<Examples>('/src/web/*/examples.tsx', { eager: true, import: 'examples' })

/** A file with components: its folder and name, `ui/beam`; and its states, by their names. */
type ComponentFile = { name: string; docs: Doc[]; states: Record<string, ReactNode> }

/** Lists the files of components that have examples, with their docstrings. */
export function listComponents(props: ExampleProps): ComponentFile[] {
  return Object.entries(examples).flatMap(([file, examplesOf]) =>
    Object.entries(examplesOf(props)).map(([component, states]) => {
      const path = file.replace('examples', component)
      return { name: path.slice('/src/web/'.length, -'.tsx'.length), docs: readDocs(sources[path] ?? ''), states }
    }),
  )
}
