import { type MouseEvent, useState } from 'react'
import { inSite } from '../../src/base/base-path.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Button, buttonClass } from '../../src/web/ui/button.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import type { ProductData } from './product-data.ts'
import { type DownloadFault, faultOf } from './download-fault.ts'
import styles from './specification.module.css'

const BYTES_PER_KB = 1000

/** The data sheet to download, or the reason why there is none. */
export function Specification({ file }: { file: ProductData['specificationFile'] }) {
  const t = useWords()
  const locale = useLocale()
  const [fault, setFault] = useState<DownloadFault>()
  if (!file) {
    return (
      <p className={styles.notice}>
        <Icon name="file-error" />
        {t('product:specification.none')}
      </p>
    )
  }
  const { version, updatedOn, bytes } = file
  const src = inSite(file.src)
  const download = (event: MouseEvent) => {
    event.preventDefault()
    void faultOf(src).then((found) => {
      setFault(found)
      // A link outside the document, so that no other listener handles its click.
      if (!found) Object.assign(document.createElement('a'), { href: src, download: '' }).click()
    })
  }
  return (
    <>
      <a className={buttonClass()} href={src} download onClick={download}>
        <Icon name="download" />
        {t('product:specification.download')}
        <small>
          {t('product:specification.version', { version, date: formatDay(updatedOn, locale) })}
          {bytes
            ? t('product:specification.size', { size: Math.ceil(bytes / BYTES_PER_KB) })
            : t('product:specification.pages')}
        </small>
      </a>
      <div role="alert" className={styles.alert}>
        {fault && (
          <p className={styles.notice}>
            <Icon name="file-error" />
            {fault === 'changed' ? t('product:specification.changed') : t('product:specification.misconfigured')}
            {fault === 'changed' && (
              <Button variant="secondary" size="small" onClick={() => location.reload()}>
                {t('error.retry')}
              </Button>
            )}
          </p>
        )}
      </div>
    </>
  )
}
