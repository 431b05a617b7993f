/** Writes the files of a screen's folder, by name: a small page that lists the series, as an example of what data, words and styles are. */
export function screenFiles(name: string): [file: string, text: string][] {
  const type = `${name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Data`
  return [
    [`${name}.page.route.ts`, `export default '/${name}'\n`],
    [`${name}-data.ts`, dataFile(name, type)],
    [`${name}.page.server.ts`, serverFile(name, type)],
    [`${name}.screen.tsx`, screenFile(name, type)],
    [`${name}.module.css`, stylesFile()],
  ]
}

/** The words that the screen uses, each the same text. */
export function screenWords(text: string): Record<string, string> {
  return { title: text, description: text, heading: text }
}

function dataFile(name: string, type: string): string {
  return `/** What the page shows, in one language: plain JSON, which ${name}.page.server.ts makes of the catalogue. */
export type ${type} = { series: { id: string; name: string }[] }
`
}

function serverFile(name: string, type: string): string {
  return `import type { LoadContext } from '../../src/web/page/screen-server.ts'
import type { ${type} } from './${name}-data.ts'

export { Page, crumbs, head } from './${name}.screen.tsx'

export const paths = () => ['/${name}']

export function load({ catalogue, locale }: LoadContext): ${type} {
  return { series: catalogue.snapshot.series.map(({ id, name }) => ({ id, name: name[locale] })) }
}
`
}

function screenFile(name: string, type: string): string {
  return `import { useWords, type Words } from '../../src/base/i18n/words.ts'
import type { Head } from '../../src/web/page/head.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Breadcrumb } from '../../src/web/shell/breadcrumb.tsx'
import type { Crumb } from '../../src/web/page/screen.ts'
import { Bay, Bays } from '../../src/web/ui/bays.tsx'
import { PageHead } from '../../src/web/ui/page-head.tsx'
import { Section } from '../../src/web/ui/section.tsx'
import type { ${type} } from './${name}-data.ts'
import styles from './${name}.module.css'

export function head(_data: ${type}, t: Words): Head {
  return {
    title: t('${name}:title'),
    description: t('${name}:description'),
  }
}

export function crumbs(_data: ${type}, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: t('${name}:title'), path: '/${name}' },
  ]
}

export function Page({ data }: { data: ${type} }) {
  const t = useWords()
  return (
    <>
      <PageHead low crumbs={<Breadcrumb crumbs={crumbs(data, t)} />} title={t('${name}:title')} />
      <Section>
        <Bays spaced>
          <Bay as="h2" at="b1">
            {t('${name}:heading')}
          </Bay>
          <Bay as="ul" at="b24" className={styles.series}>
            {data.series.map(({ id, name }) => (
              <li key={id}>
                <Link to={\`/products/\${id}\`}>{name}</Link>
              </li>
            ))}
          </Bay>
        </Bays>
      </Section>
    </>
  )
}
`
}

function stylesFile(): string {
  return `@layer screens {
  .series {
    display: grid;
    gap: var(--s3);
  }
}
`
}
