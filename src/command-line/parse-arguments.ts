import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Flags as `parseArgs` of Node takes them. */
export type NamedOptions = NonNullable<ParseArgsConfig['options']>

/** What a command takes. */
export type CommandSpec<Named extends NamedOptions> = {
  /** Lines that say how it is called. */
  usage: string
  /** Flags, as `parseArgs` of Node takes them; none when left out. */
  options?: Named
  /** The least and the most number of arguments that are no flags; none when left out. */
  positionals?: readonly [least: number, most: number]
}

/** The flags of a command by name, and its other arguments. */
export type ParsedArguments<Named extends NamedOptions> = ReturnType<
  typeof parseArgs<{ options: Named; allowPositionals: true; strict: true }>
>

/** A command was called with something that it does not take. The message says what, and how it is called. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** `--help` was asked for. The message says how the command is called. */
export class HelpWanted extends Error {
  override name = 'HelpWanted'
}

/**
 * Reads the arguments of a command. Throws a UsageError for each that the command does not take: a flag that is passed over in
 * silence may be the one that should have kept something from happening. Throws HelpWanted when `--help` or `-h` is among them.
 *
 * @example parseArguments({ usage: 'npm run draw' }, ['--dry-run']) // throws: Unknown option '--dry-run' …
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
    // Without options there are none of any name.
    return parseArgs({ args: [...args], allowPositionals: true, strict: true, options: options ?? ({} as Named) })
  } catch (error) {
    // Node's own sentence; what follows it explains how to escape a positional argument.
    throw refuse(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}
