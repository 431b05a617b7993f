import { useWords } from '../../src/base/i18n/words.ts'
import { Button, buttonClass } from '../../src/web/ui/button.tsx'
import { MAX_COMPARED } from './list-state.ts'
import styles from './products.module.css'
import type { List } from './use-list.ts'

/** The products picked for a comparison, and the link to it; sticky. */
export function PickBar({ list: { state, hrefOf, change } }: { list: List }) {
  const t = useWords()
  const { picks } = state
  return (
    <section className={styles.picks} aria-label={t('products:compare.title')}>
      <p role="status">
        {picks.length === 1
          ? t('products:pick.one')
          : t('products:pick.some', { count: picks.length, most: MAX_COMPARED })}
      </p>
      <div>
        <Button variant="secondary" size="small" onClick={() => change(() => ({ picks: [] }))}>
          {t('products:pick.clear')}
        </Button>
        {picks.length > 1 && (
          <a
            className={buttonClass({ size: 'small' })}
            href={hrefOf({ q: '', filters: {}, sort: 'standard', page: 1, picks: [], compare: picks })}
          >
            {t('products:pick.compare')}
          </a>
        )}
      </div>
    </section>
  )
}
