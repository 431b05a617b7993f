import type { ReactNode } from 'react'
import { isOn } from '../../../../base/parts.ts'
import { useWords } from '../../../../base/i18n/words.ts'
import { Link } from '../../../navigation/routing/link.tsx'
import { collectPath } from '../asked.ts'
import type { Item } from '../schedule.ts'
import { Icon } from '../../../ui/icon.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import styles from './collect-link.module.css'

type CollectLinkProps = {
  items: readonly Item[]
  /** Model of a single product, as the confirmation names it. */
  model?: string
  className?: string | undefined
  'aria-label'?: string
  'data-brief'?: '' | false | undefined
  /** Without it the link is of no use without scripts, and is hidden. */
  isForAll?: boolean
  children: ReactNode
}

/**
 * Puts products into the visitor's door schedule: a link that opens the schedule with them. Once the page has settled,
 * collect-on-click.ts takes its clicks, and the visitor stays on the page. Nothing where the site has no schedule.
 */
export function CollectLink({ items, model = '', className, isForAll, children, ...rest }: CollectLinkProps) {
  if (!isOn('/door-schedule')) return undefined
  return (
    <Link
      {...rest}
      className={joinClasses(styles.collect, className)}
      to={collectPath(items)}
      rel="nofollow"
      data-collect={model}
      data-unlikely=""
      data-for-all={isForAll && ''}
    >
      {children}
    </Link>
  )
}

type CollectIconProps = {
  code: string
  model: string
  className?: string | undefined
  /** On phones a plus and the name of the schedule, however wide its place is. */
  isBrief?: boolean
}

/** The same for one product, as an icon for cards. */
export function CollectIcon({ code, model, className, isBrief }: CollectIconProps) {
  const t = useWords()
  return (
    <CollectLink
      items={[{ code, quantity: 1 }]}
      model={model}
      className={joinClasses(styles.icon, className)}
      aria-label={t('schedule.add', { model })}
      data-brief={isBrief && ''}
    >
      <Icon name="door-plus" />
      <span>{t('schedule.addShort')}</span>
      <span>{t('schedule.name')}</span>
    </CollectLink>
  )
}
