import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { client } from '@/api/http';

/** An answer of the fake server; no answer at all when the status is undefined. */
export interface FakeAnswer {
  status?: number | undefined;
  body?: unknown;
  /** By their names in small letters. */
  headers?: Readonly<Record<string, string>>;
}

/** A request as the fake server saw it. */
export interface SeenRequest {
  /** Method and address, such as `GET /api/spots/latest?page=0`. */
  call: string;
  body: unknown;
}

type Handler = (request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>;

/** A server in a test's hands: it answers what the test says, 404 to everything else, and remembers each request. */
export class FakeApi {
  readonly requests: SeenRequest[] = [];
  readonly #handlers = new Map<string, Handler>();

  /** Answers all later calls of a method and path, such as `GET /v1/users/session/me`, whatever their query. */
  answer(call: string, answer: FakeAnswer | Handler): this {
    this.#handlers.set(call, typeof answer === 'function' ? answer : () => answer);
    return this;
  }

  /** How often a method and path has been called. */
  countCalls(call: string): number {
    return this.requests.filter((request) => request.call.split('?')[0] === call).length;
  }

  /** Takes the place of the network. Returns what puts it back. */
  install(): () => void {
    const { adapter } = client.defaults;
    client.defaults.adapter = (config) => this.#respond(config);
    return () => {
      if (adapter) client.defaults.adapter = adapter;
    };
  }

  async #respond(config: InternalAxiosRequestConfig) {
    const data: unknown = config.data;
    const request = {
      call: `${(config.method ?? 'get').toUpperCase()} ${config.url}`,
      body: typeof data === 'string' ? (JSON.parse(data) as unknown) : data,
    };
    this.requests.push(request);
    const handler = this.#handlers.get(request.call.split('?')[0] ?? '');
    const {
      status,
      body,
      headers = {},
    } = handler
      ? await handler(request)
      : { status: 404, body: { success: false, message: '찾을 수 없습니다.' }, headers: {} };
    if (status === undefined) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const text = body === undefined ? '' : JSON.stringify(body);
    return { data: text, status, statusText: '', headers: { ...headers }, config };
  }
}
