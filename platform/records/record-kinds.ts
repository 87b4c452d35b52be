import { sql } from 'kysely';
import type { RecordsAccountValue } from '../../src/protocol/generated/wire-types.ts';

export type MovementKind = RecordsAccountValue['rows'][number]['kind'];

/** The kind of the ledger transfer `t`, by its name in the ledger; any that has none is `other`. */
export const kindOfTransfer = sql<MovementKind>`record_kind(t.kind, t.reference)`;

/** What the account record is narrowed to by a kind; `income` is all that rebates, contracts and bonuses paid. */
export const isOfKind = (kind: string) =>
  kind === 'income'
    ? sql`${kindOfTransfer} in ('bonus', 'contract') and e.amount > 0`
    : sql`${kindOfTransfer} = ${kind}`;
