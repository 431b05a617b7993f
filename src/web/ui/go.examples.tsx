import type { Examples } from '../examples.ts'
import { goClass, GoWords } from './go.tsx'

export const examples: Examples = ({ title }) => ({
  'a link': (
    <a className={goClass} href="#ui/go">
      <GoWords>{title}</GoWords>
    </a>
  ),
  'on a reversed ground': (
    <div data-tone="ground">
      <a className={goClass} href="#ui/go">
        <GoWords>{title}</GoWords>
      </a>
    </div>
  ),
})
