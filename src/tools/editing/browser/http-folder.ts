import { EDIT_PATH, type Listing, TOKEN_HEADER } from '../edit-path.ts'

/*
 * The server's content folder as the File System API has folders, which is what the editor reads and writes: only what it
 * calls. A file is written at once and whole, when it is named or its stream is written to.
 */

type Entry = HttpFile | HttpFolder
type Stored = { text?: string; revision?: string; isPhoto: boolean }

/** Tells what the server said about a write: `path` is where the record is now. */
export type Saved = (path: string, now: string) => void

/** The files that the server has, and how to write them. */
export class HttpStore {
  readonly files = new Map<string, Stored>()
  constructor(
    private readonly token: string,
    private readonly onSaved: Saved,
    private readonly onRefused: (message: string, path: string) => void,
  ) {}

  async load(): Promise<void> {
    const { files, photos } = (await (await this.send('GET', '')).json()) as Listing
    for (const { path, text, revision } of files) this.files.set(path, { text, revision, isPhoto: false })
    for (const path of photos) this.files.set(path, { isPhoto: true })
  }

  async read(path: string): Promise<Blob> {
    const stored = this.files.get(path)
    if (stored?.text !== undefined) return new Blob([stored.text], { type: 'application/json' })
    return (await this.send('GET', `/${path}`)).blob()
  }

  async write(path: string, content: Blob): Promise<void> {
    const isPhoto = !path.endsWith('.json')
    const revision = this.files.get(path)?.revision
    const answer = await this.send('PUT', `/${path}`, content, revision)
    const saved = (await answer.json()) as { path: string; revision: string }
    this.files.set(path, isPhoto ? { isPhoto } : { isPhoto, text: await content.text(), revision: saved.revision })
    this.onSaved(path, saved.path)
  }

  async remove(path: string): Promise<void> {
    // A picture goes when the record that names it is saved without it.
    if (path.endsWith('.json')) await this.send('DELETE', `/${path}`, undefined, this.files.get(path)?.revision)
    this.files.delete(path)
    this.onSaved(path, '')
  }

  private async send(method: string, path: string, body?: Blob, revision?: string): Promise<Response> {
    const response = await fetch(`${EDIT_PATH}/files${path}`, {
      method,
      body: body ?? null,
      headers: { [TOKEN_HEADER]: this.token, ...(revision && { 'if-match': `"${revision}"` }) },
    }).catch(() => undefined)
    if (response?.ok) return response
    const message = await response?.text()
    if (method !== 'GET') this.onRefused(message ?? '', path)
    throw new Error(message ?? 'The server does not answer')
  }
}

/** A file of the store. */
export class HttpFile {
  readonly kind = 'file'
  constructor(
    private readonly store: HttpStore,
    private path: string,
    /** The content of a file that has no final name yet. */
    private content?: Blob,
  ) {}

  get name(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1)
  }

  async getFile(): Promise<File> {
    const content = this.content ?? (await this.store.read(this.path))
    return new File([content], this.name, { type: content.type })
  }

  async createWritable() {
    return {
      write: async (data: Blob | string) => {
        this.content = new Blob([data])
        if (!this.isTemporary()) await this.store.write(this.path, this.content)
      },
      close: async () => undefined,
    }
  }

  /** The editor writes under a temporary name first; the file that it moves to its place is written there. */
  async move(folder: HttpFolder, name: string): Promise<void> {
    const content = this.content ?? (await this.store.read(this.path))
    const to = folder.pathOf(name)
    await this.store.write(to, content)
    if (!this.isTemporary() && to !== this.path) await this.store.remove(this.path)
    this.path = to
  }

  private isTemporary(): boolean {
    return this.name.startsWith('.')
  }
}

/** A folder of the store: there is one as soon as it is named. */
export class HttpFolder {
  readonly kind = 'directory'
  constructor(
    private readonly store: HttpStore,
    private readonly path = '',
  ) {}

  get name(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1)
  }

  pathOf(name: string): string {
    return this.path ? `${this.path}/${name}` : name
  }

  async *entries(): AsyncGenerator<[string, Entry]> {
    const prefix = this.path ? `${this.path}/` : ''
    const seen = new Set<string>()
    for (const path of this.store.files.keys()) {
      if (!path.startsWith(prefix)) continue
      const [name = '', ...rest] = path.slice(prefix.length).split('/')
      if (seen.has(name)) continue
      seen.add(name)
      yield [name, rest.length > 0 ? this.folder(name) : new HttpFile(this.store, path)]
    }
  }

  async getDirectoryHandle(name: string): Promise<HttpFolder> {
    return this.folder(name)
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<HttpFile> {
    const path = this.pathOf(name)
    if (!create && !this.store.files.has(path)) throw new DOMException(path, 'NotFoundError')
    return new HttpFile(this.store, path)
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.pathOf(name)
    if (this.store.files.has(path)) await this.store.remove(path)
  }

  private folder(name: string): HttpFolder {
    return new HttpFolder(this.store, this.pathOf(name))
  }
}
