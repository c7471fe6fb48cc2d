import { CONTRACT_FOLDER } from './bundle.ts';
import { join } from 'node:path';
import { isJsonObject, listOperations, type JsonObject } from './document.ts';
import { readMarks, type Assumption } from './marks.ts';

export const ASSUMPTIONS_FILE = 'docs/assumptions.md';

/** More operations than this are counted, not named. */
const NAMED_OPERATIONS = 4;

const HEAD = `# What the contract assumed

The product specification does not show everything that a contract needs. Each decision below stands at its place in
\`openapi/\` as \`x-assumption\`, with what else it could have been. To dispute one, change it at the place in its row, or
write what the real API does into an issue that names the place.

Made by \`npm run generate\` from the marks: do not edit.
`;

/**
 * The page of everything that the contract decided without the specification, one table for each tag.
 *
 * @param bundle the bundled contract, which has the order of tags and operations
 */
export async function writeAssumptions(bundle: JsonObject): Promise<string> {
  const { assumptions } = await readMarks(join(CONTRACT_FOLDER, 'openapi.yaml'));
  const operations = listOperations(bundle);
  const tagOf = new Map(operations.map(({ operationId, tag }) => [operationId, tag]));
  const tagsOf = ({ operationIds }: Assumption) => new Set(operationIds.map((id) => tagOf.get(id) ?? ''));
  const isShared = (assumption: Assumption) => tagsOf(assumption).size !== 1;

  const sections = [
    ['Everywhere, or under several tags', assumptions.filter(isShared)] as const,
    ...tagsIn(bundle).map(
      (tag) => [tag, assumptions.filter((one) => !isShared(one) && tagsOf(one).has(tag))] as const,
    ),
  ].filter(([, rows]) => rows.length > 0);
  const tables = sections.map(
    ([title, rows]) =>
      `## ${title}\n\n| operations | decision | alternative | where to dispute it |\n| --- | --- | --- | --- |\n${rows
        .map((row) => toRow(row, operations.length))
        .join('\n')}\n`,
  );
  return [HEAD, `${assumptions.length} decisions.\n`, ...tables].join('\n');
}

function tagsIn(bundle: JsonObject): string[] {
  const tags: unknown = bundle['tags'];
  return (Array.isArray(tags) ? tags : []).flatMap((tag) =>
    isJsonObject(tag) && typeof tag['name'] === 'string' ? [tag['name']] : [],
  );
}

function toRow({ operationIds, decision, alternative, place, about }: Assumption, all: number): string {
  const [file = '', pointer = ''] = place.split('#');
  const at = about === undefined ? pointer : `${pointer} (${about})`;
  return `| ${[
    describeOperations(operationIds, all),
    decision,
    alternative,
    `[${file}](../openapi/${file}) \`${at}\``,
  ]
    .map((cell) => cell.replaceAll('|', '\\|'))
    .join(' | ')} |`;
}

function describeOperations(operationIds: readonly string[], all: number): string {
  if (operationIds.length === 0 || operationIds.length === all) return 'all';
  if (operationIds.length > NAMED_OPERATIONS) return `${operationIds.length} operations`;
  return operationIds.join(', ');
}
