/** The three optional permissions, in the order in which they are listed and asked for (1 §2, 1 §6). */
export const PERMISSION_NAMES = ['notification', 'camera', 'location'] as const;

export type PermissionName = (typeof PERMISSION_NAMES)[number];

export type PermissionResult = 'granted' | 'denied' | 'unsupported';

/** Asks the user for what the app may use. Each is optional to the flow (1 §6). */
export interface PermissionsPort {
  /** Where a permission stands, without asking. What cannot be known counts as `prompt`. */
  query: (name: PermissionName) => Promise<PermissionResult | 'prompt'>;
  /**
   * Asks, on a tap only: browsers ignore or punish a question that nobody asked for. A question that is
   * closed without an answer counts as denied. Rejects when asking fails for another reason.
   */
  request: (name: PermissionName) => Promise<PermissionResult>;
}
