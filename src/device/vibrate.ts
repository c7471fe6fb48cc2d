/**
 * Lets the phone vibrate, where it can and its user has touched the page: a browser refuses it before, with a warning.
 * @param pattern milliseconds of vibration and of rest by turns
 */
export function vibrate(pattern: readonly number[]): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
}
