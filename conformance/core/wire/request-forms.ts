import { isJsonObject, type JsonObject } from '../../../contract/document.ts';
import type { CallOptions } from './call-options.ts';
import { isSuccess, saysFailure, type Exchange } from './exchange.ts';

/** Another form of a request than the contract's, where the specification leaves the form open. */
interface RequestForm {
  /** Such as `as parameters of the query`. */
  name: string;
  /** How the contract has it, where that is not the media type of the body. */
  instead?: string;
  /** Undefined where the request cannot be written so. */
  apply(options: CallOptions): CallOptions | undefined;
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function plainEntries(json: unknown): [string, string | number | boolean][] {
  return Object.entries(isJsonObject(json) ? json : {}).flatMap(([name, value]) =>
    isPlain(value) ? [[name, value] as [string, string | number | boolean]] : [],
  );
}

const AS_QUERY: RequestForm = {
  name: 'as parameters of the query',
  apply({ json, ...options }) {
    const entries = plainEntries(json);
    if (!isJsonObject(json) || entries.length < Object.keys(json).length) return undefined;
    return { ...options, query: { ...options.query, ...Object.fromEntries(entries) } };
  },
};

const POSITION_IN_QUERY: RequestForm = {
  name: 'with the position in the query',
  apply({ json, ...options }) {
    if (!isJsonObject(json)) return undefined;
    const { latitude, longitude, ...rest } = json;
    if (!isPlain(latitude) || !isPlain(longitude)) return undefined;
    return { ...options, json: rest, query: { ...options.query, latitude, longitude } };
  },
};

const changed =
  (change: (json: JsonObject) => unknown): RequestForm['apply'] =>
  ({ json, ...options }) =>
    isJsonObject(json) ? { ...options, json: change(json) } : undefined;

const AS_LIST: RequestForm = {
  name: 'as a bare list',
  apply: changed(({ themes }) => themes),
};

const AUTH_CODE: RequestForm = {
  name: 'with the code as authCode',
  apply: changed(({ code, ...rest }) => ({ ...rest, authCode: code })),
};

/** Steps for one hallabong (2 §9). */
const STEPS_PER_HALLABONG = 10;

const IN_STEPS: RequestForm = {
  name: 'with steps in place of hallabong',
  instead: 'with hallabong as requestedPoints',
  apply({ json, ...options }) {
    if (!isJsonObject(json) || typeof json['requestedPoints'] !== 'number') return undefined;
    return { ...options, json: { ...json, requestedPoints: json['requestedPoints'] * STEPS_PER_HALLABONG } };
  },
};

const UNTYPED_DATA: RequestForm = {
  name: 'with the part data as a plain field',
  apply({ form, ...options }) {
    if (!form?.some(({ name }) => name === 'data')) return undefined;
    return {
      ...options,
      form: form.map(({ contentType, ...part }) =>
        part.name === 'data' || contentType === undefined ? part : { ...part, contentType },
      ),
    };
  },
};

const FLAT_DATA: RequestForm = {
  name: 'with each field of data as a field of the form',
  apply({ form, ...options }) {
    const data = form?.find(({ name }) => name === 'data')?.value;
    if (!form || typeof data !== 'string') return undefined;
    const fields: unknown = JSON.parse(data);
    if (!isJsonObject(fields)) return undefined;
    const flat = Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((item: unknown) => ({ name, value: String(item) })),
    );
    return { ...options, form: [...flat, ...form.filter(({ name }) => name !== 'data')] };
  },
};

/** The plausible forms, the likeliest first. */
const OTHER_FORMS: Readonly<Record<string, readonly RequestForm[]>> = {
  sendVerificationCode: [AS_QUERY],
  verifyEmailCode: [AUTH_CODE, AS_QUERY],
  registerPassword: [AS_QUERY],
  completeRegistration: [UNTYPED_DATA, FLAT_DATA],
  createSpot: [UNTYPED_DATA, FLAT_DATA],
  saveThemes: [AS_LIST],
  saveSteps: [AS_QUERY],
  convertSteps: [AS_QUERY, IN_STEPS],
  startChallenge: [AS_QUERY],
  completeChallenge: [POSITION_IN_QUERY],
  exchangeProduct: [AS_QUERY],
  saveNotificationSetting: [AS_QUERY],
};

/** What is heard of a form that worked. */
export interface FoundForm {
  operationId: string;
  /** Such as `as parameters of the query`. */
  form: string;
  /** How the contract has it, where that is not the media type of the body. */
  instead: string | undefined;
  /** The request in the contract's form, and the one that worked. */
  refused: Exchange;
  accepted: Exchange;
}

/** The forms in which the server takes requests, as far as they are not the contract's. */
export interface RequestForms {
  /** Whether the server takes an operation in another form only. */
  isOther(operationId: string): boolean;
  /** Sends a request in the form that works; after a refusal the plausible ones are tried, once in a run. */
  send(
    operationId: string,
    options: CallOptions,
    sendOne: (options: CallOptions) => Promise<Exchange>,
  ): Promise<Exchange>;
}

interface Hears {
  found(form: FoundForm): void;
  /** Hears of attempts that say nothing of the server, because another one worked or none did. */
  attempted(exchanges: readonly Exchange[]): void;
}

/** Refusals that may be about the form. */
const REFUSALS_OF_FORM = new Set([400, 415, 422]);

export function createRequestForms(hears: Hears): RequestForms {
  /** Undefined for an operation of which no form worked, so that none is tried again. */
  const settled = new Map<string, RequestForm | undefined>();
  return {
    isOther: (operationId) => settled.get(operationId) !== undefined,
    async send(operationId, options, sendOne) {
      const known = settled.get(operationId);
      const first = await sendOne(known?.apply(options) ?? options);
      const forms = OTHER_FORMS[operationId] ?? [];
      // Only of a request that a client would make just so is it known that nothing but its form is wrong.
      if (options.trigger || settled.has(operationId) || forms.length === 0) return first;
      if (isSuccess(first)) return first;
      const { status = 0, body } = first.answer ?? {};
      if (!REFUSALS_OF_FORM.has(status) && !(status < 300 && saysFailure(body))) return first;
      const attempts: Exchange[] = [];
      for (const form of forms) {
        const other = form.apply(options);
        if (!other) continue;
        // One after the other: the first that works is the one.
        const exchange = await sendOne(other);
        if (isSuccess(exchange)) {
          settled.set(operationId, form);
          hears.attempted([first, ...attempts]);
          hears.found({
            operationId,
            form: form.name,
            instead: form.instead,
            refused: first,
            accepted: exchange,
          });
          return exchange;
        }
        attempts.push(exchange);
      }
      settled.set(operationId, undefined);
      hears.attempted(attempts);
      return first;
    },
  };
}
