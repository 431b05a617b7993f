import type { Payload, ScreenModule } from './screen.ts'

/** The page at an address: a screen with its payload, or an error page with an HTTP status. */
export type Page = { screen: ScreenModule; payload: Payload } | { status: number }
