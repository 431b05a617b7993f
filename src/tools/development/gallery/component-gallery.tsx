import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { LOCALE_FACTS, LOCALES } from '../../../base/i18n/locale.ts'
import { localisePath } from '../../../base/i18n/localised-path.ts'
import { wordsOf } from '../../../base/i18n/words.ts'
import { type Navigation, NavigationProvider } from '../../../web/menu/navigation.ts'
import { GALLERY_PATH } from './gallery-path.ts'
import styles from './component-gallery.module.css'
import type { ExampleProps, Sample } from '../../../web/examples.ts'
import { type ComponentFile, listComponents } from './list-components.ts'

/** Where the examples seem to stand: links of menus that lead there are current. */
const PATH = '/products/video-intercom'

type ComponentGalleryProps = { words: i18n; navigation: Navigation; sample: Sample }

/** All components of the rooms ui, teasers and shell in their states, with what is said of them where they are exported. */
export function ComponentGallery({ words, navigation, sample }: ComponentGalleryProps) {
  const components = listComponents()
  const { locale } = sample
  const props = { ...sample, t: wordsOf(words) }
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
              <a href="/__pictures">pictures</a>
            </p>
            <nav className={styles.index} aria-label="Components">
              {components.map(({ path }) => (
                <a key={path} href={`#${nameOf(path)}`}>
                  {nameOf(path)}
                </a>
              ))}
            </nav>
          </header>
          {components.map((component) => (
            <Component key={component.path} component={component} props={props} />
          ))}
        </MemoryRouter>
      </NavigationProvider>
    </I18nextProvider>
  )
}

function Component({ component: { path, docs, examples }, props }: { component: ComponentFile; props: ExampleProps }) {
  return (
    <section className={styles.component} id={nameOf(path)}>
      <div className={styles.about}>
        <h2>{nameOf(path)}</h2>
        <dl>
          {docs.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {typeof examples === 'string' && <p className={styles.none}>{examples}</p>}
        {examples === undefined && <p className={styles.none}>There is no {nameOf(path)}.examples.tsx.</p>}
      </div>
      {typeof examples === 'function' &&
        Object.entries(examples(props)).map(([state, example]) => (
          <figure key={state} className={styles.example}>
            <figcaption>{state}</figcaption>
            <div className={styles.stage}>{example}</div>
          </figure>
        ))}
    </section>
  )
}

/** The room and the file: `ui/beam`. */
function nameOf(path: string): string {
  return path.slice('/src/'.length)
}
