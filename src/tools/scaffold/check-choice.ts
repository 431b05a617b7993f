import { UsageError } from '../../base/command-line/parse-arguments.ts'

/** Returns the one of `choices` that a flag names. Throws a UsageError that lists them when it names none of them. */
export function checkChoice<const Choice extends string>(
  flag: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === value)
  if (found !== undefined) return found
  const fault = value === undefined ? `--${flag} is missing` : `Unknown ${flag} '${value}'`
  throw new UsageError(`${fault}. There are: ${choices.join(', ')}`)
}
