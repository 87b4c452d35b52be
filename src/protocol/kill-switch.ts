/** What can be switched off at once: a type of component, a studio, a form, a flow, or a module of the whitelabel tree. */
export const killKinds = ['component', 'vendor', 'form', 'machine', 'feature'] as const;
export type KillKind = (typeof killKinds)[number];

export interface KillTarget {
  readonly kind: KillKind;
  /** Component type, vendor code, form id, machine id or module id. */
  readonly name: string;
}
export interface KillSwitch extends KillTarget {
  readonly reason: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}
