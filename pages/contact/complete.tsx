import { isOn } from '../../src/base/parts.ts'
import { useEffect, useRef } from 'react'
import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { buttonClass } from '../../src/web/ui/button.tsx'
import { Tag } from '../../src/web/ui/chip.tsx'
import doorway from '../../src/web/ui/doorway.module.css'
import { Doorway } from '../../src/web/ui/doorway.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import text from '../../src/web/ui/text.module.css'
import styles from './complete.module.css'
import { formatMinute } from './format-minute.ts'
import type { Sent } from './use-sending.ts'
import { NextSteps } from './next-steps.tsx'

/** The third step: the confirmation with the receipt number. */
export function Complete({ id, receipt }: { id: string; receipt: Sent | undefined }) {
  const { receivedAt, earlier } = receipt ?? {}
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Section space="none">
      <Bays className={styles.columns}>
        <Doorway material="red" isOpen className={styles.doorway} />
        <Bay at="b23" className={styles.thanks}>
          <Tag className={styles.received} role="status">
            {t('contact:received')}
          </Tag>
          <h2 ref={heading} tabIndex={-1}>
            {t('contact:thanks')}
          </h2>
          <dl className={styles.reference}>
            <div>
              <dt>{t('contact:reference')}</dt>
              <dd>{id}</dd>
            </div>
            {receivedAt && (
              <div>
                <dt>{t('contact:receivedAt')}</dt>
                <dd>
                  <time dateTime={receivedAt}>{formatMinute(new Date(receivedAt))}</time>
                </dd>
              </div>
            )}
          </dl>
          <p className={text.meta}>{t('contact:referenceHint')}</p>
          {earlier && <p>{t('contact:earlierStored', { number: earlier })}</p>}
          <div className={styles.actions}>
            <Link className={buttonClass()} to="/">
              {t('contact:home')}
            </Link>
            {isOn('/success-stories') && (
              <Link className={buttonClass({ variant: 'secondary' })} to="/success-stories">
                {t('contact:stories')}
              </Link>
            )}
          </div>
        </Bay>
        <NextSteps />
      </Bays>
      <div className={doorway.floor} />
    </Section>
  )
}
