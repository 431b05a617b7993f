import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom'
import { useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { forgetPayload } from '../routing/payloads.ts'
import { usePagePath } from '../routing/use-page-path.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { Beam } from '../ui/beam.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import text from '../ui/text.module.css'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { Wrap } from '../ui/wrap.tsx'
import { BrickDoor } from './brick-door.tsx'
import styles from './error-screen.module.css'

/** Status of the error page when the cause names none (spec section 9). */
const DEFAULT_STATUS = 500

/** The error page: not-found for 404, "Internal Server Error" with a retry for anything else (spec sections 2 and 8). */
export function ErrorScreen({ status }: { status?: number }) {
  const t = useWords()
  const cause = useRouteError()
  const isNotFound = (status ?? statusOf(cause)) === 404
  const code = isNotFound ? 404 : DEFAULT_STATUS
  const kind = isNotFound ? 'notFound' : 'server'
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
          <Bay at="b12" flush className={styles.door}>
            <BrickDoor code={code} label={t('error.picture')} />
          </Bay>
          <Bay at="b34" className={styles.words}>
            <h2>{t(`error.${kind}.heading`)}</h2>
            <p className={text.lead}>{t(`error.${kind}.description`)}</p>
            {!isNotFound && <Retry />}
            <Ways />
          </Bay>
        </Bays>
      </Wrap>
    </section>
  )
}

function Retry() {
  const t = useWords()
  const navigate = useNavigate()
  const path = usePagePath()
  const retry = () => {
    forgetPayload(window.location.pathname)
    void navigate(path + window.location.search, { replace: true })
  }
  return (
    <p>
      <Button onClick={retry}>{t('error.retry')}</Button>
    </p>
  )
}

function Ways() {
  const t = useWords()
  const ways = [
    { to: '/', name: t('error.home') },
    { to: '/products', name: t('error.products') },
    { to: '/faqs', name: t('header.faqs') },
    { to: '/contact', name: t('header.contact') },
  ]
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

function statusOf(cause: unknown): number {
  if (isRouteErrorResponse(cause)) return cause.status
  return cause instanceof Response ? cause.status : DEFAULT_STATUS
}
