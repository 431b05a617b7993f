import { useWords } from '../../src/base/i18n/words.ts'
import { Tabs, tabClass } from '../../src/web/ui/tabs.tsx'
import { Wrap } from '../../src/web/ui/wrap.tsx'
import styles from './section-tabs.module.css'
import { useCurrentSection } from './use-current-section.ts'

/** Sticky links to the sections of the page, which mark the current one. */
export function SectionTabs({ sections }: { sections: readonly { id: string; label: string }[] }) {
  const t = useWords()
  const current = useCurrentSection(sections.map(({ id }) => id))
  return (
    <div className={styles.bar}>
      <Wrap bare>
        <Tabs label={t('product:contents')} className={styles.tabs}>
          {sections.map(({ id, label }) => (
            <a key={id} href={`#${id}`} className={tabClass} aria-current={id === current ? 'location' : undefined}>
              {label}
            </a>
          ))}
        </Tabs>
      </Wrap>
    </div>
  )
}
