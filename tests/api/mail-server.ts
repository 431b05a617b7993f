import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  /** The accepted mails, with their recipients. */
  mails: (Email & { recipients: string[] })[]
  /** Refuses mails with this code; undefined accepts them again. */
  refuseWith: (code: number | undefined) => void
  /** Waits until this number of mails was accepted. */
  waitFor: (count: number) => Promise<void>
  close: () => Promise<void>
}

/** Starts a real mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = []
  let refusal: number | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error('refused'), { responseCode: refusal }) : null),
    onData: (stream, session, done) => {
      const parsed = buffer(stream).then((mail) => PostalMime.parse(mail))
      parsed.then((mail) => {
        mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) })
        done()
      }, done)
    },
  })
  // A sender that is killed amid a mail; the mail counts as not sent.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // A listening server has an address of this type.
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuseWith: (code) => (refusal = code),
    waitFor: (count) => waitUntil(() => mails.length >= count),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Waits until a condition holds; throws after half a minute. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('The expected mail did not come')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
