/** What can be switched off immediately: a component type, a provider, a form, a flow or a whitelabel module. */
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
