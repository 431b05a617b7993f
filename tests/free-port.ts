import { type AddressInfo, createServer } from 'node:net'

/** Asks the system for a port that nobody uses. */
export function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      // A server that listens on a port has an address of this kind.
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
