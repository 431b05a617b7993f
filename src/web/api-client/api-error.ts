/** The error that every failed call of the API throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status of the response; 0 if there was none. */
  readonly status: number
  /** Error message of each field, in the visitor's language. */
  readonly errors: Readonly<Record<string, string>>

  constructor(status: number, message: string, errors: Readonly<Record<string, string>> = {}, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.errors = errors
  }
}

/** Creates the error for a response. `body` is the parsed body of any type; without a message in it, the error has none. */
export function errorOfAnswer(status: number, body: unknown, options?: ErrorOptions): ApiError {
  const { message, errors } = isObject(body) ? body : {}
  const fields = isObject(errors) ? Object.entries(errors) : []
  return new ApiError(
    status,
    typeof message === 'string' ? message : '',
    Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string')),
    options,
  )
}

/** Returns whether a value is an object whose properties can be read. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
