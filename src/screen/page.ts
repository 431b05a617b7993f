import type { Payload, ScreenModule } from './screen.ts'

/** What stands at an address: a screen with the payload it shows, or an error page with an HTTP status. */
export type Page = { screen: ScreenModule; payload: Payload } | { status: number }
