import { textIn } from '../../src/base/i18n/localised.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { REGISTRATION_NOTE } from '#vendor/claims/registration.ts'
import { SITE } from '#vendor/site.ts'
import type { PageData } from './page-data.ts'
import { SpecTable } from '../../src/web/ui/spec-table.tsx'

/** The vendor's name, registration, address and numbers. */
export function CompanyFacts({ registration, founded }: PageData['company']) {
  const t = useWords()
  const locale = useLocale()
  return (
    <SpecTable
      rows={[
        { id: 'name', label: t('page:company.name'), value: textIn(SITE.company, locale) },
        ...(registration
          ? [
              {
                id: 'registration',
                label: t('page:company.registration'),
                value: `${registration}${textIn(REGISTRATION_NOTE, locale)}`,
              },
            ]
          : []),
        { id: 'founded', label: t('page:company.founded'), value: founded },
        { id: 'address', label: t('page:company.address'), value: textIn(SITE.address, locale) },
        {
          id: 'phone',
          label: t('page:company.phone'),
          value: <a href={SITE.phone.href}>{textIn(SITE.phone, locale)}</a>,
        },
        { id: 'email', label: t('page:company.email'), value: <a href={`mailto:${SITE.email}`}>{SITE.email}</a> },
        { id: 'hours', label: t('page:company.hours'), value: textIn(SITE.hours, locale) },
      ]}
    />
  )
}
