import { Fragment } from 'react'
import { useWords } from '../../src/base/i18n/words.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { Sample } from '../../src/web/ui/sample.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import text from '../../src/web/ui/text.module.css'
import type { HomeData } from './home-data.ts'
import styles from './voices.module.css'

/** One quotation at a time, selected by the kind of customer with radio buttons, so that it works without scripts. */
export function Voices({ testimonials }: Pick<HomeData, 'testimonials'>) {
  const t = useWords()
  return (
    <Section space="none" tone="ground">
      <Bays>
        <Bay as="h2" at="b1" id="voices" className={joinClasses(text.meta, styles.heading)}>
          {t('home:testimonials.heading')}
        </Bay>
        <Bay at="b24" flush className={styles.voices} role="radiogroup" aria-label={t('home:testimonials.kinds')}>
          {testimonials.map(({ id, isIllustrative, quote, author, customer, lang }, index) => (
            <Fragment key={id}>
              <input
                className={styles.choice}
                type="radio"
                name="voice"
                id={`voice-${id}`}
                defaultChecked={index === 0}
              />
              <label className={styles.customer} htmlFor={`voice-${id}`}>
                <span aria-hidden="true">{index + 1}</span>
                {customer}
              </label>
              <figure lang={lang} className={styles.voice}>
                <blockquote>
                  <Headline text={quote} />
                </blockquote>
                <figcaption>
                  <b>
                    <Headline text={author} />
                  </b>{' '}
                  {isIllustrative && <Sample>{t('illustrative')}</Sample>}
                </figcaption>
              </figure>
            </Fragment>
          ))}
        </Bay>
      </Bays>
    </Section>
  )
}
