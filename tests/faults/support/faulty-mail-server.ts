import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { type MailServer, startMailServer } from '../../api/mail-server.ts'

/**
 * Modes of a mail server: it works; accepts connections without a response; refuses connections; closes the connection
 * during a mail.
 */
export type MailMode = 'works' | 'silent' | 'refuses' | 'hangs-up'

export type FaultyMailServer = Pick<MailServer, 'mails' | 'waitFor' | 'url'> & { be: (mode: MailMode) => void }

/** Starts a real mail server behind a proxy that can simulate failures. */
export async function startFaultyMailServer(): Promise<FaultyMailServer> {
  const mailServer = await startMailServer()
  const target = Number(new URL(mailServer.url).port)
  const sockets = new Set<Socket>()
  let mode: MailMode = 'works'
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (mode === 'silent') return void socket.resume()
    if (mode === 'refuses') return void socket.resetAndDestroy()
    const passed = connect(target, '127.0.0.1')
    passed.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => passed.destroy())
    passed.pipe(socket)
    if (mode === 'works') return void socket.pipe(passed)
    // The mail itself starts with its headers.
    socket.on('data', (chunk) => (chunk.includes('Message-ID:') ? socket.destroy() : passed.write(chunk)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await mailServer.close()
  })
  return {
    ...mailServer,
    // A listening server has an address of this type.
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be: (next) => {
      mode = next
      for (const socket of sockets) socket.destroy()
    },
  }
}
