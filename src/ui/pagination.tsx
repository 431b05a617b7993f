import { buttonClass } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './pagination.module.css'

type Step = {
  /** "Previous", "Next". */
  label: string
  /** Target of the link, `?page=2`; undefined at the end of the list. */
  href: string | undefined
}

type PaginationProps = { label: string; text: string; previous: Step; next: Step; className?: string | undefined }

/** Two square links and "Page X / Y" between them. */
export function Pagination({ label, text, previous, next, className }: PaginationProps) {
  return (
    <nav className={joinClasses(styles.pagination, className)} aria-label={label}>
      <StepLink {...previous} icon="arrow-left" rel="prev" />
      <p>{text}</p>
      <StepLink {...next} icon="arrow-right" rel="next" />
    </nav>
  )
}

function StepLink({ label, href, icon, rel }: Step & { icon: IconName; rel: string }) {
  const className = buttonClass({ variant: 'secondary', size: 'square' })
  if (href === undefined) {
    return (
      <span className={className} role="link" aria-disabled="true" aria-label={label}>
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <a className={className} href={href} rel={rel} aria-label={label}>
      <Icon name={icon} />
    </a>
  )
}
