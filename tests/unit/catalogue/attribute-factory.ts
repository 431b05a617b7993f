import type { Attribute } from '../../../src/content/schema/attribute.ts'

/** An attribute, by default a number. */
export function attributeOf(parts: Partial<Attribute> = {}): Attribute {
  return {
    id: 'a0',
    label: { zh: '屬性', en: 'Attribute' },
    group: 'body',
    kind: 'number',
    unit: undefined,
    decimals: undefined,
    limit: undefined,
    options: undefined,
    isFilter: undefined,
    ...parts,
  }
}
