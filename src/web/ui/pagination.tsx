import { buttonClass } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Step = {
  /** "Previous", "Next". */
  label: string
  /** Target of the link, `?page=2`; undefined at the end of the list. */
  href: string | undefined
}

type Numbers = { page: number; pages: number; hrefOf: (page: number) => string }

type PaginationProps = {
  label: string
  text: string
  previous: Step
  next: Step
  /** The pages that have a link of their own, for a list of many. */
  numbers?: Numbers
  className?: string | undefined
}

/** Two square links and "Page X / Y" between them; with `numbers`, links to single pages in its place. */
export function Pagination({ label, text, previous, next, numbers, className }: PaginationProps) {
  return (
    <nav className={joinClasses(styles.pagination, className)} aria-label={label}>
      <StepLink {...previous} icon="arrow-left" rel="prev" />
      {numbers ? (
        <>
          <VisuallyHidden>{text}</VisuallyHidden>
          <NumberLinks {...numbers} />
        </>
      ) : (
        <p>{text}</p>
      )}
      <StepLink {...next} icon="arrow-right" rel="next" />
    </nav>
  )
}

function NumberLinks({ page, pages, hrefOf }: Numbers) {
  return (
    <ol className={styles.numbers}>
      {pageNumbers(page, pages).map((number, index) =>
        number === undefined ? (
          // A gap is told from the other by its side.
          <li key={index === 1 ? 'before' : 'after'} aria-hidden="true">
            …
          </li>
        ) : (
          <li key={number}>
            <a href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ),
      )}
    </ol>
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
