import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** What PostgreSQL's programs are told of a database: as variables, for a password among the options could be seen. */
function toVariables(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const named = {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port,
    PGUSER: url.searchParams.get('user') ?? decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: url.searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
}

/** Runs one of PostgreSQL's programs, found on the search path. What it says goes to the standard error. */
async function run(program: string, options: readonly string[], databaseUrl: string): Promise<void> {
  const child = spawn(program, options, {
    env: { ...process.env, ...toVariables(databaseUrl) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const failed = once(child, 'error').then(() => {
    throw new Error(`${program} cannot be run: it comes with PostgreSQL, and has to be on the search path.`);
  });
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`${program} failed.`);
  });
  await Promise.race([ended, failed]);
}

/**
 * Writes everything that is in a PostgreSQL database into a file, as it is at one moment, while the server runs on.
 * @throws an Error where the file is there already, or pg_dump fails
 */
export async function backUp(databaseUrl: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already: no backup is written over another one.`);
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], databaseUrl);
}

/**
 * Puts back what a backup holds, in place of what is in the database, wholly or not at all. No server may run on it.
 * @throws an Error where there is no such file, or pg_restore fails
 */
export async function restore(databaseUrl: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const whole = [
    '--clean',
    '--if-exists',
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
  ];
  await run('pg_restore', [...whole, '--dbname', new URL(databaseUrl).pathname.slice(1), file], databaseUrl);
}
