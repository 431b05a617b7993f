import { useWords } from '../i18n/words.ts'
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom'
import { Link } from '../routing/link.tsx'
import { forgetPayload } from '../routing/payloads.ts'
import { usePagePath } from '../routing/use-page-path.ts'
import styles from './error-screen.module.css'

/** Status of the error page when the cause names none (spec section 9). */
const DEFAULT_STATUS = 500

/** The error page: not-found for 404, "Internal Server Error" with a retry for anything else (spec sections 2 and 8). */
export function ErrorScreen({ status }: { status?: number }) {
  const t = useWords()
  const navigate = useNavigate()
  const path = usePagePath()
  const cause = useRouteError()
  const found = status ?? statusOf(cause)
  const isNotFound = found === 404
  const kind = isNotFound ? 'notFound' : 'server'
  const retry = () => {
    forgetPayload(window.location.pathname)
    navigate(path + window.location.search, { replace: true })
  }
  return (
    <section className={styles.error}>
      <p className={styles.code}>{isNotFound ? 404 : DEFAULT_STATUS}</p>
      <h1>{t(`error.${kind}.message`)}</h1>
      <p>{t(`error.${kind}.description`)}</p>
      <p className={styles.actions}>
        {!isNotFound && (
          <button type="button" onClick={retry}>
            {t('error.retry')}
          </button>
        )}
        <Link to="/">{t('error.home')}</Link>
        <Link to="/products">{t('header.products')}</Link>
        <Link to="/contact">{t('header.contact')}</Link>
      </p>
    </section>
  )
}

function statusOf(cause: unknown): number {
  if (isRouteErrorResponse(cause)) return cause.status
  return cause instanceof Response ? cause.status : DEFAULT_STATUS
}
