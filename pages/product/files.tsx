import { inSite } from '../../src/base/base-path.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Bay } from '../../src/web/ui/bays.tsx'
import { Icon, type IconName } from '../../src/web/ui/icon.tsx'
import styles from './files.module.css'
import { Part } from './part.tsx'
import type { ProductData } from './product-data.ts'

type FileKind = ProductData['files'][number]['kind']

const ICONS: Record<FileKind, IconName> = {
  manual: 'book',
  installation: 'book',
  drawing: 'drawing',
  certificate: 'certificate',
  firmware: 'file',
  software: 'file',
  form: 'file',
}

/** Files to download: title, format, version and date. */
export function Files({ files }: { files: ProductData['files'] }) {
  const t = useWords()
  return (
    <Part id="files" heading={t('product:files.heading')}>
      <Bay as="ul" at="b24" flush className={styles.files} data-plain="">
        {files.map(({ src, kind, title, version, updatedOn }) => (
          <li key={src}>
            <a href={inSite(src)} download>
              <Icon name={ICONS[kind]} />
              <b>{title}</b>
              <span>{src.slice(src.lastIndexOf('.') + 1).toUpperCase()}</span>
              <span>{version}</span>
              <time dateTime={updatedOn}>{updatedOn}</time>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </Bay>
    </Part>
  )
}
