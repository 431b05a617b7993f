import { useWords } from '../../src/i18n/words.ts'
import { Bay } from '../../src/ui/bays.tsx'
import { Disclosure } from '../../src/ui/disclosure.tsx'
import styles from './features.module.css'
import { Part } from './part.tsx'

/** Two rows of three are always visible. */
const AT_ONCE = 6

/** The product's features; a longer list can be expanded and collapsed. */
export function Features({ features }: { features: readonly string[] }) {
  const t = useWords()
  const rest = features.slice(AT_ONCE)
  return (
    <Part id="features" heading={t('product:features.heading')}>
      <Bay at="b24" flush>
        <FeatureList features={features.slice(0, AT_ONCE)} />
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

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}
