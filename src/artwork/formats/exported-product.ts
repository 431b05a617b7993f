import { type Static, Type } from 'typebox'

/*
 * The record of a product for other programs, as a JSON Schema that the site publishes. Names of fields are English in every
 * language; texts are in the language of the record.
 */

const day = (description: string) => Type.String({ format: 'date', description })
const address = (description: string) => Type.String({ format: 'uri', description })

const Reference = Type.Object(
  { model: Type.String(), name: Type.String(), url: address('Page of the product, in the language of the record') },
  { additionalProperties: false },
)

const Row = Type.Object({ name: Type.String(), text: Type.String() }, { additionalProperties: false })

const Property = Type.Object(
  {
    id: Type.String({ description: 'The same in every language and for all products' }),
    group: Type.String(),
    groupName: Type.String({ description: 'The heading under which pages and data sheets print it' }),
    name: Type.String(),
    value: Type.Union(
      [
        Type.Number(),
        Type.String(),
        Type.Boolean(),
        Type.Array(Type.String()),
        Type.Object({ min: Type.Number(), max: Type.Number() }, { additionalProperties: false }),
        Type.Object(
          { width: Type.Number(), height: Type.Number(), depth: Type.Number() },
          { additionalProperties: false },
        ),
      ],
      { description: 'A number or range in `unit`, a choice by its id, dimensions in mm, or text' },
    ),
    unit: Type.Optional(Type.String()),
    unitCode: Type.Optional(
      Type.String({ description: 'Code of the unit by UN/ECE Recommendation 20, where it has one' }),
    ),
    text: Type.String({ description: 'Value and unit as pages and data sheets print them' }),
    note: Type.Optional(Type.String({ description: 'Condition under which the value holds' })),
  },
  { additionalProperties: false },
)

const Need = Type.Object(
  {
    kind: Type.String({ description: 'The same in every language: power, lock, reader-port' }),
    name: Type.String(),
    detail: Type.String(),
    isOptional: Type.Boolean(),
    requiredOn: Type.Optional(Type.String({ description: 'Where something optional is required: escape-route' })),
    condition: Type.Optional(Type.String({ description: 'The same in words' })),
    source: Type.Union([Type.Literal('catalogue'), Type.Literal('supplied'), Type.Literal('others')], {
      description: 'One of `products`; in the box; or from another maker',
    }),
    products: Type.Array(Reference, { description: 'Products of this catalogue, any one of which meets the need' }),
  },
  { additionalProperties: false },
)

const Wire = Type.Object({ from: Type.String(), to: Type.String() }, { additionalProperties: false })

const Installation = Type.Object(
  {
    version: Type.String({ description: 'Version of the installation guide' }),
    updatedOn: day('Day of that version'),
    place: Type.Array(Row),
    warning: Type.Optional(Type.String()),
    parts: Type.Array(Row),
    mounting: Type.Array(Type.String(), { description: 'Steps' }),
    terminals: Type.Array(
      Type.Object(
        {
          labels: Type.String(),
          function: Type.String(),
          count: Type.Integer(),
          rating: Type.String(),
          direction: Type.String(),
          cable: Type.String({ description: 'Cable and greatest length' }),
        },
        { additionalProperties: false },
      ),
    ),
    connections: Type.Array(
      Type.Object(
        {
          terminal: Type.String(),
          to: Type.Optional(Type.String()),
          models: Type.Array(Type.String()),
          via: Type.Optional(Type.String({ description: 'Product between both ends' })),
          condition: Type.Optional(Type.String({ description: 'Where this connection is allowed' })),
          wires: Type.Array(Wire, { description: 'Own pin, and the pin or the pole of a supply that it goes to' }),
        },
        { additionalProperties: false },
      ),
    ),
    line: Type.Optional(
      Type.Array(
        Type.Object({ name: Type.String(), from: Type.String(), to: Type.String() }, { additionalProperties: false }),
        { description: 'Devices from V+ to V− where a lock opens without power, in order, each with its two pins' },
      ),
    ),
    rules: Type.Array(Type.String(), { description: 'Wiring rules' }),
    start: Type.Array(Type.String(), { description: 'Steps of the first start' }),
    lamps: Type.Array(Row),
    faults: Type.Array(Row, { description: 'A sign of a fault, and its remedy' }),
  },
  { additionalProperties: false },
)

export const EXPORTED_PRODUCT_SCHEMA = Type.Object(
  {
    $schema: address('This schema'),
    language: Type.String({ description: 'BCP 47' }),
    url: address('Page of the product'),
    model: Type.String(),
    name: Type.String(),
    description: Type.String(),
    manufacturer: Type.String(),
    brand: Type.String(),
    countryOfOrigin: Type.Optional(Type.String({ description: 'ISO 3166-1, two letters' })),
    status: Type.Union([Type.Literal('active'), Type.Literal('discontinued')]),
    releasedOn: day('First day of sale'),
    supportedUntil: Type.Optional(day('Until when a product on sale gets security updates at least')),
    discontinued: Type.Optional(
      Type.Object(
        {
          lastOrderOn: day('Last day on which it can be ordered'),
          lastSupportOn: day('Last day of repair and security updates'),
          successor: Type.Optional(Reference),
        },
        { additionalProperties: false },
      ),
    ),
    series: Type.Object({ id: Type.String(), name: Type.String() }, { additionalProperties: false }),
    category: Type.Object({ id: Type.String(), name: Type.String() }, { additionalProperties: false }),
    features: Type.Array(Type.String()),
    properties: Type.Array(Property),
    images: Type.Array(Type.Object({ url: address('Picture'), text: Type.String() }, { additionalProperties: false })),
    documents: Type.Array(
      Type.Object(
        {
          kind: Type.String({ description: 'sheet, guide, template, svg, dxf, or that of another file' }),
          name: Type.String(),
          url: address('File'),
          version: Type.String(),
          updatedOn: day('Day of that version'),
        },
        { additionalProperties: false },
      ),
    ),
    firmware: Type.Optional(
      Type.Object(
        {
          version: Type.String(),
          releasedOn: day('Its day'),
          url: address('Release notes'),
          lifecycle: Type.Optional(
            Type.Object(
              {
                use: Type.String({ description: 'Intended use' }),
                setup: Type.String({ description: 'Measures for a secure start' }),
                removal: Type.String({ description: 'Removal of data before it leaves the site' }),
                declaration: Type.Optional(address('Declaration of conformity')),
              },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    needs: Type.Array(Need),
    fits: Type.Array(Reference, { description: 'The only products that it is for' }),
    installation: Type.Optional(Installation),
    neededBy: Type.Array(Reference, { description: 'Products with a need that it meets, optional ones too' }),
    related: Type.Array(Reference),
  },
  {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Product',
    additionalProperties: false,
  },
)

/** A product in one language, for other programs. */
export type ExportedProduct = Static<typeof EXPORTED_PRODUCT_SCHEMA>
