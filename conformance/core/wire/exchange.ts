/** Who sends a request: nobody known, the first account or the second. */
export type ActorName = 'visitor' | 'first' | 'second';

/** One part of a multipart form; a part with a file name is a file. */
export interface FormPart {
  name: string;
  value: string | Uint8Array<ArrayBuffer>;
  fileName?: string;
  contentType?: string;
}

export type SentBody =
  | { kind: 'json'; text: string }
  | { kind: 'form'; parts: readonly FormPart[] }
  | { kind: 'text'; text: string; contentType: string };

/** A request as it left for the server. */
export interface SentRequest {
  /** Upper case. */
  method: string;
  /** The whole address, with its query. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: SentBody | undefined;
}

/** What the server answered. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The media type in lower case, without its parameters; undefined where there is none. */
  contentType: string | undefined;
  text: string;
  /** The body read as JSON, whatever its content type; undefined where it is none. */
  body: unknown;
  durationMs: number;
}

/**
 * What is expected of a request: `valid` is what a client of the product sends, `missing` lacks something required,
 * `conflict` is fine but for the present state of things, `unknown` names what does not exist, `sessionless` has no valid
 * session where one is demanded, `any` is odd but breaks no rule.
 */
export type Expectation = 'valid' | 'refused' | 'missing' | 'conflict' | 'unknown' | 'sessionless' | 'any';

/** What a request is about, in a few words, for whoever reads of its answer. */
export interface Trigger {
  what: string;
  expectation: Expectation;
}

/** One request and what came of it. */
export interface Exchange {
  /** Left out for a call that a client of the product would make just so. */
  trigger?: Trigger;
  /** Undefined for a call that the contract does not know, such as an undocumented method. */
  operationId: string | undefined;
  actor: ActorName;
  request: SentRequest;
  answer: Answer | undefined;
  /** Why there is no answer; undefined where there is one. */
  failure: string | undefined;
}

/** The failure flag of the envelope: `success: false` or `failure: true`, whatever the status. */
export function saysFailure(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return ('success' in body && body.success === false) || ('failure' in body && body.failure === true);
}

/** Whether the server did what was asked: a 2xx answer without the failure flag. */
export function isSuccess(exchange: Exchange): boolean {
  const { answer } = exchange;
  return answer !== undefined && answer.status >= 200 && answer.status < 300 && !saysFailure(answer.body);
}

/** Whether the server refused in words: a 4xx answer, or a 2xx answer with the failure flag. */
export function isRefusal(exchange: Exchange): boolean {
  const { answer } = exchange;
  if (answer === undefined) return false;
  if (answer.status >= 400 && answer.status < 500) return true;
  return answer.status >= 200 && answer.status < 300 && saysFailure(answer.body);
}

/** Whether the answer leads to another address. */
export function isRedirect({ answer }: Exchange): boolean {
  return (
    answer !== undefined && answer.status >= 300 && answer.status < 400 && answer.headers.has('location')
  );
}

/** The answer in a few words, such as `409 application/json {"success":false…`, or where it leads to. */
export function describeAnswer(exchange: Exchange, longest = 300): string {
  const { answer, failure } = exchange;
  if (answer === undefined) return failure ?? 'no answer';
  const location = isRedirect(exchange) ? answer.headers.get('location') : null;
  if (location !== null) return `${answer.status}, a redirect to ${shorten(location, 200)} (not followed)`;
  return [String(answer.status), answer.contentType ?? '', shorten(answer.text, longest)]
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * What kind of answer it is, so that the same fault looks the same at every operation: the status, the content type and
 * the names of the fields of an object.
 */
export function answerKind({ answer, failure }: Exchange): string {
  if (answer === undefined) return failure ?? 'no answer';
  const { status, contentType = 'no content type', body } = answer;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const shape = isObject
    ? Object.keys(body).toSorted().join(', ')
    : Array.isArray(body)
      ? 'list'
      : typeof body;
  return [status, contentType, shape].join(' ');
}

/** A text on one line, cut after `longest` characters. */
export function shorten(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/** The value of a session cookie that no server has given: no secret, and needed to show the same again. */
export const SESSION_THAT_NEVER_WAS = 'dosaegi-conformance-no-session';

/** The variable that stands for a session: the line can be run again with one's own, and gives no session away. */
export const sessionVariable = (actor: ActorName) => (actor === 'second' ? '$SESSION_2' : '$SESSION');

/**
 * The request as a line for a shell in the folder of the repository. The value of the session cookie is left to a
 * variable of the shell, and pictures are files of the repository, because their bytes do not fit in a line.
 */
export function toCurl({ request, actor }: Exchange): string {
  const words = ['curl', '-i'];
  if (request.method !== 'GET') words.push('-X', request.method);
  words.push(quote(request.url));
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.toLowerCase() === 'cookie') {
      words.push('-H', `"Cookie: ${hideValues(value, actor)}"`);
    } else {
      words.push('-H', quote(`${name}: ${value}`));
    }
  }
  const { body } = request;
  if (body?.kind === 'form') {
    for (const part of body.parts) words.push('-F', quote(curlPart(part)));
  } else if (body !== undefined) {
    words.push('--data-raw', quote(body.text));
  }
  return words.join(' ');
}

/** Of each cookie, its name and a variable. */
function hideValues(cookies: string, actor: ActorName): string {
  return cookies.replaceAll(/=([^;]*)/g, (pair, value: string) =>
    value === SESSION_THAT_NEVER_WAS ? pair : `=${sessionVariable(actor)}`,
  );
}

const PICTURE_FOLDER = 'openapi/flows';
const PICTURE_FILES = ['picture.png', 'picture.jpg', 'picture.webp'];

function curlPart({ name, value, fileName, contentType }: FormPart): string {
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  const text = typeof value === 'string' ? value : textOf(value);
  if (text !== undefined) {
    const file = fileName === undefined ? '' : `;filename=${curlText(fileName)}`;
    return `${name}=${curlText(text)}${file}${type}`;
  }
  if (fileName !== undefined && PICTURE_FILES.includes(fileName)) {
    return `${name}=@${PICTURE_FOLDER}/${fileName}${type}`;
  }
  const file = fileName === undefined ? '' : `;filename=${curlText(fileName)}`;
  return `${name}=@${PICTURE_FOLDER}/picture.png${file}${type}`;
}

/** The text that bytes are; undefined for those of a picture. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Quoted, because curl reads a semicolon as the start of the part's type. */
function curlText(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
