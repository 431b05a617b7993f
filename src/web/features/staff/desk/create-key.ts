/**
 * Returns a random UUID (version 4), by which the API stores the same note or answer once. Also without TLS, where
 * browsers lack `randomUUID`. Not shared with the contact form, whose first load would have one more file.
 */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex)?.slice(1) ?? []
  return `${parts[0]}-${parts[1]}-4${parts[2]}-8${parts[3]}-${parts[4]}`
}
