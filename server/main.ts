/**
 * The reference server: serves the contract and, where it was built, the app. Settings come from the environment and
 * from .env, see .env.example. A first run in development fills the database with the example story; `--seed` does so
 * in production too.
 *
 * Usage: node server/main.ts [--seed]
 */
import { existsSync } from 'node:fs';
import { composeServer } from './compose.ts';
import { describeError, jsonLog } from './http/log.ts';
import { DEMO_ACCOUNT, seedDatabase } from './seed/seed.ts';
import { readServerSettings } from './settings.ts';
import { listen } from './start.ts';

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readServerSettings(process.env);
  const { deps, close } = await composeServer(settings, jsonLog);
  const isDevelopment = settings.mode === 'development';
  if (isDevelopment || process.argv.includes('--seed')) {
    await seedDatabase(deps.db, deps.passwordCost, deps.clock());
  }
  const server = await listen(deps, settings.host, settings.port);
  jsonLog('info', 'started', { url: server.url, mode: settings.mode });
  if (isDevelopment) {
    console.log(`\n  도새기: ${server.url}`);
    console.log(`  Demo account: ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}`);
    if (deps.devStandIns?.outbox) console.log(`  Mails that were sent: ${server.url}/dev/outbox\n`);
  }

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    jsonLog('info', 'stopping', { signal });
    await server.stop();
    await close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        jsonLog('error', 'stopping failed', describeError(error));
        process.exitCode = 1;
      });
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
