import { inSite } from '../../src/base/base-path.ts'
import { useWords, type Words } from '../../src/base/i18n/words.ts'
import type { Head } from '../../src/web/page/head.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/web/page/screen.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { buttonClass } from '../../src/web/ui/button.tsx'
import { Fold } from '../../src/web/ui/fold.tsx'
import { goClass, GoWords } from '../../src/web/ui/go.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { Headline } from '../../src/web/ui/headline.tsx'
import { BelowTheFold } from '../../src/web/ui/below-the-fold.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import type { Picture } from '../../src/web/ui/stand.tsx'
import text from '../../src/web/ui/text.module.css'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import type { SeriesData } from './series-data.ts'
import { CategorySection } from './category-section.tsx'
import { Facts } from './facts.tsx'
import styles from './series.module.css'
import { SizeComparison } from './size-comparison.tsx'

export function head({ name, summary }: SeriesData): Head {
  return { title: name, description: summary }
}

export function crumbs({ id, name }: SeriesData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('breadcrumb.products'), path: '/products' },
    { name, path: `/products/${id}` },
  ]
}

export function Page({ data }: { data: SeriesData }) {
  const t = useWords()
  return (
    <div lang={data.lang} data-series={data.accent}>
      <PageHead
        crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
        title={<Headline text={data.headline} />}
        aside={
          <>
            <p className={joinClasses(text.h3, styles.slogan)}>{data.title}</p>
            <p className={text.lead}>
              <Unbroken text={data.summary} />
            </p>
          </>
        }
        calls={
          <>
            <Link className={buttonClass({ size: 'small' })} to={`/products?series=${data.id}`}>
              {t('series:products', { count: data.categories.reduce((sum, { count }) => sum + count, 0) })}
            </Link>
            <Link className={goClass} to="/contact">
              <GoWords>{t('series:ask')}</GoWords>
            </Link>
          </>
        }
      />
      {data.shelf.length > 0 && (
        <SizeComparison
          items={data.shelf}
          label={t(data.isWholeShelf ? 'series:shelf' : 'series:partOfShelf', { name: data.name })}
        />
      )}
      <BelowTheFold>
        <Facts data={data} />
        <Introduction groups={data.introduction} picture={data.picture} />
        {data.categories.map((category) => (
          <CategorySection key={category.id} category={category} />
        ))}
        {data.solution && (
          <Section space="band" tone="plinth" ruled>
            <Bays spaced>
              <Bay as="h2" at="b12">
                {t('series:together')}
              </Bay>
              <Bay at="b34" className={styles.solution}>
                <Link className={buttonClass({ variant: 'secondary' })} to={`/solutions/${data.solution.slug}`}>
                  {t('series:inSolution', { title: data.solution.title })}
                  <Icon name="arrow-right" />
                </Link>
              </Bay>
            </Bays>
          </Section>
        )}
      </BelowTheFold>
    </div>
  )
}

/** The introduction, with a picture of the place where the series is used. */
function Introduction({ groups, picture }: { groups: SeriesData['introduction']; picture: Picture | undefined }) {
  const t = useWords()
  return (
    <Section space="none" ruled aria-label={t('series:introduction')}>
      <Bays>
        {picture && (
          <Bay at="b12" flush className={styles.place}>
            <img
              src={inSite(picture.src)}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
          </Bay>
        )}
        <Bay at={picture ? 'b34' : 'b14'} flush className={styles.introduction}>
          {groups.map((group, index) => (
            <Fold
              key={group.heading}
              open={index === 0}
              className={styles.group}
              heading={<h2 className={text.h3}>{group.heading}</h2>}
            >
              <p>
                <Unbroken text={group.text} />
              </p>
            </Fold>
          ))}
        </Bay>
      </Bays>
    </Section>
  )
}
