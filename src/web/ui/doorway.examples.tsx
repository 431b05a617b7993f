import type { Examples } from '../examples.ts'
import type { ReactNode } from 'react'
import { Bay, Bays } from './bays.tsx'
import { Doorway } from './doorway.tsx'
import { Wrap } from './wrap.tsx'

const HEIGHT = { gridTemplateRows: 'minmax(22rem, auto)' }

export const examples: Examples = ({ sentence }) => ({
  'red, closed': <Row door={<Doorway material="red" />}>{sentence}</Row>,
  'red, ajar': <Row door={<Doorway material="red" isOpen />}>{sentence}</Row>,
  'night, closed': <Row door={<Doorway material="night" />}>{sentence}</Row>,
  'night, ajar': <Row door={<Doorway material="night" isOpen />}>{sentence}</Row>,
})

function Row({ door, children }: { door: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Wrap>
        <Bays style={HEIGHT}>
          {door}
          <Bay as="p" at="b24">
            {children}
          </Bay>
        </Bays>
      </Wrap>
    </section>
  )
}
