import { waitUntil } from './mail-server.ts'

export type DeskEvent = { event: string; id?: string; data: Record<string, unknown> }
export type EventStream = {
  status: number
  events: DeskEvent[]
  /** Waits for the event of a request, or of another kind. */
  waitFor: (what: string) => Promise<DeskEvent>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close: () => void
}

/** Opens the events of the desk, and reads them as they come. */
export async function openEventStream(url: string, token: string, since?: string): Promise<EventStream> {
  const closing = new AbortController()
  const query = since === undefined ? '' : `&since=${since}`
  const response = await fetch(`${url}/api/desk/events?lang=en${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: closing.signal,
  })
  const events: DeskEvent[] = []
  const find = (what: string) => events.find(({ event, data }) => event === what || data.number === what)
  return {
    status: response.status,
    events,
    waitFor: async (what) => {
      await waitUntil(() => find(what) !== undefined)
      return find(what) as DeskEvent
    },
    ended: read(response, events).catch(() => undefined),
    close: () => closing.abort(),
  }
}

async function read({ body }: Response, events: DeskEvent[]): Promise<void> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => line.split(/: ?(.*)/s).slice(0, 2)),
      )
      text = text.slice(end + 2)
      if (fields.event)
        events.push({ ...fields, event: fields.event, data: JSON.parse(fields.data ?? '{}') as object } as DeskEvent)
    }
  }
}
