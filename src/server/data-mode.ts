/** Mode of the folders in DATA_DIR: no other user of the machine reads requests and hashes of passwords. */
export const OWN = 0o700
