import { HAS_DOORS } from '../../base/look.ts'
import { isOn } from '../../base/parts.ts'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { allowReload } from '../navigation/freshness/reload-guard.ts'
import { localisePath, splitAddress } from '../../base/i18n/localised-path.ts'
import { useLocale, useWords } from '../../base/i18n/words.ts'
import { Link } from '../navigation/routing/link.tsx'
import { forgetPayload } from '../navigation/payloads/payloads.ts'
import { NOT_FOUND_PATH, usePagePath } from '../navigation/routing/use-page-path.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { Beam } from '../ui/beam.tsx'
import { Button } from '../ui/button.tsx'
import { inputClass, joinedClass } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import text from '../ui/text.module.css'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { Wrap } from '../ui/wrap.tsx'
import { BrickDoor } from './brick-door.tsx'
import styles from './error-screen.module.css'

/** The status that getPayload reports if there was no response. */
const OFFLINE = 503

const PRODUCT_WORD = 'error.notFound.product'
/** How a missing item of a section is called (tests/requirements.md, section 8). */
const NOT_FOUND_WORDS: Partial<Record<string, typeof PRODUCT_WORD | 'error.notFound.content'>> = {
  products: PRODUCT_WORD,
  news: 'error.notFound.content',
  faqs: 'error.notFound.content',
}

/**
 * The error page: "not found" for 404, "Internal Server Error" with a retry for any other status
 * (tests/requirements.md, sections 2 and 8).
 */
export function ErrorScreen({ status }: { status: number }) {
  const t = useWords()
  const isNotFound = status === 404
  const code = isNotFound ? 404 : 500
  const kind = isNotFound ? 'notFound' : 'server'
  const { what, hint } = useWhatFailed(status)
  if (useIsForBot()) return <p>{t(`error.${kind}.name`)}</p>
  return (
    <section className={styles.error}>
      <Wrap>
        <Bays className={styles.head}>
          <Bay as="h1" at="b13" className={styles.code}>
            {code} <VisuallyHidden>{t(`error.${kind}.name`)}</VisuallyHidden>
          </Bay>
          <Bay as="p" at="b4" className={joinClasses(text.meta, styles.name)} aria-hidden="true">
            {t(`error.${kind}.name`)}
          </Bay>
        </Bays>
        <Beam />
        <Bays>
          {HAS_DOORS && (
            <Bay at="b12" flush className={styles.door}>
              <BrickDoor code={code} label={t('error.picture')} />
            </Bay>
          )}
          <Bay at={HAS_DOORS ? 'b34' : 'b13'} className={styles.words}>
            <h2>{what ?? t(`error.${kind}.heading`)}</h2>
            <p className={text.lead}>{hint ?? t(`error.${kind}.description`)}</p>
            {isNotFound ? <FindProduct /> : <Retry />}
            <Ways />
          </Bay>
        </Bays>
      </Wrap>
    </section>
  )
}

/** Returns whether a bot runs the page, once start-later.ts has found that out: bots get no error page (requirements, section 2). */
function useIsForBot(): boolean {
  return useSyncExternalStore(whenBot, isBot, () => false)
}

function whenBot(onBot: () => void) {
  addEventListener('bot', onBot)
  return () => removeEventListener('bot', onBot)
}

function isBot() {
  return 'bot' in document.documentElement.dataset
}

/** Says what could not be shown, in the words of its section of the site, and why; nothing in other sections. */
function useWhatFailed(status: number): { what?: string | undefined; hint?: string } {
  const t = useWords()
  const pagePath = usePagePath()
  const requested = useSyncExternalStore(neverChanges, requestedPath, () => pagePath)
  const [, section, item] = (pagePath === NOT_FOUND_PATH ? requested : pagePath).split('/')
  if (status === 404) {
    const word = item ? NOT_FOUND_WORDS[section ?? ''] : undefined
    return { what: word && t(word), ...(word === PRODUCT_WORD && { hint: t('error.notFound.productHint') }) }
  }
  const reason = status === OFFLINE ? t('error.server.offline') : `HTTP ${status}`
  if (section === 'news') return { what: item ? t('error.server.newsArticle') : t('error.server.news', { reason }) }
  return { what: section === 'faqs' && !item ? t('error.server.faqs', { reason }) : undefined }
}

/** The document of the not-found page is the same for all addresses: only the browser knows the requested one. */
function requestedPath(): string {
  return splitAddress(window.location.pathname).path
}

function neverChanges() {
  return () => {}
}

function Retry() {
  const t = useWords()
  const navigate = useNavigate()
  const path = usePagePath()
  const retry = () => {
    const { pathname } = window.location
    forgetPayload(pathname)
    // The error may come from code, which this document cannot request again.
    allowReload(pathname)
    void navigate(path + window.location.search, { replace: true })
  }
  return (
    <p>
      <Button onClick={retry}>{t('error.retry')}</Button>
    </p>
  )
}

/** Links to the product list: most visitors of a removed page look for a model. */
function FindProduct() {
  const t = useWords()
  return (
    <search>
      <form className={joinedClass} action={localisePath(useLocale(), '/products')}>
        <input
          className={inputClass}
          type="search"
          name="q"
          aria-label={t('searchBox.label')}
          placeholder={t('searchBox.label')}
        />
        <Button type="submit">{t('searchBox.submit')}</Button>
      </form>
    </search>
  )
}

function Ways() {
  const t = useWords()
  const ways = [
    { to: '/', name: t('error.home') },
    { to: '/products', name: t('error.products') },
    { to: '/faqs', name: t('header.faqs') },
    { to: '/contact', name: t('header.contact') },
  ].filter(({ to }) => isOn(to))
  return (
    <ul className={styles.ways} data-plain="">
      {ways.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>
            {name}
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
