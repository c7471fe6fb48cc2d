import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads the options of a command. `--help` prints how the command is used and ends the process; so does an option that
 * the command does not have, with exit code 2.
 */
export function readCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : String(problem)}\nUsage: ${usage}`);
    process.exit(2);
  }
}
