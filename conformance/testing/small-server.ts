import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

export interface SmallServer {
  url: URL;
  /** Method and path of every request, in order. */
  requests: readonly string[];
  stop(): Promise<void>;
}

/** A server of a few lines on a free port of this machine. */
export async function startSmallServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<SmallServer> {
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume();
    answer(request, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
