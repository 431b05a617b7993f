/** Everything that the trail of accounts tells, in the order of its filter. */
export const ACCOUNT_EVENTS = [
  'login',
  'login_wrong',
  'code_asked',
  'code_wrong',
  'login_refused',
  'recovery_used',
  'token_reused',
  'sessions_ended',
  'forbidden',
  'added',
  'role',
  'password',
  'removed',
  'factor_on',
  'factor_off',
  'recovery_codes',
  'exported',
  'erased',
] as const
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number]
