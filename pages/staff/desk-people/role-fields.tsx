import { fieldsClass } from '../../../src/web/features/staff/desk/desk-row.tsx'
import { type Role, ROLES } from '../../../src/web/features/staff/desk/desk-types.ts'
import { type Locale, LOCALE_FACTS, LOCALES } from '../../../src/base/i18n/locale.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { SelectField } from '../../../src/web/features/staff/desk/select-field.tsx'

type RoleFieldsProps = {
  /** Begins the ids of the controls. */
  id: string
  role: Role
  language: Locale
  onChange: (change: { role?: Role; language?: Locale }) => void
}

/** Role and language of an account; the permissions of the role are below it. */
export function RoleFields({ id, role, language, onChange }: RoleFieldsProps) {
  const t = useWords()
  return (
    <div className={fieldsClass}>
      <SelectField
        id={`${id}-role`}
        label={t('desk-people:role')}
        hint={t(`desk-people:may.${role}`)}
        value={role}
        onChange={(role) => onChange({ role })}
        options={ROLES.map((role) => [role, t(`desk:roles.${role}`)])}
      />
      <SelectField
        id={`${id}-language`}
        label={t('desk-people:language')}
        value={language}
        onChange={(language) => onChange({ language })}
        options={LOCALES.map((each) => [each, LOCALE_FACTS[each].name ?? t(`desk:languages.${each}`)])}
      />
    </div>
  )
}
