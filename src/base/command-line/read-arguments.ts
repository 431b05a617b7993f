import { type CommandSpec, type NamedOptions, parseArguments, type ParsedArguments } from './parse-arguments.ts'
import { reportFailure } from './report-failure.ts'
import { tolerateClosedPipe } from './tolerate-closed-pipe.ts'

/**
 * Parses the arguments of this process. If they are invalid, prints an error and exits with code 2; for `--help`,
 * prints the usage and exits with code 0.
 */
export function readArguments<const Named extends NamedOptions = NamedOptions>(
  spec: CommandSpec<Named>,
  args: readonly string[] = process.argv.slice(2),
): ParsedArguments<Named> {
  tolerateClosedPipe(process.stdout, process.stderr)
  try {
    return parseArguments(spec, args)
  } catch (error) {
    process.exit(reportFailure(error))
  }
}
