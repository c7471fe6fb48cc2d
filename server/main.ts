/**
 * The reference server: serves the contract and, where it was built, the app. Settings come from the environment and
 * from .env, see .env.example. A first run in development fills the database with the example story; `--seed` does so
 * in production too.
 *
 * Usage: npm run serve [-- --seed]
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { failWithMessage, runServer } from './run.ts';

const USAGE = `Usage: npm run serve [-- --seed]

Serves the contract and, where it was built, the app. Settings: .env.example.

  --seed  fills an empty database with the example story in production too; nobody can sign in as its people there
  --help  shows this`;

function readOptions() {
  try {
    return parseArgs({ options: { seed: { type: 'boolean' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { seed, help } = readOptions();
if (help) {
  console.log(USAGE);
} else {
  if (existsSync('.env')) process.loadEnvFile('.env');
  runServer({ environment: process.env, seed }).catch(failWithMessage);
}
