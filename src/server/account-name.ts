const ACCOUNT_NAME = /^[a-z0-9][a-z0-9._@+-]{1,62}[a-z0-9]$/

/** Stands for nobody, in filters. */
export const NOBODY = 'none'

/** Stands for a command on the host, in the record of account changes. */
export const COMMAND = 'command'

/** Normalises an account's name for storage: names that differ in case or Unicode form are the same account. */
export function normaliseAccount(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}

/** Returns whether a name is valid: 3 to 64 letters, digits and `. _ @ + -`. */
export function isAccountName(account: string): boolean {
  return ACCOUNT_NAME.test(account)
}

/** Returns whether a new account cannot have a name because it stands for something else. */
export function isReservedName(account: string): boolean {
  return account === NOBODY || account === COMMAND
}
