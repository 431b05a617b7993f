import { useWords } from '../../src/base/i18n/words.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Fold } from '../../src/web/ui/fold.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import text from '../../src/web/ui/text.module.css'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import styles from './home.module.css'
import type { HomeData } from './home-data.ts'

/** The story of the name, on phones folded after its first paragraph, and the two claims as bars in percent. */
export function Story({ story, claims }: Pick<HomeData, 'story' | 'claims'>) {
  const t = useWords()
  return (
    <Section id="story" aria-labelledby="story-heading">
      <Bays spaced className={styles.story}>
        <Bay as="h2" at="b12" id="story-heading">
          {story.heading}
        </Bay>
        <Bay at="b34">
          <p className={text.lead}>{story.lead}</p>
          <Fold className={styles.more} heading={t('readOn')}>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph} className={text.measure}>
                {paragraph}
              </p>
            ))}
          </Fold>
        </Bay>
      </Bays>
      <dl>
        {claims.map(({ id, percent, label, text: explanation, condition }) => (
          <div key={id} className={styles.claim}>
            <dt>
              <b>{label}</b>
              <span>
                <Unbroken text={explanation} />
              </span>
              <span>
                <Unbroken text={condition} />
              </span>
            </dt>
            <dd>
              {percent}
              <small>%</small>
            </dd>
            {/* As long as the number says. */}
            <dd className={styles.span} aria-hidden="true">
              <i style={{ inlineSize: `${percent}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
