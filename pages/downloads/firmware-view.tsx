import { textIn } from '../../src/base/i18n/localised.ts'
import { Fragment } from 'react'
import { notesPath } from '../../src/content/document-files.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import type { Words } from '../../src/base/i18n/words.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'
import { GET_FIRMWARE } from '#vendor/claims/firmware.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { buttonClass } from '../../src/web/ui/button.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import { specTableClass } from '../../src/web/ui/spec-table.tsx'
import text from '../../src/web/ui/text.module.css'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import type { Families, Notes } from './load-firmware.ts'
import styles from './downloads.module.css'

/*
 * Rendered by the build alone, without contexts: the browser shows the HTML, and needs no script for it.
 */
type InLanguage = { t: Words; locale: Locale }

/** The newest version of each family. */
export function FirmwareView({ families, ...words }: { families: Families } & InLanguage) {
  const { t, locale } = words
  return (
    <Section space="none">
      <Bays className={styles.firmware}>
        <Bay at="b1">
          <GetFirmware {...words} />
        </Bay>
        <Bay at="b24" flush>
          <table className={`${specTableClass} ${styles.families}`}>
            <thead>
              <tr>
                <th scope="col">{t('firmware:family')}</th>
                <th scope="col">{t('firmware:newest')}</th>
                <th scope="col">{t('firmware:day')}</th>
                <th scope="col">{t('firmware:products')}</th>
              </tr>
            </thead>
            <tbody>
              {families.map(({ id, name, products, version, releasedOn, isSecurity }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={localisePath(locale, notesPath(id))}>{name}</a>
                  </th>
                  <td data-label={t('firmware:version')}>
                    {version} {isSecurity && <b className={styles.fix}>{t('firmware:security')}</b>}
                  </td>
                  <td data-label={t('firmware:day')}>
                    <time dateTime={releasedOn}>{releasedOn}</time>
                  </td>
                  <td data-label={t('firmware:products')}>
                    {products.map(({ code, model }) => (
                      <Fragment key={code}>
                        <span>{model}</span>{' '}
                      </Fragment>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Bay>
      </Bays>
    </Section>
  )
}

/** All versions of a family: the new, fixed and secured items of each. */
export function NotesView({ notes: { products, releases, lifecycle }, ...words }: { notes: Notes } & InLanguage) {
  const { t, locale } = words
  return (
    <Section space="none">
      <Bays className={styles.firmware}>
        <Bay at="b1">
          <h2 className={text.h4}>{t('firmware:products')}</h2>
          <ul className={styles.models} data-plain="">
            {products.map(({ code, model }) => (
              <li key={code}>
                <a href={localisePath(locale, `/products/${code}`)}>{model}</a>
              </li>
            ))}
          </ul>
          <GetFirmware {...words} />
        </Bay>
        <Bay at="b24" flush>
          {releases.map((release) => (
            <Release key={release.version} release={release} {...words} />
          ))}
          {lifecycle && <Lifecycle lifecycle={lifecycle} t={t} />}
        </Bay>
      </Bays>
    </Section>
  )
}

/** How devices of a family are put into and out of service. */
function Lifecycle({ lifecycle, t }: { lifecycle: NonNullable<Notes['lifecycle']>; t: Words }) {
  const { declaration } = lifecycle
  return (
    <section className={styles.release} id="lifecycle">
      <div>
        <h2 className={text.h3}>{t('firmware:lifecycle.heading')}</h2>
      </div>
      <div>
        {(['use', 'setup', 'removal'] as const).map((name) => (
          <Fragment key={name}>
            <h3>{t(`firmware:lifecycle.${name}`)}</h3>
            <p>{lifecycle[name]}</p>
          </Fragment>
        ))}
        {declaration && (
          <p>
            <a href={declaration}>{t('firmware:lifecycle.declaration')}</a>
          </p>
        )}
      </div>
    </section>
  )
}

function GetFirmware({ t, locale }: InLanguage) {
  return (
    <div className={styles.get}>
      <p className={text.meta}>
        <Unbroken text={textIn(GET_FIRMWARE, locale)} />
      </p>
      <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={localisePath(locale, '/contact')}>
        {t('firmware:ask')}
      </a>
    </div>
  )
}

function Release({ release, t, locale }: { release: Notes['releases'][number] } & InLanguage) {
  const { version, releasedOn, date, models, added, fixed, security, updating, news } = release
  return (
    <section className={styles.release} id={`v${version.replaceAll('.', '-')}`}>
      <div>
        <h2 className={text.h3}>{version}</h2>
        <p className={text.meta}>
          <time dateTime={releasedOn}>{date}</time>
        </p>
        {models && <p className={text.meta}>{t('firmware:only', { models: models.join(MARKS[locale].list) })}</p>}
      </div>
      <div>
        {security.length > 0 && (
          <>
            <h3>{t('firmware:security')}</h3>
            <ul>
              {security.map((fix) => (
                <li key={fix.text}>
                  {fix.text}
                  <small data-severity={fix.severity}>
                    {t(`firmware:severities.${fix.severity}`)} {fix.advisory}
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
        <Changes heading={t('firmware:added')} texts={added} />
        <Changes heading={t('firmware:fixed')} texts={fixed} />
        {updating && (
          <p className={styles.updating}>
            <b>{t('firmware:updating')}</b> {updating}
          </p>
        )}
        {news && (
          <p>
            <a className={styles.news} href={localisePath(locale, `/news/${news.slug}`)}>
              {news.title}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

function Changes({ heading, texts }: { heading: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {texts.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  )
}
