import type { JsonObject } from '../json/json.ts';

/**
 * What a line of the audit changed, where that is no row of a desk: values before and after by the name of the fact.
 * No password and no secret is among them, only whether there is one.
 */
export const auditFactNames = [
  'role',
  'email',
  'state',
  'host',
  'port',
  'secure',
  'requireTls',
  'user',
  'from',
  'password',
  'template',
  'secrets',
] as const;
export type AuditFactName = (typeof auditFactNames)[number];
export type AuditFacts = Readonly<Partial<Record<AuditFactName, string>>>;
/** Facts, or all fields of an offer. */
export interface AuditFactChange {
  /** Null: there was nothing. */
  readonly before: JsonObject | null;
  /** Null: it is gone. */
  readonly after: JsonObject | null;
}
