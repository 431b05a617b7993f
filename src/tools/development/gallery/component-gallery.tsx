import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { inSite } from '../../../base/base-path.ts'
import { LOCALE_FACTS, LOCALES } from '../../../base/i18n/locale.ts'
import { localisePath } from '../../../base/i18n/localised-path.ts'
import { wordsOf } from '../../../base/i18n/words.ts'
import { type Navigation, NavigationProvider } from '../../../web/menu/navigation.ts'
import { GALLERY_PATH } from './gallery-path.ts'
import styles from './component-gallery.module.css'
import type { Sample } from '../../../web/examples.ts'
import { listComponents } from './list-components.ts'

/** Where the examples seem to stand: links of menus that lead there are current. */
const PATH = '/products/video-intercom'

type ComponentGalleryProps = { words: i18n; navigation: Navigation; sample: Sample }

/** All components with examples in their states, with their docstrings. */
export function ComponentGallery({ words, navigation, sample }: ComponentGalleryProps) {
  const components = listComponents({ ...sample, t: wordsOf(words) })
  const { locale } = sample
  return (
    <I18nextProvider i18n={words}>
      <NavigationProvider value={navigation}>
        <MemoryRouter basename={localisePath(locale, '/')} initialEntries={[localisePath(locale, PATH)]}>
          <header className={styles.top}>
            <h1>Components</h1>
            <p>
              {LOCALES.map((each) => (
                <a
                  key={each}
                  href={localisePath(each, GALLERY_PATH)}
                  aria-current={each === locale ? 'true' : undefined}
                >
                  {LOCALE_FACTS[each].htmlLang}
                </a>
              ))}
              <a href={inSite('/__pictures')}>pictures</a>
            </p>
            <nav className={styles.index} aria-label="Components">
              {components.map(({ name }) => (
                <a key={name} href={`#${name}`}>
                  {name}
                </a>
              ))}
            </nav>
          </header>
          {components.map(({ name, docs, states }) => (
            <section key={name} className={styles.component} id={name}>
              <div className={styles.about}>
                <h2>{name}</h2>
                <dl>
                  {docs.map((doc) => (
                    <div key={doc.name}>
                      <dt>{doc.name}</dt>
                      <dd>{doc.text}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              {Object.entries(states).map(([state, example]) => (
                <figure key={state} className={styles.example}>
                  <figcaption>{state}</figcaption>
                  <div className={styles.stage}>{example}</div>
                </figure>
              ))}
            </section>
          ))}
        </MemoryRouter>
      </NavigationProvider>
    </I18nextProvider>
  )
}
