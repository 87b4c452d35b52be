import { sql } from 'kysely';
import type { ContractPeriod, ContractTier } from '../../../../src/machines/contract/contract.context.ts';
import { readMoney } from '../../../../src/protocol/money/money.ts';
import { dayIn } from '../../../../src/protocol/time/time-zone.ts';
import type { Database } from '../../../../server/db/database.ts';
import { addDays } from '../../../calendar-days.ts';
import { readRate } from '../own-rates.ts';
import type { Product } from '../products.ts';
import type { Tier } from './facts.ts';
import type { TermSlots } from './periods.ts';
import type { SettledKind } from './tables.ts';
import { findHeldTicks, isTickKind } from './ticks.ts';

/** Terms that both sides accepted, and the days or ticks in which they hold. */
export interface Terms {
  readonly contractId: string;
  readonly version: number;
  readonly memberId: string;
  /** Who gives it; null for the house. */
  readonly uplineId: string | null;
  readonly product: Product;
  readonly period: ContractPeriod;
  readonly tiers: readonly Tier[];
  readonly held: TermSlots;
}
interface Row {
  readonly contract_id: string;
  readonly version: number;
  readonly member_id: string;
  readonly upline_id: string | null;
  readonly product: Product;
  readonly period: ContractPeriod;
  readonly tiers: readonly ContractTier[];
  readonly effective_at: Date;
  readonly next_at: Date | null;
  readonly ended_at: Date | null;
}

/** The first day that begins at a moment or after it. */
const firstWholeDay = (zone: string, moment: Date): string =>
  addDays(dayIn(zone, new Date(moment.getTime() - 1)), 1);

/** From the first whole day on, to the day of the end or the one before newer terms. */
function findDays(zone: string, { effective_at, next_at, ended_at }: Row): TermSlots {
  const ends = [
    ...(ended_at === null ? [] : [dayIn(zone, ended_at)]),
    ...(next_at === null ? [] : [addDays(firstWholeDay(zone, next_at), -1)]),
  ];
  return { from: firstWholeDay(zone, effective_at), to: ends.toSorted()[0] ?? null };
}

export const toTiers = (tiers: readonly ContractTier[], currency: string): readonly Tier[] =>
  tiers.map(({ bet, loss, members, rate, fixed = '0' }) => ({
    bet: readMoney(bet, currency) ?? 0n,
    loss: readMoney(loss, currency) ?? 0n,
    members,
    rate: readRate(rate),
    fixed: readMoney(fixed, currency) ?? 0n,
  }));

export interface TermsAsked {
  readonly merchant: string;
  readonly kind: SettledKind;
  readonly zone: string;
  readonly currency: string;
  /** Terms that ended before this slot are left out. */
  readonly since: string;
  /** Left out: of all members. */
  readonly memberIds?: readonly string[];
}
/** Every terms of a kind that held in a slot or later. */
export async function loadTerms(
  db: Database,
  { merchant, kind, zone, currency, since, memberIds }: TermsAsked,
): Promise<readonly Terms[]> {
  const ofMember = memberIds === undefined ? sql`true` : sql`c.downline_id = any(${memberIds}::bigint[])`;
  const { rows } =
    await sql<Row>`select c.id as contract_id, v.version, c.downline_id as member_id, c.upline_id, c.product,
      v.period, v.tiers, v.effective_at,
      lead(v.effective_at) over (partition by c.id order by v.version) as next_at,
      (select min(s.made_at) from contract_step s where s.contract_id = c.id
        and s.step in ('agreeEnd', 'autoEnd') and s.made_at >= v.answered_at) as ended_at
    from contract c join contract_version v on v.contract_id = c.id and v.answer = 'accepted'
    where c.merchant = ${merchant} and c.kind = ${kind} and ${ofMember}
    order by c.id, v.version`.execute(db);
  return rows
    .map((row) => ({
      contractId: row.contract_id,
      version: row.version,
      memberId: row.member_id,
      uplineId: row.upline_id,
      product: row.product,
      period: kind === 'dividend' ? row.period : ('D' as const),
      tiers: toTiers(row.tiers, currency),
      held: isTickKind(kind) ? findHeldTicks(row) : findDays(zone, row),
    }))
    .filter(({ held }) => held.to === null || (held.to >= held.from && held.to >= since));
}
