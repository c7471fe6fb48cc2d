import { composeServer } from './compose.ts';
import { describeError, jsonLog, type Log } from './http/log.ts';
import { DEMO_ACCOUNT, seedDatabase } from './seed/seed.ts';
import { readServerSettings } from './settings.ts';
import { listen, type RunningServer } from './start.ts';

export interface RunOptions {
  /** The variables of `.env.example`. */
  environment: Readonly<Record<string, unknown>>;
  /** Whether production too begins with the example story. */
  seed?: boolean;
  /** The built web app to serve, instead of the one in dist/. */
  webApp?: string;
  log?: Log;
}

/**
 * Runs the server until the process is told to stop. A first run in development fills the database with the example
 * story; where the server answers and who can sign in there is printed.
 */
export async function runServer({
  environment,
  seed = false,
  webApp,
  log = jsonLog,
}: RunOptions): Promise<RunningServer> {
  const settings = readServerSettings(environment);
  const { deps, close } = await composeServer(settings, log);
  const isDevelopment = settings.mode === 'development';
  if (isDevelopment || seed) await seedDatabase(deps.db, deps.passwordCost, deps.clock());
  const folders = webApp === undefined ? deps.folders : { ...deps.folders, webApp };
  const server = await listen({ ...deps, folders }, settings.host, settings.port);
  log('info', 'started', { url: server.url, mode: settings.mode });
  if (isDevelopment) {
    console.log(`\n  도새기: ${server.url}`);
    console.log(`  Demo account: ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}`);
    if (deps.devStandIns?.outbox) console.log(`  Mails that were sent: ${server.url}/dev/outbox\n`);
  }

  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= server.stop().then(close));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      log('info', 'stopping', { signal });
      stop().catch((error: unknown) => {
        log('error', 'stopping failed', describeError(error));
        process.exitCode = 1;
      });
    });
  }
  return { url: server.url, stop };
}
