import type { ContractOperation, JsonObject } from '../../contract/document.ts';
import {
  createMultipartChecker,
  isMultipart,
  MalformedMultipartError,
  parseMultipart,
  type MultipartCheck,
  type MultipartPart,
} from './multipart.ts';

/** The body of a request, read as far as the contract asks for. */
export interface ReadBody {
  /** Whether Prism can judge it; a form has been judged here, and so has what cannot be read. */
  isForPrism: boolean;
  /** JSON parsed, a form as the JSON that it means, other text as it stands, null where there is none. */
  value: unknown;
  /** What breaks the contract, one sentence each. */
  violations: string[];
}

/** Prepares the reading of the request bodies of a contract: the forms are judged, JSON is parsed. */
export function createBodyReader(
  document: JsonObject,
): (operation: ContractOperation, contentType: string | undefined, body: Buffer) => Promise<ReadBody> {
  const checkers = new Map<ContractOperation, (parts: MultipartPart[]) => MultipartCheck>();

  function checkerOf(operation: ContractOperation) {
    const known = checkers.get(operation);
    if (known || !operation.multipart) return known;
    const checker = createMultipartChecker(document, operation.multipart);
    checkers.set(operation, checker);
    return checker;
  }

  return async (operation, contentType, body) => {
    const checker = checkerOf(operation);
    const takesOnlyMultipart = operation.bodyMediaTypes.length === 1 && checker !== undefined;
    if (body.length === 0 && !isMultipart(contentType)) {
      if (takesOnlyMultipart && operation.bodyIsRequired) return refused('body: a multipart form is missing');
      return { isForPrism: true, value: null, violations: [] };
    }
    if (checker && contentType !== undefined && isMultipart(contentType)) {
      try {
        const { value, violations } = checker(await parseMultipart(body, contentType));
        return { isForPrism: false, value, violations };
      } catch (problem) {
        if (!(problem instanceof MalformedMultipartError)) throw problem;
        return refused(`body: malformed multipart form (${problem.message})`);
      }
    }
    if (takesOnlyMultipart)
      return refused(`body: ${contentType ?? 'no content type'} and not multipart/form-data`);
    const text = body.toString('utf8');
    if (!/^application\/([\w.-]+\+)?json\b/i.test(contentType ?? '')) {
      return { isForPrism: true, value: text, violations: [] };
    }
    try {
      return { isForPrism: true, value: JSON.parse(text), violations: [] };
    } catch {
      return refused('body: not JSON');
    }
  };
}

function refused(violation: string): ReadBody {
  return { isForPrism: false, value: null, violations: [violation] };
}
