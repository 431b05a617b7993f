import type { XmlElement } from '../parse-xml.ts'

/**
 * The children of each element by the schema of BMEcat 2005 (bmecat_2005.xsd, of which these are the parts in use).
 * The schema itself is no part of the project.
 */
const ORDER: Readonly<Record<string, RegExp>> = {
  BMECAT: /^HEADER T_NEW_CATALOG $/,
  HEADER: /^CATALOG SUPPLIER $/,
  CATALOG: /^LANGUAGE CATALOG_ID CATALOG_VERSION (CATALOG_NAME )?(GENERATION_DATE )?$/,
  SUPPLIER: /^(SUPPLIER_ID )*SUPPLIER_NAME (ADDRESS )?$/,
  ADDRESS: /^(EMAIL )?(URL )?$/,
  T_NEW_CATALOG: /^CATALOG_GROUP_SYSTEM (PRODUCT )+(PRODUCT_TO_CATALOGGROUP_MAP )*$/,
  CATALOG_GROUP_SYSTEM: /^(CATALOG_STRUCTURE )+$/,
  CATALOG_STRUCTURE: /^GROUP_ID GROUP_NAME PARENT_ID $/,
  PRODUCT:
    /^SUPPLIER_PID PRODUCT_DETAILS (PRODUCT_FEATURES )*PRODUCT_ORDER_DETAILS PRODUCT_PRICE_DETAILS (MIME_INFO )?(PRODUCT_REFERENCE )*(PRODUCT_LOGISTIC_DETAILS )?$/,
  PRODUCT_DETAILS: /^DESCRIPTION_SHORT DESCRIPTION_LONG MANUFACTURER_PID MANUFACTURER_NAME PRODUCT_STATUS $/,
  PRODUCT_FEATURES: /^(REFERENCE_FEATURE_SYSTEM_NAME REFERENCE_FEATURE_GROUP_ID |(FEATURE )+)$/,
  FEATURE: /^FNAME (FVALUE )+(FUNIT )?(FVALUE_DETAILS )?$/,
  PRODUCT_ORDER_DETAILS: /^ORDER_UNIT $/,
  PRODUCT_PRICE_DETAILS: /^PRODUCT_PRICE $/,
  PRODUCT_PRICE: /^$/,
  MIME_INFO: /^(MIME )+$/,
  MIME: /^(MIME_TYPE )?MIME_SOURCE (MIME_DESCR )?MIME_PURPOSE $/,
  PRODUCT_REFERENCE: /^PROD_ID_TO (REFERENCE_DESCR )?$/,
  PRODUCT_LOGISTIC_DETAILS: /^COUNTRY_OF_ORIGIN $/,
  PRODUCT_TO_CATALOGGROUP_MAP: /^PROD_ID CATALOG_GROUP_ID $/,
}

/** The greatest length of each text, by the same schema. */
const LENGTHS = new Map(
  `LANGUAGE 3, CATALOG_ID 20, CATALOG_VERSION 7, CATALOG_NAME 100, GENERATION_DATE 10, SUPPLIER_NAME 50, EMAIL 255,
  URL 255, GROUP_ID 50, GROUP_NAME 50, PARENT_ID 50, SUPPLIER_PID 32, DESCRIPTION_SHORT 150, DESCRIPTION_LONG 64000,
  MANUFACTURER_PID 50, MANUFACTURER_NAME 50, PRODUCT_STATUS 250, REFERENCE_FEATURE_SYSTEM_NAME 80,
  REFERENCE_FEATURE_GROUP_ID 60, FNAME 60, FVALUE 60, FUNIT 20, FVALUE_DETAILS 250, ORDER_UNIT 3, MIME_TYPE 30,
  MIME_SOURCE 255, MIME_DESCR 250, MIME_PURPOSE 20, PROD_ID_TO 32, REFERENCE_DESCR 250, COUNTRY_OF_ORIGIN 2,
  PROD_ID 32, CATALOG_GROUP_ID 50`
    .split(/,\s+/)
    .map((each) => each.split(' '))
    .map(([name = '', most]) => [name, Number(most)] as const),
)

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Returns the text of an element as it is read. */
export function plain({ text }: XmlElement): string {
  return text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '')
}

/** Lists the elements that are not as the schema wants them. */
export function findBmecatFaults(element: XmlElement): string[] {
  const { name, children, text } = element
  const names = children.map((child) => `${child.name} `).join('')
  const length = [...plain(element)].length
  const most = LENGTHS.get(name)
  const isRight =
    most === undefined ? ORDER[name]?.test(names) && text.trim() === '' : names === '' && length > 0 && length <= most
  return [...(isRight ? [] : [`${name}: ${length} ${names}`]), ...children.flatMap(findBmecatFaults)]
}
