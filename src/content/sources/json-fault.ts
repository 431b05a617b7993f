import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'

/** The position at which a text stops being JSON, the found and the expected text. */
export type JsonFault = { line: number; column: number; found: string; expected: string }

const MAX_FOUND_LENGTH = 20

/** The expectation of the parser, by its error code. */
const EXPECTED: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a field name in double quotes',
  ValueExpected: 'a value',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: 'a closing }',
  CloseBracketExpected: 'a closing ]',
  EndOfFileExpected: 'nothing after the end of the record',
  InvalidSymbol: 'names and text in double quotes, a number, true, false or null',
  InvalidNumberFormat: 'a number',
  InvalidCommentToken: 'no comment: JSON has none',
  InvalidCharacter: 'no control character in text: a line break is written \\n',
  InvalidEscapeCharacter: 'an escape that JSON knows: a backslash is written \\\\',
  InvalidUnicode: 'four hexadecimal digits after \\u',
  UnexpectedEndOfString: 'a closing double quote',
  UnexpectedEndOfNumber: 'a number',
}

/**
 * Returns the first syntax error of a JSON text; undefined if there is none with a position.
 * @example findJsonFault('{\n  "a": 1\n  "b": 2\n}') // { line: 3, column: 3, found: '"b"', expected: 'a comma' }
 */
export function findJsonFault(text: string): JsonFault | undefined {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [error] = errors
  if (!error) return undefined
  const before = text.slice(0, error.offset).split(/\r\n|\r|\n/)
  const found = text.slice(error.offset, error.offset + Math.max(error.length, 1)).split('\n')[0] ?? ''
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    found: found.slice(0, MAX_FOUND_LENGTH),
    expected: EXPECTED[printParseErrorCode(error.error)] ?? 'valid JSON',
  }
}
