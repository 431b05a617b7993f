import type { AccountEvent } from '../web/features/staff/desk/account-events.ts'

/** Events that strangers can cause as often as they like. */
export const STRANGERS_EVENTS: readonly AccountEvent[] = ['login_wrong', 'code_asked', 'code_wrong', 'login_refused']
