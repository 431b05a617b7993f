import type { Examples } from '../examples.ts'
import { Beam } from './beam.tsx'
import { Tabs, tabClass } from './tabs.tsx'

export const examples: Examples = ({ names, title }) => {
  const tabs = names.map((name, index) => (
    <a key={name} className={tabClass} href="#ui/tabs" aria-current={index === 0 ? 'page' : undefined}>
      {name} <small>{index}</small>
    </a>
  ))
  return {
    'under a rule': <Tabs label={title}>{tabs}</Tabs>,
    'hung from a lintel': (
      <>
        <Beam />
        <Tabs label={title} hung>
          {tabs}
        </Tabs>
      </>
    ),
  }
}
