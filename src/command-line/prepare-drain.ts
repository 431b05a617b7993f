import type { Server, ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * How long a connection without a request is kept: the client may have sent the next one already, and would lose its
 * answer.
 */
const GRACE_MS = 500
const LOOK_MS = 50

/**
 * Stops listening and lets pending requests complete, for at most `limitMs`. Returns how many were cut off then. Once
 * it resolves, all connections are closed.
 */
export type Drain = (limitMs: number) => Promise<number>

type Connection = { pending: Set<ServerResponse>; bytesRead: number; idleSince: number }

/**
 * Follows the connections of a server that does not listen yet, so that it can be drained later. `server.close` of Node
 * closes connections on which a request is arriving, and waits for those on which none ever does.
 */
export function prepareDrain(server: Server): Drain {
  const connections = new Map<Socket, Connection>()
  let isDraining = false
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { pending: new Set(), bytesRead: 0, idleSince: performance.now() })
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
    // Not the method of the HTTP server, which would close connections on which a request is arriving.
    TcpServer.prototype.close.call(server)
    for (const { pending } of connections.values()) for (const response of pending) announceClose(response)
    for (const connection of connections.values()) connection.idleSince = startedAt
    while (connections.size > 0 && performance.now() - startedAt < limitMs) {
      await wait(LOOK_MS)
      for (const [socket, connection] of connections) if (isIdle(socket, connection)) socket.destroy()
    }
    const cut = [...connections.values()].filter(({ pending }) => pending.size > 0).length
    for (const socket of connections.keys()) socket.destroy()
    return cut
  }
}

/** Returns whether nothing has happened on a connection for the grace period, and nothing is pending. */
function isIdle({ bytesRead }: Socket, connection: Connection): boolean {
  const now = performance.now()
  if (connection.pending.size > 0 || connection.bytesRead !== bytesRead) connection.idleSince = now
  connection.bytesRead = bytesRead
  return now - connection.idleSince > GRACE_MS
}

/** Tells the client to send no further request on this connection, which Node closes after the response. */
function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
