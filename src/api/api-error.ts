/** What every failed call of the API is thrown as. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status of the answer; 0 when there was none. */
  readonly status: number
  /** What is wrong with which field, in the visitor's language. */
  readonly errors: Readonly<Record<string, string>>

  constructor(status: number, message: string, errors: Readonly<Record<string, string>> = {}, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.errors = errors
  }
}

/** Makes the error of an answer. `body` is whatever the server sent; without a message in it there is none. */
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

/** Tells whether a value is an object whose members can be looked at. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
