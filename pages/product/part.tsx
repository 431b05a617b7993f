import type { ReactNode } from 'react'
import { Bays } from '../../src/web/ui/bays.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { SectionHead } from '../../src/web/ui/section-head.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import styles from './product.module.css'

type PartProps = {
  id: string
  heading: string
  /** Under the heading, in the first column. */
  beside?: ReactNode
  className?: string | undefined
  /** Cells from the second column on. */
  children: ReactNode
}

/** A section of the page that the tabs link to: the heading in the first column, the content beside it. */
export function Part({ id, heading, beside, className, children }: PartProps) {
  return (
    <Section
      space="none"
      ruled
      id={id}
      aria-labelledby={`${id}-heading`}
      className={joinClasses(styles.part, className)}
    >
      <Bays>
        <SectionHead heading={heading} id={`${id}-heading`}>
          {beside}
        </SectionHead>
        {children}
      </Bays>
    </Section>
  )
}
