import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringIntoSight, findElements, keepInTab, readText, standAt, type Wanted } from './in-page.ts';
import { asParameter, elementsIn, untilItWorks, type ElementId, type Remote } from './remote.ts';

/** How long something may take to appear: the machine may be busy with the other browser's work. */
const PATIENCE_MS = 30_000;

const LIBRARY_FILE = '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const LIBRARY = readFileSync(join(import.meta.dirname, LIBRARY_FILE), 'utf8');

/** What is tapped sooner after another tap may be taken for a slip of the finger: twice the product's own 500 ms. */
const BETWEEN_TAPS_MS = 1000;

/** The body of a script that calls a function with the script's own parameters. */
const calling = (work: (...parameters: never) => unknown) => `return (${String(work)})(...arguments);`;

/** A part of a screen by its role and its name, whole or as a pattern. */
export const part = (role: string, name: string | RegExp): Wanted => ({
  role,
  name: typeof name === 'string' ? name : { pattern: name.source },
});
export const button = (name: string | RegExp) => part('button', name);
export const link = (name: string | RegExp) => part('link', name);
export const field = (label: string): Wanted => ({ label });

const describe = (path: readonly Wanted[]) =>
  path
    .map((wanted) =>
      'label' in wanted
        ? `the field ${wanted.label}`
        : `the ${wanted.role} ${typeof wanted.name === 'string' ? wanted.name : wanted.name.pattern}`,
    )
    .join(', in it ');

/** What somebody does at a screen and reads from it. Every step waits until it can be done. */
export class Page {
  readonly #remote: Remote;
  readonly #origin: string;
  #lastTap = 0;

  constructor(remote: Remote, origin: string) {
    this.#remote = remote;
    this.#origin = origin;
  }

  #run<Parameters extends readonly unknown[]>(
    work: (...parameters: Parameters) => unknown,
    ...parameters: Parameters
  ): Promise<unknown> {
    return this.#remote.execute(calling(work), parameters);
  }

  /** The library comes with each question: Firefox runs each script in a place of its own. */
  async #find(path: readonly Wanted[]): Promise<ElementId[]> {
    return elementsIn(await this.#remote.execute(`${LIBRARY}\n${calling(findElements)}`, [path]));
  }

  /** The only element of a path. @throws where there is none or another */
  async #only(path: readonly Wanted[]): Promise<ElementId> {
    const [element, another] = await this.#find(path);
    if (element === undefined) throw new Error(`Not there: ${describe(path)}.`);
    if (another !== undefined) throw new Error(`There more than once: ${describe(path)}.`);
    return element;
  }

  /** Opens an address of the product by itself, as if it was typed. */
  async open(path: string): Promise<void> {
    await this.#remote.navigate(this.#origin + path);
  }

  /** Waits for a text anywhere on the screen. */
  async see(text: string): Promise<void> {
    await untilItWorks(async () => {
      const all = String(await this.#run(readText));
      if (!all.includes(text)) throw new Error(`Not to be read: ${text}. There: ${all.slice(0, 300)}`);
    }, PATIENCE_MS);
  }

  /** Waits for a part, the last step of a path from the screen inwards. */
  async expect(...path: readonly Wanted[]): Promise<void> {
    await untilItWorks(() => this.#only(path), PATIENCE_MS);
  }

  async tap(...path: readonly Wanted[]): Promise<void> {
    const wait = this.#lastTap + BETWEEN_TAPS_MS - performance.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(wait, 0)));
    await untilItWorks(async () => {
      const element = await this.#only(path);
      await this.#remote.execute(calling(bringIntoSight), [asParameter(element)]);
      await this.#remote.click(element);
    }, PATIENCE_MS);
    this.#lastTap = performance.now();
  }

  async type(text: string, ...path: readonly Wanted[]): Promise<void> {
    await untilItWorks(async () => this.#remote.sendKeys(await this.#only(path), text), PATIENCE_MS);
  }

  /** Chooses a file of this machine. */
  async upload(file: string, label: string): Promise<void> {
    await this.type(file, field(label));
  }

  /** From now on the device stands there, in degrees of WGS 84; forgotten with the next `open`. */
  async standAt(latitude: number, longitude: number): Promise<void> {
    await this.#run(standAt, latitude, longitude);
  }

  async keepInTab(entries: Readonly<Record<string, string>>): Promise<void> {
    await this.#run(keepInTab, entries);
  }
}
