import type { ReadStream } from 'node:tty'

const [END_OF_TEXT, BACKSPACE, DELETE] = ['\u0003', '\b', '\u007f']

/**
 * Reads a secret: with a prompt and hidden input on a terminal, otherwise the next line of the input. Rejects if there
 * is none.
 */
export async function readSecret(
  input: ReadStream | NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  prompt: string,
): Promise<string> {
  if (!input.isTTY) return readLine(input)
  output.write(prompt)
  input.setRawMode(true)
  try {
    return await readLine(input)
  } finally {
    input.setRawMode(false)
    output.write('\n')
  }
}

/** Reads one line of typed input; backspace deletes the previous character. */
function readLine(input: NodeJS.ReadStream): Promise<string> {
  input.setEncoding('utf8')
  return new Promise((resolve, reject) => {
    let line = ''
    const finish = (error?: Error) => {
      input.off('data', onData).off('end', onEnd).pause()
      if (error) reject(error)
      else resolve(line)
    }
    const onEnd = () => finish(line === '' ? new Error('No password was given') : undefined)
    const onData = (text: string) => {
      for (const character of text) {
        if (character === '\n' || character === '\r') return finish()
        if (character === END_OF_TEXT) return finish(new Error('Stopped'))
        line = character === BACKSPACE || character === DELETE ? line.slice(0, -1) : line + character
      }
    }
    input.on('data', onData).on('end', onEnd).resume()
  })
}
