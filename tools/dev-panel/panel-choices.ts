/** What the mock's control endpoint says of an operation and of its answers. */
export interface PanelOperation {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  responses: PanelResponse[];
}

export interface PanelResponse {
  status: number;
  description: string;
  examples: { name: string; summary: string }[];
}

export interface PanelChoice {
  example?: string;
  status?: number;
  delayMs?: number;
}

export type PanelChoices = Record<string, PanelChoice>;

/** The value of an option that stands for one example of one status; the same name may occur in several. */
export function toExampleValue(status: number, example: string): string {
  return `${status}/${example}`;
}

/** The option that stands for a choice; empty where the mock chooses the example itself. */
export function exampleValueOf(operation: PanelOperation, { example, status }: PanelChoice): string {
  if (example === undefined) return '';
  const response = operation.responses.find(
    (candidate) =>
      (status === undefined || candidate.status === status) &&
      candidate.examples.some(({ name }) => name === example),
  );
  return response ? toExampleValue(response.status, example) : '';
}

/** An example brings its status along; no example leaves the status as it is. */
export function chooseExample(choice: PanelChoice, value: string): PanelChoice {
  const { example: _example, ...rest } = choice;
  const separator = value.indexOf('/');
  if (separator < 0) return rest;
  return { ...rest, status: Number(value.slice(0, separator)), example: value.slice(separator + 1) };
}

/** Another status drops an example that belongs to the old one. */
export function chooseStatus(operation: PanelOperation, choice: PanelChoice, value: string): PanelChoice {
  const { status: _status, example, ...rest } = choice;
  if (value === '') return rest;
  const status = Number(value);
  const keepsExample = exampleValueOf(operation, { example, status }) !== '';
  return keepsExample ? { ...rest, status, example } : { ...rest, status };
}

/** Milliseconds, kept within 0 to 60,000; 0 and what is no number mean no delay. */
export function chooseDelay(choice: PanelChoice, value: string): PanelChoice {
  const { delayMs: _delayMs, ...rest } = choice;
  const delayMs = Math.min(60_000, Math.round(Number(value)));
  return delayMs > 0 ? { ...rest, delayMs } : rest;
}

export function isEmptyChoice(choice: PanelChoice): boolean {
  return Object.values(choice).every((value) => value === undefined);
}

/** Whether an operation answers to a search: any part of its name, path, method, tag or summary. */
export function matchesSearch(operation: PanelOperation, search: string): boolean {
  const { operationId, method, path, tag, summary } = operation;
  const text = [operationId, method, path, tag, summary].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Operations by their tag, both in the order of the contract. */
export function groupByTag(operations: PanelOperation[]): [tag: string, operations: PanelOperation[]][] {
  return [...Map.groupBy(operations, ({ tag }) => tag)];
}
