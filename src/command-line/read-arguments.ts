import { type CommandSpec, type NamedOptions, parseArguments, type ParsedArguments } from './parse-arguments.ts'
import { reportFailure } from './report-failure.ts'
import { tolerateClosedPipe } from './tolerate-closed-pipe.ts'

/**
 * Reads the arguments of this process. Where they are not what the command takes, it says so and ends the process with 2; asked for
 * help, it prints how the command is called and ends with 0.
 */
export function readArguments<const Named extends NamedOptions = NamedOptions>(
  spec: CommandSpec<Named>,
  args: readonly string[] = process.argv.slice(2),
): ParsedArguments<Named> {
  tolerateClosedPipe(process.stdout)
  try {
    return parseArguments(spec, args)
  } catch (error) {
    process.exit(reportFailure(error))
  }
}
