/** The run cannot take place, and why, in words for whoever started it. It says nothing about the contract. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
