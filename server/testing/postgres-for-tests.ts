import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres, type LocalPostgres } from './local-postgres.ts';
import { preparePostgres } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server on which tests make databases of their own. */
    databaseServerUrl: string;
  }
}

let postgres: LocalPostgres | undefined;

/** Lets the tests of a project run on a PostgreSQL server that is there for them only. */
export async function setup(project: TestProject): Promise<void> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed.');
  postgres = await startPostgres(programs);
  await preparePostgres(postgres.url);
  project.provide('databaseServerUrl', postgres.url);
}

export const teardown = () => postgres?.stop();
