import { useLocale, useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { SITE } from '../site.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Wrap } from '../ui/wrap.tsx'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { useNavigationData } from '../navigation/navigation.ts'

/** Pages below everything else, in one line. */
const LEGAL = ['privacy', 'terms', 'accessibility', 'security'] as const

/** A call to action, all series and solutions, and the vendor's contact details. */
export function FooterContent() {
  const t = useWords()
  const locale = useLocale()
  const { series, solutions } = useNavigationData()
  return (
    <Wrap>
      <Bays className={styles.invitation} spaced>
        <Bay as="h2" at="b13">
          {t('footer.invitation')}
        </Bay>
        <Bay at="b4">
          <Link className={buttonClass()} to="/contact">
            {t('footer.send')}
            <Icon name="arrow-right" />
          </Link>
        </Bay>
      </Bays>
      <Bays className={styles.columns}>
        <Bay>
          <Logo />
          <p className={styles.meta}>{SITE.company[locale]}</p>
        </Bay>
        <LinkColumn
          title={t('footer.products')}
          links={series.map(({ id, name }) => ({ to: `/products/${id}`, name }))}
        />
        <LinkColumn
          title={SITE.brand[locale]}
          links={[
            { to: '/about', name: t('header.about') },
            { to: '/success-stories', name: t('header.stories') },
            { to: '/news', name: t('header.news') },
            { to: '/faqs', name: t('header.faqs') },
            { to: '/where-to-buy', name: t('footer.whereToBuy') },
            { to: '/service', name: t('footer.service') },
          ]}
        />
        <Bay>
          <h3>{t('footer.contact')}</h3>
          <address>
            <a className={styles.phone} href={SITE.phone.href}>
              {SITE.phone.display}
            </a>
            <p className={styles.meta}>{SITE.hours[locale]}</p>
            <a className={styles.email} href={`mailto:${SITE.email}`}>
              {SITE.email}
            </a>
            <p>{SITE.address[locale]}</p>
          </address>
        </Bay>
      </Bays>
      <Bays className={styles.columns}>
        <Bay as="h3" at="b1">
          {t('footer.solutions')}
        </Bay>
        <Bay as="nav" at="b24" flush aria-label={t('footer.solutions')}>
          <ul className={styles.solutions}>
            {solutions.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/solutions/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </Bay>
      </Bays>
      <div className={styles.legal}>
        <p>© {SITE.company[locale]}</p>
        <ul>
          {LEGAL.map((name) => (
            <li key={name}>
              <Link to={`/${name}`}>{t(`footer.${name}`)}</Link>
            </li>
          ))}
          <li>
            <Link to="/login">{t('footer.staff')}</Link>
          </li>
          <li>
            <Link to="/sitemap.xml">{t('footer.sitemap')}</Link>
          </li>
        </ul>
      </div>
    </Wrap>
  )
}

function LinkColumn({ title, links }: { title: string; links: { to: string; name: string }[] }) {
  return (
    <Bay as="nav" half aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </Bay>
  )
}
