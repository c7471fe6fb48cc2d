/** Runs something in a task of its own once the next frame has been painted: a tap is answered before it. */
export function afterNextPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
