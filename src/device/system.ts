/** What the system around the native app asks of it, and what the app asks of the system. */
export interface SystemPort {
  /** Called when the user asks for one step back by the system's button or gesture. Returns what ends it. */
  onBack: (listener: () => void) => () => void;
  /**
   * Called with the path and query of an address that the system opens the app with, such as the link to a post or a
   * tapped notification. Returns what ends it.
   */
  onOpen: (listener: (address: string) => void) => () => void;
  /** Leaves the app, as the system's back button does on its first screen. */
  leave: () => void;
}
