import { type ParseError, printParseErrorCode, visit } from 'jsonc-parser'

/** Renames a key wherever it stands in a JSON text; all else keeps its bytes. Throws an error if the text is not JSON. */
export function renameKey(text: string, from: string, to: string): string {
  const places: number[] = []
  visit(text, {
    onObjectProperty: (property, offset) => {
      if (property === from) places.push(offset)
    },
    onError: (error: ParseError['error'], offset) => {
      throw new Error(`line ${text.slice(0, offset).split('\n').length}: ${printParseErrorCode(error)}`)
    },
  })
  const length = JSON.stringify(from).length
  return places.reduceRight((all, at) => all.slice(0, at) + JSON.stringify(to) + all.slice(at + length), text)
}
