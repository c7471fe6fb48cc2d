import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Product } from '../../tools/product/start-product.ts';

/** What can be read on the page. */
export const PLAIN_TEXT = '걷고, 즐기고, 나누는 제주';

const PAGE = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="${PLAIN_TEXT}">
<title>도새기</title>
<link rel="icon" href="data:,">
</head>
<body><main><h1>도새기</h1><p>${PLAIN_TEXT}</p></main></body>
</html>`;

/** Serves a page of nothing but HTML: what no page can beat on this machine at this moment. */
export async function startPlainPage(): Promise<Product> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
