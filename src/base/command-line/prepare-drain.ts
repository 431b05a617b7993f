import type { Server, ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 50
/**
 * How many looks, half a second, a connection without a request is kept: the client may have sent the next one already,
 * and would lose its answer. Time does not count, because a busy process has not read what has arrived meanwhile.
 */
const GRACE_LOOKS = 10

/**
 * Stops listening and lets pending requests complete, for at most `limitMs`. Returns how many were cut off then. Once
 * it resolves, all connections are closed.
 */
export type Drain = (limitMs: number) => Promise<number>

type Connection = { pending: Set<ServerResponse>; bytesRead: number; idleLooks: number }

/**
 * Follows the connections of a server that does not listen yet, so that it can be drained later. `server.close` of Node
 * closes connections on which a request is arriving, and waits for those on which none ever does.
 */
export function prepareDrain(server: Server): Drain {
  const connections = new Map<Socket, Connection>()
  let isDraining = false
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { pending: new Set(), bytesRead: 0, idleLooks: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    if (isDraining) announceClose(response)
    const pending = connections.get(socket)?.pending.add(response)
    response.once('close', () => pending?.delete(response))
  })
  return async (limitMs) => {
    isDraining = true
    const startedAt = performance.now()
    for (const { pending } of connections.values()) for (const response of pending) announceClose(response)
    // Connections that the system has accepted for a busy process would be reset.
    await wait(LOOK_MS)
    // Not the method of the HTTP server, which would close connections on which a request is arriving.
    TcpServer.prototype.close.call(server)
    while (connections.size > 0 && performance.now() - startedAt < limitMs) {
      await wait(LOOK_MS)
      for (const [socket, connection] of connections) if (isIdle(socket, connection)) socket.destroy()
    }
    const cut = [...connections.values()].filter(({ pending }) => pending.size > 0).length
    for (const socket of connections.keys()) socket.destroy()
    return cut
  }
}

/** Looks at a connection. Returns whether nothing has happened on it for the grace period, and nothing is pending. */
function isIdle({ bytesRead }: Socket, connection: Connection): boolean {
  const isActive = connection.pending.size > 0 || connection.bytesRead !== bytesRead
  connection.idleLooks = isActive ? 0 : connection.idleLooks + 1
  connection.bytesRead = bytesRead
  return connection.idleLooks > GRACE_LOOKS
}

/** Tells the client to send no further request on this connection, which Node closes after the response. */
function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
