import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL without the name of a database; '' if there is none on this machine. */
    postgresUrl: string
  }
}
