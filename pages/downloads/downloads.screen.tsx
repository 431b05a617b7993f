import { notesPath } from '../../src/content/document-files.ts'
import { useWords, type Words } from '../../src/base/i18n/words.ts'
import type { Head } from '../../src/web/page/head.ts'
import type { Crumb } from '../../src/web/page/screen.ts'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import { Headline } from '../../src/web/ui/headline.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import text from '../../src/web/ui/text.module.css'
import { Unbroken } from '../../src/web/ui/unbroken.tsx'
import { DataFiles } from './data-files.tsx'
import type { DownloadsData } from './downloads-data.ts'
import styles from './downloads.module.css'
import { ListView } from './list-view.tsx'

export function head(data: DownloadsData, t: Words): Head {
  if (data.view === 'firmware')
    return { title: t('downloads:firmware.title'), description: t('downloads:firmware.description') }
  if (data.view === 'notes') {
    const { name, models } = data
    return {
      title: t('downloads:firmware.of', { name }),
      description: t('downloads:firmware.ofDescription', { name, models }),
    }
  }
  const { page } = data
  if (page === 1) return { title: t('downloads:title'), description: t('downloads:description') }
  return {
    title: t('downloads:numbered.title', { page }),
    description: t('downloads:numbered.description', { page }),
  }
}

export function crumbs(data: DownloadsData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('downloads:title'), path: '/downloads' },
    ...(data.view === 'list' ? [] : [{ name: t('downloads:firmware.title'), path: '/downloads/firmware' }]),
    ...(data.view === 'notes' ? [{ name: data.name, path: notesPath(data.id) }] : []),
  ]
}

export function Page({ data }: { data: DownloadsData }) {
  const t = useWords()
  const { title } = head(data, t)
  return (
    <>
      <PageHead
        low
        crumbs={<Breadcrumb crumbs={crumbs(data, t)} />}
        title={data.view === 'notes' ? <Headline text={data.headline} /> : title}
        aside={
          data.view === 'list' && (
            <p className={joinClasses(text.lead, styles.summary)}>
              <Unbroken text={t('downloads:summary', data.count)} />
            </p>
          )
        }
      />
      {data.view === 'list' ? (
        <>
          <ListView data={data} />
          <DataFiles />
        </>
      ) : (
        // oxlint-disable-next-line react/no-danger -- rendered by the build of the catalogue's own words
        <div dangerouslySetInnerHTML={{ __html: data.html }} />
      )}
    </>
  )
}
