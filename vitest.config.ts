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

/** The tests of the server that ask its database anything run on PostgreSQL too. */
const onPostgres: TestProjectConfiguration = {
  extends: true,
  test: {
    ...server,
    name: 'server-on-postgres',
    include: ['server/{routes,seed}/**/*.test.ts', ...RUN_ONCE],
    globalSetup: ['server/testing/postgres-for-tests.ts'],
    setupFiles: ['server/testing/use-postgres.ts'],
  },
};

const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.warn('PostgreSQL is not installed: the tests of the server on it are left out.');

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // A process of its own for each file takes most of the time; tests/setup/dom.ts tidies up the window instead.
      isolate: false,
      // One for each core, and none left over for a person: the default leaves one.
      maxWorkers: availableParallelism(),
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
            include: ['src/{app,pages,features,session,ui,device}/**/*.test.{ts,tsx}'],
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
            exclude: hasPostgres ? RUN_ONCE : [],
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
        ...(hasPostgres ? [onPostgres] : []),
      ],
    },
  }),
);
