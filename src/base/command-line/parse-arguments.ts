import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Options in the format of Node's `parseArgs`. */
export type NamedOptions = NonNullable<ParseArgsConfig['options']>

/** The arguments that a command accepts. */
export type CommandSpec<Named extends NamedOptions> = {
  /** The usage text. */
  usage: string
  /** Options in the format of Node's `parseArgs`; none by default. */
  options?: Named
  /** Minimum and maximum number of positional arguments; none by default. */
  positionals?: readonly [least: number, most: number]
}

/** The options of a command by name, and its positional arguments. */
export type ParsedArguments<Named extends NamedOptions> = ReturnType<
  typeof parseArgs<{ options: Named; allowPositionals: true; strict: true }>
>

/** Thrown if a command is called with invalid arguments. The message contains the error and the usage. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Thrown for `--help`. The message is the usage. */
export class HelpWanted extends Error {
  override name = 'HelpWanted'
}

/**
 * Parses the arguments of a command. Throws a UsageError for an unknown argument: an ignored option may be the one that
 * was meant to prevent something. Throws HelpWanted for `--help` or `-h`.
 * @example parseArguments({ usage: 'npm run tool -- draw' }, ['--dry-run']) // throws: Unknown option '--dry-run' …
 */
export function parseArguments<const Named extends NamedOptions = NamedOptions>(
  { usage, options, positionals: [least, most] = [0, 0] }: CommandSpec<Named>,
  args: readonly string[],
): ParsedArguments<Named> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) throw new HelpWanted(usage)
  const refuse = (reason: string) => new UsageError(`${reason}\nUsage:\n${usage}`)
  const parsed = parse(options, args, refuse)
  const { positionals } = parsed
  if (positionals.length > most) throw refuse(`Unexpected argument '${positionals[most]}'`)
  if (positionals.length < least) throw refuse('An argument is missing')
  return parsed
}

function parse<Named extends NamedOptions>(
  options: Named | undefined,
  args: readonly string[],
  refuse: (reason: string) => UsageError,
): ParsedArguments<Named> {
  try {
    // Without declared options, there are none of any name.
    return parseArgs({ args: [...args], allowPositionals: true, strict: true, options: options ?? ({} as Named) })
  } catch (error) {
    // The first sentence of Node's message; the next one explains how to escape a positional argument.
    throw refuse(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}
