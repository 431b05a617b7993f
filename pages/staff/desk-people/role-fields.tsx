import { RoleName } from '../../../src/web/features/staff/desk/role-name.tsx'
import { fieldsClass } from '../../../src/web/features/staff/desk/desk-row.tsx'
import { type Role, ROLES } from '../../../src/web/features/staff/desk/desk-types.ts'
import { type Locale, LOCALE_FACTS, LOCALES } from '../../../src/base/i18n/locale.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Field } from '../../../src/web/ui/field.tsx'

type RoleFieldsProps = {
  /** Begins the ids of the controls. */
  id: string
  role: Role
  language: Locale
  onChange: (change: { role?: Role; language?: Locale }) => void
}

/** Role and language of an account; under the role stands what it may do. */
export function RoleFields({ id, role, language, onChange }: RoleFieldsProps) {
  const t = useWords()
  return (
    <div className={fieldsClass}>
      <Field id={`${id}-role`} label={t('desk-people:role')} hint={t(`desk-people:may.${role}`)}>
        {(control) => (
          <select {...control} value={role} onChange={(event) => onChange({ role: event.target.value as Role })}>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                <RoleName role={role} />
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={`${id}-language`} label={t('desk-people:language')}>
        {(control) => (
          <select
            {...control}
            value={language}
            onChange={(event) => onChange({ language: event.target.value as Locale })}
          >
            {LOCALES.map((language) => (
              <option key={language} value={language}>
                {LOCALE_FACTS[language].name ?? t(`desk:languages.${language}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
