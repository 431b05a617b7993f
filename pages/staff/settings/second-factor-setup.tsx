import { useEffect, useRef, useState } from 'react'
import type { DeskApi } from '../../../src/web/features/staff/desk/desk-api.ts'
import type { Enrolment } from '../../../src/web/features/staff/desk/desk-types.ts'
import { RowForm } from '../../../src/web/features/staff/desk/row-form.tsx'
import { useCall } from '../../../src/web/features/staff/desk/use-call.ts'
import { CodeField } from '../../../src/web/features/staff/session/code-field.tsx'
import { useWords } from '../../../src/base/i18n/words.ts'
import styles from './settings.module.css'

type SecondFactorSetupProps = {
  api: DeskApi
  enrolment: Enrolment
  /** Called with the recovery codes, which are shown once. */
  onConfirmed: (codes: readonly string[]) => void
}

/** Gives the secret to an app, by camera, by link or typed, and takes the first code, from which on it counts. */
export function SecondFactorSetup({ api, enrolment: { secret, uri, qr }, onConfirmed }: SecondFactorSetupProps) {
  const t = useWords()
  const call = useCall()
  const [code, setCode] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <RowForm
      call={call}
      button={t('settings:factor.confirm')}
      onSubmit={async () => void (await call.make(async () => onConfirmed(await api.confirmSecondFactor(code))))}
    >
      <h3 ref={heading} tabIndex={-1}>
        {t('settings:factor.scan')}
      </h3>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('settings:factor.qr')}
      >
        <path d={qr.path} />
      </svg>
      <p>
        <a href={uri}>{t('settings:factor.openApp')}</a>
      </p>
      <p>
        {t('settings:factor.byHand')}
        <br />
        <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CodeField id="first-code" value={code} error={call.faults.code} onChange={setCode} mayRecover={false} />
    </RowForm>
  )
}
