import type { PermissionName, PermissionResult, PermissionsPort } from '@/device/permissions/permissions';

/** A user who answers each question as the test says; everything is granted at first. */
export class FakePermissions implements PermissionsPort {
  readonly answers: Record<PermissionName, PermissionResult | Error> = {
    notification: 'granted',
    camera: 'granted',
    location: 'granted',
  };
  /** What was asked for, in order. */
  readonly requested: PermissionName[] = [];
  /** Most questions that were open at the same time. */
  mostAtOnce = 0;
  #open = 0;

  readonly query = (name: PermissionName): Promise<PermissionResult | 'prompt'> => {
    const answer = this.answers[name];
    const isKnown = this.requested.includes(name) || answer === 'unsupported';
    return Promise.resolve(isKnown && !(answer instanceof Error) ? answer : 'prompt');
  };

  readonly request = async (name: PermissionName): Promise<PermissionResult> => {
    this.requested.push(name);
    this.#open += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#open);
    await Promise.resolve();
    this.#open -= 1;
    const answer = this.answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  };
}
