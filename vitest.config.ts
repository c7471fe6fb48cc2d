import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { findPostgres } from './server/testing/local-postgres.ts';
import { findRedis } from './server/testing/local-redis.ts';
import viteConfig from './vite.config.ts';

/** Where PostgreSQL is there, tests run on it, because it is quicker; every night also on the embedded database. */
const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.warn('PostgreSQL is not installed: the server is tested on its embedded database.');

if (findRedis() === undefined) console.warn('Redis is not installed: limits are not tested on it.');

const onServer = { environment: 'node' } as const;
const onPostgres = hasPostgres
  ? {
      ...onServer,
      globalSetup: ['server/testing/postgres-for-tests.ts'],
      setupFiles: ['server/testing/use-postgres.ts'],
    }
  : onServer;

/** What asks the server's database anything, but for what no database changes. */
const BY_DATABASE = {
  include: [
    'server/{routes,seed,services,files}/**/*.test.ts',
    'server/app.test.ts',
    'tests/fuzz/**/*.test.ts',
  ],
  exclude: ['server/routes/hostile.test.ts', 'server/routes/documented-answers.test.ts'],
};

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // A process of its own for each file takes most of the time; tests/setup/dom.ts tidies up the window instead.
      isolate: false,
      // One for each core, and none left over for a person: the default leaves one.
      maxWorkers: availableParallelism(),
      // A machine that has other work is slow, which is no fault of the product; what hooks start is slower still.
      testTimeout: 20_000,
      hookTimeout: 60_000,
      tags: [{ name: 'nightly', description: 'Proves what another test proves too: npm run nightly.' }],
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['src/{domain,api,server-state,settings}/**/*.test.ts', 'tools/**/*.test.ts'],
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
            ...onPostgres,
            name: 'server',
            include: ['server/**/*.test.ts', 'tests/fuzz/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...onPostgres,
            name: 'conformance',
            include: ['{conformance,faulty-servers}/**/*.test.ts'],
          },
        },
        ...(hasPostgres
          ? [{ extends: true, test: { ...onServer, ...BY_DATABASE, name: 'server-on-pglite' } } as const]
          : []),
      ],
    },
  }),
);
