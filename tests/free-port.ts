import { type AddressInfo, createServer } from 'node:net'

/** Returns a free port of the system. */
export function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      // A listening server has an address of this type.
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
