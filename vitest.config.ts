import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig, type TestProjectConfiguration } from 'vitest/config';
import { findPostgres } from './server/testing/local-postgres.ts';
import viteConfig from './vite.config.ts';

const server = { environment: 'node', testTimeout: 20_000, hookTimeout: 60_000 } as const;

/**
 * Tens of thousands of requests, or such whose answers no database changes: they run once, on PostgreSQL where it is
 * there, because it is quicker.
 */
const RUN_ONCE = [
  'tests/fuzz/fuzz.test.ts',
  'server/routes/hostile.test.ts',
  'server/routes/documented-answers.test.ts',
];

/** What asks the server's database anything: on PostgreSQL in `npm test`, on the embedded database every night. */
const BY_DATABASE = ['server/{routes,seed}/**/*.test.ts'];

const onBothDatabases: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      ...server,
      name: 'server-on-postgres',
      include: [...BY_DATABASE, ...RUN_ONCE],
      globalSetup: ['server/testing/postgres-for-tests.ts'],
      setupFiles: ['server/testing/use-postgres.ts'],
    },
  },
  {
    extends: true,
    test: { ...server, name: 'server-on-pglite', include: BY_DATABASE, exclude: RUN_ONCE },
  },
];

const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.warn('PostgreSQL is not installed: the server is tested on its embedded database.');

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // A process of its own for each file takes most of the time; tests/setup/dom.ts tidies up the window instead.
      isolate: false,
      // One for each core, and none left over for a person: the default leaves one.
      maxWorkers: availableParallelism(),
      tags: [{ name: 'nightly', description: 'Proves what another test proves too: npm run nightly.' }],
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['src/{domain,api,server-state}/**/*.test.ts', 'tools/**/*.test.ts'],
            setupFiles: ['tests/setup/properties.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            include: ['src/{app,pages,features,session,ui,device,offline}/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/setup/dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'contract',
            environment: 'node',
            include: ['contract/**/*.test.ts', 'tests/{contract,architecture}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...server,
            name: 'server',
            include: ['server/**/*.test.ts', ...RUN_ONCE],
            exclude: hasPostgres ? [...BY_DATABASE, ...RUN_ONCE] : [],
          },
        },
        {
          extends: true,
          test: {
            ...server,
            name: 'conformance',
            include: ['{conformance,faulty-servers}/**/*.test.ts'],
          },
        },
        ...(hasPostgres ? onBothDatabases : []),
      ],
    },
  }),
);
