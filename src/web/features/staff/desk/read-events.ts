/** One event of a stream. */
export type StreamEvent = { id: string | undefined; name: string; data: string }

/**
 * Splits the text of an event stream (https://html.spec.whatwg.org/multipage/server-sent-events.html) into its events,
 * whatever pieces it comes in. Comments, which keep the connection open, are events without a name.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent> {
  let rest = ''
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield readBlock(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function readBlock(block: string): StreamEvent {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line))
  const valueOf = (name: string) => fields.findLast((field) => field?.[1] === name)?.[2]
  const data = fields.flatMap((field) => (field?.[1] === 'data' ? [field[2] ?? ''] : [])).join('\n')
  return { id: valueOf('id'), name: valueOf('event') ?? '', data }
}
