/** What the proxy was asked for. */
export interface ProxySettings {
  target: URL;
  port: number;
  timeoutMs: number;
  /** Without the app: for a client of one's own. */
  isApiOnly: boolean;
}

/** An option that cannot be meant; the message says which and why. */
export class ProxyUsageError extends Error {}

/** Reads the options of the command. @throws ProxyUsageError */
export function readProxyOptions(values: {
  url?: string | undefined;
  port: string;
  'timeout-ms': string;
  'api-only': boolean;
}): ProxySettings {
  if (values.url === undefined) throw new ProxyUsageError('--url is missing: the address of your server.');
  const target = URL.parse(values.url);
  if (!target || !['http:', 'https:'].includes(target.protocol)) {
    throw new ProxyUsageError(`--url ${values.url} is not an address such as http://localhost:8080.`);
  }
  if (target.username !== '' || target.search !== '' || target.hash !== '') {
    throw new ProxyUsageError('--url takes scheme, host, port and at most a path.');
  }
  return {
    target,
    port: readNumber('--port', values.port, 1, 65_535),
    timeoutMs: readNumber('--timeout-ms', values['timeout-ms'], 1, 600_000),
    isApiOnly: values['api-only'],
  };
}

function readNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ProxyUsageError(`${name} ${text} is not a whole number from ${min} to ${max}.`);
  }
  return value;
}
