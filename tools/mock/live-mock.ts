import type { IncomingMessage, ServerResponse } from 'node:http';
import { bundleContract } from '../../contract/bundle.ts';
import { createMock, type Mock } from './create-mock.ts';
import { failure, sendJson } from './http-io.ts';

export interface LiveMock {
  /** Answers any request; waits for a start or restart under way. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Bundles the contract anew and starts over with the choices kept. Calls in quick succession make one restart. */
  reload: () => void;
  /** Settles when the start or restart under way has ended: true where it brought up the contract as it stands. */
  ready: () => Promise<boolean>;
  close: () => void;
}

/** Editors write several files, and one file several times. */
const SETTLE_MS = 150;

/**
 * A mock of the repository's own contract that follows its changes. While the contract is broken it goes on with the
 * last good one, or answers 503 where there has been none.
 */
export function createLiveMock({ log }: { log: (line: string) => void }): LiveMock {
  let mock: Mock | undefined;
  let timer: NodeJS.Timeout | undefined;
  let starting = start();

  async function start(): Promise<boolean> {
    try {
      const next = await createMock({
        contractFile: await bundleContract(),
        choices: mock?.readChoices(),
        log,
      });
      mock?.close();
      mock = next;
      return true;
    } catch (problem) {
      log(problem instanceof Error ? problem.message : String(problem));
      return false;
    }
  }

  async function restart(previous: Promise<boolean>): Promise<boolean> {
    await previous;
    const hasStarted = await start();
    if (hasStarted) log('The contract has changed; the mock has started over.');
    return hasStarted;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await starting;
    if (mock) mock.handle(request, response);
    else
      sendJson(
        response,
        503,
        failure('MOCK_CONTRACT_BROKEN', '계약을 읽지 못했습니다. 터미널을 확인해주세요.'),
      );
  }

  return {
    handle: (request, response) => {
      void answer(request, response);
    },
    reload: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        starting = restart(starting);
      }, SETTLE_MS);
    },
    ready: () => starting,
    close: () => {
      clearTimeout(timer);
      mock?.close();
    },
  };
}
