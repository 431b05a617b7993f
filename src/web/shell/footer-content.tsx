import { isOn } from '../../base/parts.ts'
import { textIn } from '../../base/i18n/localised.ts'
import { PAGE_SLUGS } from '../../content/schema/page-slugs.ts'
import { useLocale, useWords } from '../../base/i18n/words.ts'
import { Link } from '../navigation/routing/link.tsx'
import { SITE } from '#vendor/site.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { Wrap } from '../ui/wrap.tsx'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { useNavigationData } from '../menu/navigation.ts'

/** So many of the pages about the vendor stand beside the series; the others at the very end. */
const BESIDE_SERIES = 3

/** A call to action, all series and solutions, and the vendor's contact details. */
export function FooterContent() {
  const t = useWords()
  const locale = useLocale()
  const { series, solutions } = useNavigationData()
  const pages = PAGE_SLUGS.map((slug) => ({ to: `/${slug}`, name: t(`footer.${slug}`) }))
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
        <Bay className={styles.vendor}>
          <Logo />
          <p className={styles.meta}>{textIn(SITE.company, locale)}</p>
        </Bay>
        <LinkGroup
          title={t('footer.products')}
          links={series.map(({ id, name }) => ({ to: `/products/${id}`, name }))}
        />
        <LinkGroup
          title={textIn(SITE.brand, locale)}
          links={[
            ...pages.slice(0, BESIDE_SERIES),
            { to: '/success-stories', name: t('header.stories') },
            { to: '/door-schedule', name: t('header.schedule') },
            { to: '/news', name: t('header.news') },
            { to: '/faqs', name: t('header.faqs') },
            { to: '/downloads', name: t('footer.downloads') },
          ].filter(({ to }) => isOn(to))}
        />
        {solutions.length > 0 && (
          <LinkGroup
            className={styles.solutions}
            title={t('footer.solutions')}
            links={solutions.map(({ slug, title }) => ({ to: `/solutions/${slug}`, name: title }))}
          />
        )}
        <Bay at="b4" className={styles.contact}>
          <h2>{t('footer.contact')}</h2>
          <address>
            <a className={styles.phone} href={SITE.phone.href}>
              {textIn(SITE.phone, locale)}
            </a>
            <p className={styles.meta}>{textIn(SITE.hours, locale)}</p>
            <a className={styles.email} href={`mailto:${SITE.email}`}>
              {SITE.email}
            </a>
            <p>{textIn(SITE.address, locale)}</p>
          </address>
        </Bay>
      </Bays>
      <div className={styles.legal}>
        <p>© {textIn(SITE.company, locale)}</p>
        <Links
          links={[
            ...pages.slice(BESIDE_SERIES),
            { to: '/login', name: t('footer.staff') },
            { to: '/sitemap.xml', name: t('footer.sitemap') },
          ]}
        />
      </div>
    </Wrap>
  )
}

type NamedLinks = readonly { to: string; name: string }[]

function LinkGroup({ title, links, className }: { title: string; links: NamedLinks; className?: string | undefined }) {
  return (
    <Bay as="nav" className={className} aria-label={title}>
      <Fold className={styles.group} heading={<h2>{title}</h2>}>
        <Links links={links} />
      </Fold>
    </Bay>
  )
}

function Links({ links }: { links: NamedLinks }) {
  return (
    <ul>
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
