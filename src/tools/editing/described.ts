import type { AnySchema, SchemaMetadata } from 'yup'

/** Yup's description of a schema, as far as an editor needs it. */
export type Described = {
  type: string
  meta?: SchemaMetadata | undefined
  optional?: boolean
  oneOf?: unknown[]
  tests?: { name?: string | undefined; params?: Record<string, unknown> | undefined }[]
  fields?: Record<string, Described>
  innerType?: Described
}

/** Describes a schema as plain data. */
export function describe(schema: AnySchema): Described {
  return schema.describe()
}

/** Returns a parameter of one of a field's rules: `ruleOf(field, 'max')`. */
export function ruleOf(field: Described, name: string, parameter = name): unknown {
  return field.tests?.find((test) => test.name === name)?.params?.[parameter]
}
