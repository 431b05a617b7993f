import { useState } from 'react'
import type { ApiClient } from '../../../src/web/api-client/api-client.ts'
import { type ConnectionTest, testConnection } from '../../../src/web/api-client/test-connection.ts'
import { useWords, type Words } from '../../../src/base/i18n/words.ts'
import { Bay } from '../../../src/web/ui/bays.tsx'
import { Button } from '../../../src/web/ui/button.tsx'
import { Field, joinedClass } from '../../../src/web/ui/field.tsx'
import { Lamp } from '../../../src/web/ui/lamp.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import { LatencyGauge } from './latency-gauge.tsx'
import styles from './settings.module.css'
import { SettingsRow } from './settings-row.tsx'

/** Maximum number of tests in the gauge. */
const MAX_TESTS = 12

type TestState = ConnectionTest | { outcome: 'idle' | 'testing' }

type ConnectionRowProps = {
  /** Undefined until it is loaded, both of them. */
  apiUrl: string | undefined
  callApi: ApiClient | undefined
}

/** The address of the API, and a button that tests its connection and latency. */
export function ConnectionRow({ apiUrl, callApi }: ConnectionRowProps) {
  const t = useWords()
  const [state, setState] = useState<TestState>({ outcome: 'idle' })
  const [latencies, setLatencies] = useState<readonly number[]>([])
  const test = async () => {
    if (!callApi || state.outcome === 'testing') return
    setState({ outcome: 'testing' })
    const result = await testConnection(callApi)
    setState(result)
    if (result.outcome === 'success') setLatencies((before) => [...before, result.latencyMs].slice(-MAX_TESTS))
  }
  const isTesting = state.outcome === 'testing'
  const fault = faultOf(state, t)
  return (
    <SettingsRow
      heading={t('settings:connection')}
      instrument={
        <>
          <p role="status">
            <Lamp state={LAMPS[state.outcome]}>{t(`settings:${LAMP_WORDS[state.outcome]}`)}</Lamp>
          </p>
          <LatencyGauge latest={state.outcome === 'success' ? state.latencyMs : undefined} latencies={latencies} />
        </>
      }
    >
      <Bay at="b23" className={styles.connection}>
        <Field id="api-url" label={t('settings:apiUrl')}>
          {(control) => (
            <div className={joinedClass}>
              <input {...control} type="url" value={apiUrl ?? ''} readOnly />
              <Button onClick={() => void test()} disabled={!callApi} aria-disabled={isTesting} aria-busy={isTesting}>
                {t(isTesting ? 'settings:testing' : 'settings:test')}
              </Button>
            </div>
          )}
        </Field>
        {fault && <Note role="alert" title={fault} />}
      </Bay>
    </SettingsRow>
  )
}

const LAMPS = { idle: 'idle', testing: 'pending', success: 'on', failure: 'off', error: 'off' } as const

const LAMP_WORDS = {
  idle: 'idle',
  testing: 'testing',
  success: 'connected',
  failure: 'disconnected',
  error: 'disconnected',
} as const

function faultOf(state: TestState, t: Words): string | undefined {
  if (state.outcome === 'failure') return t('settings:failure')
  return state.outcome === 'error' ? t('settings:error', { error: state.reason }) : undefined
}
