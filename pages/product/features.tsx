import { FEATURES_AT_ONCE } from '../../src/content/features-at-once.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Bay } from '../../src/web/ui/bays.tsx'
import { Disclosure } from '../../src/web/ui/disclosure.tsx'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './features.module.css'
import { Part } from './part.tsx'

type FeaturesProps = {
  features: readonly string[]
  /** Heads of the first of them. */
  leads?: readonly string[] | undefined
}

/** The product's features, the first under their heads; a longer list can be expanded and collapsed. */
export function Features({ features, leads }: FeaturesProps) {
  const t = useWords()
  const rest = features.slice(FEATURES_AT_ONCE)
  return (
    <Part id="features" heading={t('product:features.heading')}>
      <Bay at="b24" flush>
        <FeatureList features={features.slice(0, FEATURES_AT_ONCE)} leads={leads} />
        {rest.length > 0 && (
          <Disclosure
            className={styles.more}
            contentClass={styles.rest}
            summary={
              <span>
                <span>{t('product:features.expand', { count: rest.length })}</span>
                <span>{t('product:features.collapse')}</span>
              </span>
            }
          >
            <FeatureList features={rest} />
          </Disclosure>
        )}
      </Bay>
    </Part>
  )
}

function FeatureList({ features, leads = [] }: FeaturesProps) {
  return (
    <ul className={styles.features}>
      {features.map((feature, index) => (
        <li key={feature}>
          {leads[index] && <b>{leads[index]}</b>}
          <span>
            <Unbroken text={feature} />
          </span>
        </li>
      ))}
    </ul>
  )
}
