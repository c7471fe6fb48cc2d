import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { createServer } from '@stoplight/prism-http-server';
import { withoutMultipart, type ContractOperation, type JsonObject } from '../contract/document.ts';

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
  // Prism takes the document apart in place.
  const resources = await getHttpOperationsFromSpec(structuredClone(withoutMultipart(document)));
  const resourceOf = new Map(resources.map((resource) => [`${resource.method} ${resource.path}`, resource]));
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
