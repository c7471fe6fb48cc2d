import { operations } from '../../generated/operations.ts';

type OperationId = (typeof operations)[number]['operationId'];

export interface CallOptions {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean>>;
  json?: unknown;
  form?: FormData;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  /** The JSON body, or undefined where there is none. */
  body: unknown;
  headers: Headers;
}

export interface TestClient {
  /** Calls an operation of the contract; cookies are kept as a browser keeps them. */
  call(operationId: OperationId, options?: CallOptions): Promise<Answer>;
  cookies: Map<string, string>;
}

let clients = 0;

/** A browser of its own, with its own cookies and its own address. */
export function createTestClient(baseUrl: string): TestClient {
  const cookies = new Map<string, string>();
  clients += 1;
  const address = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
  return {
    cookies,
    async call(operationId, { path = {}, query = {}, json, form, headers = {} } = {}) {
      const target = operations.find((operation) => operation.operationId === operationId);
      if (!target) throw new Error(`No operation ${operationId}`);
      const place = target.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
      const url = new URL(place, baseUrl);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
      const response = await fetch(url, {
        method: target.method,
        redirect: 'manual',
        headers: {
          'X-Forwarded-For': address,
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(cookies.size > 0
            ? { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
            : {}),
          ...headers,
        },
        body: form ?? (json === undefined ? null : JSON.stringify(json)),
      });
      for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
      const text = await response.text();
      return {
        status: response.status,
        body: text === '' ? undefined : JSON.parse(text),
        headers: response.headers,
      };
    },
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', value = ''] = pair.split('=');
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}
