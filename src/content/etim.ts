import etim from '#vendor/etim.json' with { type: 'json' }

/** An ETIM class of a release: `system` is its name in BMEcat, such as `ETIM-9.0`. */
export type EtimClass = { system: string; id: string }

/** The vendor's mapping: classes by the id of a category or the code of a product. */
export type EtimMapping = { release: string; classes: Readonly<Record<string, string>> }

/** Returns the class that the vendor has mapped a product to by its code, or else by its category; undefined if neither is mapped. */
export function etimClassOf(
  code: string,
  category: string,
  { release, classes }: EtimMapping = etim,
): EtimClass | undefined {
  const id = classes[code] ?? classes[category]
  return id === undefined ? undefined : { system: `ETIM-${release}`, id }
}
