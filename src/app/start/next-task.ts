/** Settles in a task of its own: the browser may paint before it, or answer a tap. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
