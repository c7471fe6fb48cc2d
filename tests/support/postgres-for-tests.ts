import { findPostgres, startPostgres } from '../../server/testing/local-postgres.ts';
import { preparePostgres } from '../../server/testing/test-database.ts';

/**
 * Lets the reference servers of browser tests run on a PostgreSQL server, where it is installed: a new database takes
 * a fraction of the embedded one's time. Without it they run on the embedded one.
 *
 * @returns what ends it again
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const programs = findPostgres();
  if (programs === undefined) return undefined;
  const postgres = await startPostgres(programs);
  await preparePostgres(postgres.url);
  process.env.TEST_DATABASE_URL = postgres.url;
  return () => postgres.stop();
}
