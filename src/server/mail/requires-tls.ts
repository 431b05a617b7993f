const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/**
 * Returns whether mails to the server of an address must be encrypted by STARTTLS: to every `smtp://` of another machine,
 * unless the address says otherwise in nodemailer's words. `smtps://` is encrypted from the start.
 * @example requiresTls(new URL('smtp://mail.example?requireTLS=false')) // false
 */
export function requiresTls({ protocol, hostname, searchParams }: URL): boolean {
  const isOff = searchParams.get('requireTLS') === 'false'
  return protocol === 'smtp:' && !LOOPBACK.test(hostname) && !isOff
}
