// Serves the mock of the contract: npm run mock [-- --port 4010 --host 127.0.0.1]. It follows changes of openapi/.
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { readCommandLine } from '../../contract/command-line.ts';
import { CONTRACT_FOLDER } from '../../contract/bundle.ts';
import { createLiveMock } from './live-mock.ts';

const values = readCommandLine('npm run mock [-- --port 4010 --host 127.0.0.1]', {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port ${values.port} is not a port.`);
  process.exit(2);
}

const mock = createLiveMock({ log: (line) => console.log(line) });
const server = createServer(mock.handle);
server.requestTimeout = 60_000;
server.on('error', (problem) => {
  console.error(`The mock cannot listen on ${values.host}:${port}: ${problem.message}`);
  process.exit(1);
});
const watcher = watch(CONTRACT_FOLDER, { recursive: true }, mock.reload);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    watcher.close();
    mock.close();
    server.close();
    server.closeAllConnections();
  });
}

server.listen(port, values.host, () => void announce());

async function announce(): Promise<void> {
  const address = server.address();
  const url = `http://${values.host}:${typeof address === 'object' && address ? address.port : port}`;
  if (await mock.ready()) console.log(`The mock answers on ${url}`);
  else console.log(`The mock waits on ${url} until the contract is mended.`);
}
