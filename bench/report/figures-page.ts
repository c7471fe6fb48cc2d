import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';

const PAGE = 'docs/figures.md';

/** Today and the machine, as every measured table states them. */
export function describeMeasurement(browserVersion: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `Measured on ${day}: ${availableParallelism()} cores (${model}), ${gigabytes} GiB, Node ${process.versions.node}, Chromium ${browserVersion}.`;
}

const toLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(toLine).join('\n');
}

/**
 * Replaces what stands between `<!-- NAME:begin -->` and `<!-- NAME:end -->` on the page of figures.
 *
 * @throws an Error where the page has no such place
 */
export async function writeFigures(name: string, text: string): Promise<void> {
  const page = readFileSync(PAGE, 'utf8');
  const place = new RegExp(`(<!-- ${name}:begin -->)[\\s\\S]*(<!-- ${name}:end -->)`);
  if (!place.test(page)) throw new Error(`${PAGE} has no place for the figures of ${name}.`);
  // A replacement by a function takes a dollar sign for nothing but itself.
  const written = page.replace(place, (_, begin: string, end: string) => `${begin}\n\n${text}\n\n${end}`);
  const style = await resolveConfig(PAGE);
  writeFileSync(PAGE, await format(written, { ...style, parser: 'markdown' }));
}
