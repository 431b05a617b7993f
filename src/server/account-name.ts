const ACCOUNT_NAME = /^[a-z0-9][a-z0-9._@+-]{1,62}[a-z0-9]$/

/** Writes an account's name as it is stored: case and forms of letters do not tell accounts apart. */
export function normaliseAccount(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}

/** Tells whether an account can have this name: 3 to 64 letters, digits and `. _ @ + -`. */
export function isAccountName(account: string): boolean {
  return ACCOUNT_NAME.test(account)
}
