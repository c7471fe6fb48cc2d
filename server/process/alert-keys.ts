import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { isLoopback } from './loopback.ts';

/** The account of Google's as which this server sends. */
export interface GoogleAccount {
  projectId: string;
  email: string;
  keyId: string;
  /** As an object of Node's, which no log and no error writes out. */
  privateKey: KeyObject;
  /** Where access tokens are given: over https, or on this machine. */
  tokenUri: string;
}

const AccountFile = z.object({
  project_id: z.string().check(z.regex(/^[\w.:-]+$/)),
  client_email: z.string(),
  private_key_id: z.string(),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https?$/ }),
});

/** What a setting says that holds a text, or the path of a file with it; undefined where there is no such file. */
function readTextOrFile(value: string, isText: RegExp): string | undefined {
  if (isText.test(value)) return value;
  try {
    return readFileSync(value, 'utf8');
  } catch {
    return undefined;
  }
}

function readPrivateKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The service account that a setting names.
 * @param value its JSON, as Google gives it, or the path of a file with that
 * @returns undefined for anything else; nothing of the value is told
 */
export function readGoogleAccount(value: string): GoogleAccount | undefined {
  const text = readTextOrFile(value, /^\s*\{/);
  if (text === undefined) return undefined;
  const file = AccountFile.safeParse(parseJson(text));
  if (!file.success) return undefined;
  const { project_id, client_email, private_key_id, private_key, token_uri } = file.data;
  const privateKey = readPrivateKey(private_key);
  if (privateKey?.asymmetricKeyType !== 'rsa') return undefined;
  const { protocol, hostname } = new URL(token_uri);
  if (protocol !== 'https:' && !isLoopback(hostname)) return undefined;
  return {
    projectId: project_id,
    email: client_email,
    keyId: private_key_id,
    privateKey,
    tokenUri: token_uri,
  };
}

/**
 * The key with which Apple knows this server.
 * @param value the PEM text of a .p8 file, or the path of one
 * @returns undefined for anything but a private key on the curve P-256; nothing of the value is told
 */
export function readAppleKey(value: string): KeyObject | undefined {
  const text = readTextOrFile(value, /^\s*-----BEGIN/);
  const key = text === undefined ? undefined : readPrivateKey(text);
  return key?.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
}
