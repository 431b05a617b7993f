import type { Lang } from '../../src/base/i18n/lang-of.ts'
import type { CSSProperties } from 'react'
import type { Facade } from '../../src/artwork/plans/facade.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { SvgMarkup } from '../../src/web/ui/svg-markup.tsx'
import styles from './case-street.module.css'
import { caseTarget } from './use-selected-case.ts'

type CaseStreetProps = {
  cases: readonly (Lang & { id: number; location: string; households: string; facade: Facade })[]
  selected: number | undefined
}

/** All cases as façades on one ground line: the index of the map above. */
export function CaseStreet({ cases, selected }: CaseStreetProps) {
  const t = useWords()
  return (
    <nav className={styles.street} aria-label={t('success-stories:cases.all')}>
      <ol>
        {cases.map(({ id, location, households, facade, lang }) => (
          <li key={id} lang={lang}>
            <Link to={caseTarget(id)} aria-current={id === selected ? 'true' : undefined}>
              {/* A custom property, which React's CSSProperties does not allow. */}
              <SvgMarkup svg={facade.svg} style={{ '--units': facade.height } as CSSProperties} />
              <span className={styles.label}>
                <b>
                  {id} {location}
                </b>
                <span>
                  <Headline text={households} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
