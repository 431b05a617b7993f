import { Link } from '../navigation/routing/link.tsx'
import { Headline } from '../ui/headline.tsx'
import { Icon } from '../ui/icon.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import cell from './cell.module.css'
import styles from './link-cell.module.css'

/** A link as a grid cell: its category or date, its title with marks where its lines may end, an arrow; a beam appears above it on hover. */
export function LinkCell({ to, meta, title }: { to: string; meta: string; title: string }) {
  return (
    <Link className={joinClasses(cell.cell, styles.cell)} to={to} data-plain>
      <span>{meta}</span>
      <b>
        <Headline text={title} />
      </b>
      <Icon name="arrow-right" className={cell.arrow} />
    </Link>
  )
}
