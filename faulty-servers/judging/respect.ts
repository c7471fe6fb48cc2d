import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isJsonObject, type JsonObject } from '../../contract/document.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FLOWS = 'openapi/flows';

/** How long the flows of one call may take together, in milliseconds. */
const PATIENCE_MS = 60_000;

export interface RespectRun {
  /** File names in openapi/flows. */
  files: readonly string[];
  /** Only this workflow of them. */
  workflow?: string;
  /** Where the calls go. */
  serverUrl: string;
  inputs: JsonObject;
}

/** A step that failed. */
export interface FailedStep {
  file: string;
  workflowId: string;
  stepId: string;
  /** What was not met: conditions of the step, and what respect checks by itself. */
  demands: string[];
  /** The headers of the answer; undefined where there is none. */
  headers: JsonObject;
}

/**
 * Runs flows by Redocly respect, which is told to call nobody but the server.
 * @returns the steps that failed
 * @throws an Error with its last words where it does not come to a result
 */
export async function runRespect({ files, workflow, serverUrl, inputs }: RespectRun): Promise<FailedStep[]> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  const result = join(folder, 'result.json');
  try {
    const words = await runCommand([
      'respect',
      ...files.map((file) => `${FLOWS}/${file}`),
      ...(workflow === undefined ? [] : ['--workflow', workflow]),
      '--server',
      `dosaegi=${serverUrl}`,
      '--input',
      JSON.stringify(inputs),
      '--json-output',
      result,
      '--execution-timeout',
      String(PATIENCE_MS),
    ]);
    const text = await readFile(result, 'utf8').catch(() => undefined);
    if (text === undefined) throw new Error(withoutColours(words).trim().slice(-500) || 'it said nothing');
    return readFailures(JSON.parse(text));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns what the command wrote */
async function runCommand(words: readonly string[]): Promise<string> {
  const command = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const child = spawn(process.execPath, [command, ...words], {
    cwd: ROOT,
    // Nothing but these: a proxy in the environment would be called too.
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: tmpdir(),
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS + 5_000,
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (written += chunk));
  }
  await once(child, 'close');
  return written;
}

/** Escape sequences that colour a terminal. */
const COLOURS = new RegExp(`${String.fromCodePoint(0x1b)}\\[[0-9;]*m`, 'g');

const withoutColours = (text: string) => text.replaceAll(COLOURS, '');

/** The steps that failed, from the result that respect writes as JSON. */
export function readFailures(result: unknown): FailedStep[] {
  const files = isJsonObject(result) && isJsonObject(result['files']) ? result['files'] : {};
  return Object.entries(files).flatMap(([file, told]) =>
    objectsAt(told, 'executedWorkflows').flatMap((workflow) => failuresIn(file, workflow)),
  );
}

/** A workflow may hold others: a step that goes to another one runs the rest as a workflow of its own. */
function failuresIn(file: string, workflow: JsonObject): FailedStep[] {
  return objectsAt(workflow, 'executedSteps').flatMap((step) => {
    if (Array.isArray(step['executedSteps'])) return failuresIn(file, step);
    const demands = objectsAt(step, 'checks').flatMap((check) => (isFailed(check) ? [demandOf(check)] : []));
    if (demands.length === 0) return [];
    const { response } = step;
    return [
      {
        file: file.split('/').at(-1) ?? file,
        workflowId: String(workflow['workflowId']),
        stepId: String(step['stepId']),
        demands,
        headers: isJsonObject(response) && isJsonObject(response['headers']) ? response['headers'] : {},
      },
    ];
  });
}

const isFailed = ({ passed, severity }: JsonObject) => passed !== true && severity === 'error';

function demandOf({ name, condition, message }: JsonObject): string {
  if (typeof condition === 'string') return condition;
  const words = withoutColours(String(message)).replaceAll(/\s+/g, ' ').trim();
  return `${String(name)}: ${words.slice(0, 300)}`;
}

function objectsAt(value: unknown, key: string): JsonObject[] {
  const list = isJsonObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}
