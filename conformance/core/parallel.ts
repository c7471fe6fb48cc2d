/** Does something with each item, `most` of them at a time, in their order. The first problem ends it. */
export async function inParallel<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    // One iterator for all workers: each takes the next item that nobody has.
    for (const item of queue) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
}
