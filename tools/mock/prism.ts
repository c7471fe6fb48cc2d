import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { createServer } from '@stoplight/prism-http-server';
import { withoutMultipart, type ContractOperation, type JsonObject } from '../../contract/document.ts';

export interface PrismRequest {
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: unknown;
}

export interface PrismWishes {
  /** Whether Prism judges parameters and body. Security is judged always. */
  validate: boolean;
  status: number | undefined;
  example: string | undefined;
  dynamic: boolean;
}

export interface PrismAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** What is wrong with the request, one sentence each. */
  violations: string[];
}

type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

const METHODS = new Set<string>(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/**
 * Prism in this process, without a server of its own: ask it for the answer to a request of an operation. A failure of
 * Prism itself comes back as its status with no body.
 */
export async function createPrism(
  document: JsonObject,
): Promise<
  (operation: ContractOperation, request: PrismRequest, wishes: PrismWishes) => Promise<PrismAnswer>
> {
  const resourceOf = await readResources(document);
  const { prism } = createServer([], {
    cors: false,
    components: { logger: createLogger('mock', { level: 'silent' }) },
    config: {
      isProxy: false,
      mock: { dynamic: false },
      validateRequest: true,
      validateResponse: false,
      checkSecurity: true,
      errors: false,
      upstreamProxy: undefined,
    },
  });

  return async (operation, request, wishes) => {
    const resource = resourceOf.get(`${operation.method} ${operation.path}`);
    if (!resource || !isMethod(operation.method))
      return { status: 404, headers: {}, body: undefined, violations: [] };
    const result = await prism.request(
      {
        method: operation.method,
        url: { path: request.path, query: readQuery(request.query) },
        headers: request.headers,
        body: request.body,
      },
      [resource],
      {
        isProxy: false,
        mock: { dynamic: wishes.dynamic, code: wishes.status, exampleKey: wishes.example },
        validateRequest: wishes.validate,
        validateResponse: false,
        checkSecurity: true,
        errors: false,
        upstreamProxy: undefined,
      },
    )();
    if ('left' in result) {
      const status =
        'status' in result.left && typeof result.left.status === 'number' ? result.left.status : 500;
      return { status, headers: {}, body: undefined, violations: [result.left.message] };
    }
    const { output, validations } = result.right;
    return {
      status: output.statusCode,
      headers: output.headers ?? {},
      body: output.body,
      violations: validations.input
        .filter(({ severity }) => isError(severity))
        .map(({ path = [], message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)),
    };
  };
}

/** What Prism has to say about one half of an exchange, at a place such as `['body', 'content', '0', 'name']`. */
export interface PrismRemark {
  place: readonly string[];
  message: string;
}

export interface PrismJudgement {
  request: PrismRemark[];
  answer: PrismRemark[];
}

/**
 * The judgement of Prism's proxy about exchanges that somebody else forwards: its forwarder is replaced by the answer
 * that has come already. Security is not judged, and an undocumented status counts like everything else.
 */
export async function createPrismJudge(
  document: JsonObject,
): Promise<
  (operation: ContractOperation, request: PrismRequest, answer: PrismReceived) => Promise<PrismJudgement>
> {
  const resourceOf = await readResources(document);
  const answers = new WeakMap<object, PrismReceived>();
  const config = {
    isProxy: true,
    mock: { dynamic: false },
    validateRequest: true,
    validateResponse: true,
    checkSecurity: false,
    errors: false,
    upstream: new URL('http://upstream.invalid'),
    upstreamProxy: undefined,
  } as const;
  const { prism } = createServer([], {
    cors: false,
    components: {
      logger: createLogger('proxy', { level: 'silent' }),
      forward:
        ({ data }) =>
        () =>
        async () => {
          const answer = answers.get(data);
          return answer
            ? {
                _tag: 'Right',
                right: { statusCode: answer.status, headers: answer.headers, body: answer.body },
              }
            : { _tag: 'Left', left: new Error('There is no answer to judge.') };
        },
    },
    config,
  });

  return async (operation, request, answer) => {
    const resource = resourceOf.get(`${operation.method} ${operation.path}`);
    if (!resource || !isMethod(operation.method)) return { request: [], answer: [] };
    const input = {
      method: operation.method,
      url: { path: request.path, query: readQuery(request.query) },
      headers: request.headers,
      body: request.body,
    };
    answers.set(input, answer);
    const result = await prism.request(input, [resource], config)();
    if ('left' in result) throw result.left;
    const { input: ofRequest, output: ofAnswer } = result.right.validations;
    return { request: ofRequest.map(toRemark), answer: ofAnswer.map(toRemark) };
  };
}

/** An answer as Prism judges it: its body parsed where it is JSON. */
export interface PrismReceived {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

function toRemark({ path = [], message }: { path?: string[]; message: string }): PrismRemark {
  return { place: path.map(String), message };
}

async function readResources(document: JsonObject) {
  // Prism takes the document apart in place.
  const resources = await getHttpOperationsFromSpec(structuredClone(withoutMultipart(document)));
  return new Map(resources.map((resource) => [`${resource.method} ${resource.path}`, resource]));
}

/** `DiagnosticSeverity` of @stoplight/types counts from 0, Error. */
function isError(severity: number): boolean {
  return severity === 0;
}

function isMethod(method: string): method is Method {
  return METHODS.has(method);
}

function readQuery(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key);
      return [key, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
