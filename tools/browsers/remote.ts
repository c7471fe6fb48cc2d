/** The screen of a phone, in pixels of CSS. */
export const SCREEN = { width: 412, height: 915 };

/** An element of the page as the browser names it. */
export type ElementId = string;

/** What is told to a browser from outside; each is a command of the W3C's WebDriver, whatever carries it. */
export interface Remote {
  navigate: (address: string) => Promise<void>;
  /** Runs the body of a function in the page; gives what it returns. */
  execute: (body: string, parameters: readonly unknown[]) => Promise<unknown>;
  /** Scrolls to an element and taps its middle; rejects where something else lies over it. */
  click: (element: ElementId) => Promise<void>;
  /** Types into a field; for a field of files, the paths. */
  sendKeys: (element: ElementId, text: string) => Promise<void>;
}

/** A browser that runs. */
export interface Browser {
  /** Its name and version. */
  title: string;
  remote: Remote;
  /** What its console said of errors, line by line, from the beginning. */
  complaints: () => readonly string[];
  stop: () => Promise<void>;
}

/** The field in which WebDriver names an element of the page (W3C WebDriver, 11.1). */
const ELEMENT_FIELD = 'element-6066-11e4-a52e-4f735466cecf';

const isElement = (value: unknown): value is Record<typeof ELEMENT_FIELD, ElementId> =>
  typeof value === 'object' && value !== null && ELEMENT_FIELD in value;

/** An element as a parameter of a script. */
export const asParameter = (element: ElementId) => ({ [ELEMENT_FIELD]: element });

/** The elements among what a script returned. */
export const elementsIn = (value: unknown): ElementId[] =>
  (Array.isArray(value) ? value : [value]).filter(isElement).map((element) => element[ELEMENT_FIELD]);

/** Tries until it works, every 100 ms, for `patienceMs`. @throws the last error */
export async function untilItWorks<Result>(work: () => Promise<Result>, patienceMs: number): Promise<Result> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
