import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { LOCALE_FACTS, LOCALES } from '../../src/base/i18n/locale.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { SITE } from '#vendor/site.ts'
import { ROOT } from '../build/run-build.ts'
import { parseXml } from '../parse-xml.ts'
import { metaOf, readSite } from './read-site.ts'

const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'
/** The schema of sitemaps.org accepts elements of other namespaces if it knows them; XHTML is reduced to `link`. */
const SCHEMAS = {
  'all.xsd': `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:import namespace="${PROTOCOL}" schemaLocation="sitemap.xsd"/>
    <xs:import namespace="${XHTML}" schemaLocation="xhtml-link.xsd"/>
  </xs:schema>`,
  'sitemap.xsd': readFileSync(join(ROOT, 'node_modules/sitemap/schema/sitemap.xsd'), 'utf8'),
  'xhtml-link.xsd': `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${XHTML}">
    <xs:element name="link"><xs:complexType>
      <xs:attribute name="rel" use="required" fixed="alternate"/>
      <xs:attribute name="hreflang" type="xs:language" use="required"/>
      <xs:attribute name="href" type="xs:anyURI" use="required"/>
    </xs:complexType></xs:element>
  </xs:schema>`,
}

/** Returns the errors of a sitemap by the schema of sitemaps.org. */
async function faultsOf(contents: string): Promise<string[]> {
  const [schema, ...preload] = Object.entries(SCHEMAS).map(([fileName, contents]) => ({ fileName, contents }))
  if (!schema) return ['there is no schema']
  const { errors } = await validateXML({ xml: [{ fileName: 'sitemap.xml', contents }], schema: [schema], preload })
  return errors.map(({ message, loc }) => `line ${loc?.lineNumber}: ${message}`)
}

const site = readSite()

for (const locale of LOCALES) {
  const file = localisePath(locale, '/sitemap.xml')

  test(`${file} is valid by the schema of sitemaps.org`, async () => {
    expect(await faultsOf(site.textOf(file))).toEqual([])
  })

  test(`${file} lists every indexed page once, with the same alternates as the page`, () => {
    const listed = parseXml(site.textOf(file)).children.map(({ children }) => ({
      address: children.find(({ name }) => name === 'loc')?.text,
      alternates: children.filter(({ name }) => name === 'xhtml:link').map(({ attributes }) => attributes.href),
    }))
    const expected = site.documents
      .filter((document) => document.locale === locale && metaOf(document, 'robots') !== 'noindex')
      .map(({ path, tags }) => ({
        address: SITE.origin + path,
        alternates: tags
          .filter(({ attributes }) => attributes.rel === 'alternate' && attributes.hreflang)
          .map(({ attributes }) => attributes.href),
      }))
    const byAddress = (a: { address?: string | undefined }, b: { address?: string | undefined }) =>
      String(a.address) < String(b.address) ? -1 : 1
    expect(listed.toSorted(byAddress)).toEqual(expected.toSorted(byAddress))
    expect(listed.length).toBeGreaterThan(100)
    expect(listed[0]?.alternates).toHaveLength(
      Object.values(LOCALE_FACTS).flatMap(({ hreflang = [] }) => ['its own', ...hreflang]).length + 1,
    )
  })
}
