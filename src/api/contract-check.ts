/** What is done when an answer breaks the contract: `throw`, `report` and go on, or look away (`off`). */
export type ContractCheckMode = 'throw' | 'report' | 'off';

/** The part of a zod schema that the check needs. */
export interface ResponseSchema {
  safeParse(body: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** One place where an answer departs from its schema. */
export interface ContractIssue {
  /** The field, such as `content[0].likeCount`; empty for the whole body. */
  field: string;
  problem: string;
}

/** An answer that the contract does not allow. It names the operation and each field that is wrong. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly operation: string;
  readonly issues: readonly ContractIssue[];

  constructor(operation: string, issues: readonly ContractIssue[]) {
    super(`${operation}: ${issues.map(({ field, problem }) => `${field || 'body'}: ${problem}`).join('; ')}`);
    this.operation = operation;
    this.issues = issues;
  }
}

/** Checks an answer's body against its schema. Returns where it departs; empty when it does not. */
export function findContractIssues(schema: ResponseSchema, body: unknown): readonly ContractIssue[] {
  const result = schema.safeParse(body);
  if (result.success) return [];
  return (result.error?.issues ?? []).map(({ path, message }) => ({
    field: toField(path),
    problem: message,
  }));
}

function toField(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, key) => {
    if (typeof key === 'number') return `${field}[${key}]`;
    return field ? `${field}.${String(key)}` : String(key);
  }, '');
}
