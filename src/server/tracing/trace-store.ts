import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { Tracer } from './tracing.ts'

/** Returns a store whose operations have a span each. */
export function traceStore(store: AttachmentStore, { within }: Tracer): AttachmentStore {
  return {
    put: (hash, path) => within('store put', {}, () => store.put(hash, path)),
    has: (hash) => within('store has', {}, () => store.has(hash)),
    read: (hash) => within('store read', {}, () => store.read(hash)),
    remove: (hash) => within('store remove', {}, () => store.remove(hash)),
    locate: store.locate,
  }
}
