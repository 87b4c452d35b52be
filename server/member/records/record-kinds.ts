import { sql } from 'kysely';
import type { RecordsAccountValue } from '../../../src/protocol/generated/wire-types.ts';

export type MovementKind = RecordsAccountValue['rows'][number]['kind'];

/** The kind of the ledger transfer `t`, by the first word of its name in the ledger; any other is `other`. */
export const kindOfTransfer = sql<MovementKind>`case split_part(t.kind, '.', 1)
  when 'deposit' then 'deposit' when 'withdrawal' then 'withdrawal' when 'bonus' then 'bonus'
  when 'rebate' then 'bonus'
  when 'transfer' then 'transfer' when 'contract' then 'contract'
  when 'adjustment' then 'adjustment' when 'lottery' then 'lottery'
  when 'game' then case when t.reference like 'lottery%' then 'lottery' else 'game' end
  when 'jackpot' then 'game' else 'other' end`;

/** What the account record is narrowed to by a kind; `income` is all that rebates, contracts and bonuses paid. */
export const isOfKind = (kind: string) =>
  kind === 'income'
    ? sql`${kindOfTransfer} in ('bonus', 'contract') and e.amount > 0`
    : sql`${kindOfTransfer} = ${kind}`;
