import type { PanelChoice, PanelChoices, PanelOperation } from './panel-choices.ts';

/** Dispatched on `window` after the choices have changed, so that the page may load its data again. */
export const CHOICES_CHANGED_EVENT = 'mock:choices-changed';

export async function fetchOperations(): Promise<PanelOperation[]> {
  const body = await call('GET', '/operations');
  if (!Array.isArray(body) || !body.every(isOperation))
    throw new Error('목 서버의 작업 목록을 읽지 못했습니다.');
  return body;
}

export async function fetchChoices(): Promise<PanelChoices> {
  return toChoices(await call('GET', '/choices'));
}

export async function putChoice(operationId: string, choice: PanelChoice): Promise<PanelChoices> {
  return toChoices(await call('PUT', `/choices/${operationId}`, choice));
}

export async function deleteChoice(operationId: string): Promise<PanelChoices> {
  return toChoices(await call('DELETE', `/choices/${operationId}`));
}

export async function deleteAllChoices(): Promise<PanelChoices> {
  return toChoices(await call('DELETE', '/choices'));
}

/** As whom the mock answers; empty for the demo user. */
export async function fetchPersona(): Promise<string> {
  return toPersona(await call('GET', '/persona'));
}

/** Has the mock answer as somebody else, or as the demo user again where the name is empty. */
export async function putPersona(persona: string): Promise<string> {
  return toPersona(
    persona === '' ? await call('DELETE', '/persona') : await call('PUT', '/persona', { persona }),
  );
}

async function call(
  method: string,
  path: string,
  body?: PanelChoice | { persona: string },
): Promise<unknown> {
  const response = await fetch(`/__mock${path}`, { method, body: body ? JSON.stringify(body) : null });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  throw new Error(
    isObject(answer) && typeof answer['message'] === 'string' ? answer['message'] : response.statusText,
  );
}

function toPersona(value: unknown): string {
  if (!isObject(value)) throw new Error('목 서버의 설정을 읽지 못했습니다.');
  return typeof value['persona'] === 'string' ? value['persona'] : '';
}

function toChoices(value: unknown): PanelChoices {
  if (!isChoices(value)) throw new Error('목 서버의 설정을 읽지 못했습니다.');
  return value;
}

function isChoices(value: unknown): value is PanelChoices {
  return isObject(value) && Object.values(value).every(isObject);
}

function isOperation(value: unknown): value is PanelOperation {
  return (
    isObject(value) &&
    ['operationId', 'method', 'path', 'tag', 'summary'].every((key) => typeof value[key] === 'string') &&
    Array.isArray(value['responses']) &&
    value['responses'].every((response) => isObject(response) && Array.isArray(response['examples']))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
