import { panicLength, type BreakLength } from '../../src/protocol/time/break-length.ts';
import type { Selectable } from 'kysely';
import type { CareSetLimitRequest, CareStandingValue } from '../../src/protocol/generated/wire-types.ts';
import {
  limitKinds,
  limitPeriods,
  type Jurisdiction,
  type LimitKind,
  type LimitPeriod,
} from '../../src/protocol/document/jurisdiction.ts';
import type { Database } from '../../server/db/database.ts';
import { requireToken } from '../../server/infrastructure/http/limits.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall, refuseField } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { requireRealAccount } from '../identity/security/fund-password.ts';
import { readMoney, writeMoney } from '../../src/protocol/money/money.ts';
import { readCurrency, type Currency } from '../money/wallet/currency.ts';
import { readSettings } from '../calls/system/settings.ts';
import { lockMember } from '../money/withdrawals/accounts.ts';
import { writeLimit } from './assert-within-limits.ts';
import { cancelAboveRoom } from './cancel-above-room.ts';
import { endOfBreak } from './end-of-break.ts';
import { recordResponsibleGamingEvent } from './events.ts';
import { readJurisdiction } from './jurisdiction.ts';
import type { ResponsibleGamingTables } from './tables.ts';
import { onBreak } from './on-break.ts';
import { readUsed, startOf } from './usage.ts';

type LimitRow = Selectable<ResponsibleGamingTables['care_limit']>;
type WireLimit = CareStandingValue['limits'][number];
export interface LimitPlace {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const changes = { limit: 60, windowSeconds: 3_600 } as const;
/** Minutes of the longest period: a longer limit on time limits nothing. */
const mostMinutes: Readonly<Record<LimitPeriod, bigint>> = { day: 1_440n, week: 10_080n, month: 43_200n };

/** What a member may set by the market's profile, and what they have set whatever it says now. */
function listPlaces(profile: Jurisdiction, rows: readonly LimitRow[]): readonly LimitPlace[] {
  return limitKinds
    .flatMap((kind) => limitPeriods.map((period) => ({ kind, period })))
    .filter(
      ({ kind, period }) =>
        (profile.limitKinds.includes(kind) && profile.limitPeriods.includes(period)) ||
        rows.some((row) => row.kind === kind && row.period === period && row.amount !== null),
    );
}

/** A looser limit that was asked for and can, or will, be confirmed. */
interface Wish {
  /** Minor units or minutes; null takes the limit away. */
  readonly amount: bigint | null;
  readonly from: Date;
  readonly until: Date;
}
/**
 * The looser limit that is still open; one that was not confirmed in time has lapsed, so none is prepared
 * ahead.
 */
function readWish({ next_amount, next_from, next_until }: LimitRow, now: Date): Wish | null {
  if (next_from === null || next_until === null || next_until <= now) return null;
  return { amount: next_amount === null ? null : BigInt(next_amount), from: next_from, until: next_until };
}

async function writeOne(
  db: Database,
  memberId: string,
  { kind, period }: LimitPlace,
  row: LimitRow | undefined,
  { now, currency }: { readonly now: Date; readonly currency: string },
): Promise<WireLimit> {
  const used = await readUsed(db, memberId, kind, startOf(period, now));
  const limit = (row?.amount ?? null) === null ? null : BigInt(row?.amount ?? '0');
  const wish = row === undefined ? null : readWish(row, now);
  return {
    id: `${kind}.${period}`,
    kind,
    period,
    amount: limit === null ? null : writeLimit(kind, limit, currency),
    used: writeLimit(kind, used, currency),
    left: limit === null ? null : writeLimit(kind, limit > used ? limit - used : 0n, currency),
    change: wish === null ? 'none' : wish.from > now ? 'cooling' : 'ready',
    next: (wish?.amount ?? null) === null ? null : writeLimit(kind, wish?.amount ?? 0n, currency),
    nextFrom: wish?.from.toISOString() ?? null,
    nextUntil: wish?.until.toISOString() ?? null,
  };
}

export async function readLimits(
  db: Database,
  memberId: string,
  profile: Jurisdiction,
  how: { readonly now: Date; readonly currency: string },
): Promise<readonly WireLimit[]> {
  const rows = await db.selectFrom('care_limit').selectAll().where('member_id', '=', memberId).execute();
  return Promise.all(
    listPlaces(profile, rows).map((place) => {
      const row = rows.find(({ kind, period }) => kind === place.kind && period === place.period);
      return writeOne(db, memberId, place, row, how);
    }),
  );
}

/** Everything the page of responsible gaming shows. */
export async function readResponsibleGamingStatus(
  parts: MemberParts,
  caller: Caller,
): Promise<CareStandingValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const profile = await readJurisdiction(parts);
  const currency = await readCurrency(parts.db, parts.merchant);
  const now = parts.clock.now();
  const how = { now, currency: currency.code };
  const { timeZone } = await readSettings(parts);
  /** During a break only those that end a day later or more: who takes one that ends minutes later gains nothing. */
  const isLonger = (length: BreakLength): boolean =>
    member.breakUntil === undefined ||
    endOfBreak(now, length, timeZone).getTime() - member.breakUntil.getTime() >= dayMs;
  return {
    limits: [...(await readLimits(parts.db, member.id, profile, how))],
    coolingHours: profile.coolingHours,
    timeOuts: profile.timeOuts.filter(isLonger),
    exclusions: profile.exclusions.filter(isLonger),
    panicButton: profile.panicButton && isLonger(panicLength),
    cancelled: null,
    currency: currency.code,
    currencySymbol: currency.symbol,
  };
}

/** The tightest of a member's deposit limits, for the page of deposits; nulls where there is none. */
export async function readDepositRoom(
  { db, merchant, clock }: MemberParts,
  caller: Caller,
): Promise<{ left: string | null; period: LimitPeriod | null; currencySymbol: string }> {
  const { id } = requireMember(caller);
  const rows = await db
    .selectFrom('care_limit')
    .selectAll()
    .where('member_id', '=', id)
    .where('kind', '=', 'deposit')
    .where('amount', 'is not', null)
    .execute();
  const now = clock.now();
  const usages = await Promise.all(
    rows.map(async ({ period, amount }) => {
      const rest = BigInt(amount ?? '0') - (await readUsed(db, id, 'deposit', startOf(period, now)));
      return { period, left: rest > 0n ? rest : 0n };
    }),
  );
  const [least] = usages.toSorted((a, b) => Number(a.left - b.left));
  const currency = await readCurrency(db, merchant);
  return {
    left: least === undefined ? null : writeLimit('deposit', least.left, currency.code),
    period: least?.period ?? null,
    currencySymbol: currency.symbol,
  };
}

/** Minor units, or whole minutes within the period; null for anything else. */
export function parseLimit({ kind, period }: LimitPlace, typed: string, currency: string): bigint | null {
  if (kind === 'session') {
    const minutes = /^[1-9][0-9]{0,5}$/.test(typed) ? BigInt(typed) : 0n;
    return minutes === 0n || minutes > mostMinutes[period] ? null : minutes;
  }
  const amount = readMoney(typed, currency);
  return amount === null || amount <= 0n || amount > 99_999_999_999_99n ? null : amount;
}
function readTyped(place: LimitPlace, typed: string, currency: Currency): bigint {
  const limit = parseLimit(place, typed, currency.code);
  if (limit !== null) return limit;
  throw place.kind === 'session'
    ? refuseField('amount', 'minutes.invalid', 'Expected whole minutes within the period.')
    : refuseField('amount', 'amount.invalid', 'Expected an amount of the currency.');
}

/**
 * Does something to one limit of a member, with the member's row locked, and gives all limits after it.
 * `work` gives the sum of the open deposits that it cancelled, minor units, or nothing.
 */
async function change(
  parts: MemberParts,
  caller: Caller,
  place: LimitPlace,
  work: (db: Database, row: LimitRow | undefined, memberId: string, now: Date) => Promise<bigint | void>,
): Promise<CareStandingValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  await requireToken(parts.limits, { key: `care:${member.id}`, ...changes });
  const cancelled = await parts.db.transaction().execute(async (db) => {
    await lockMember(db, member.id);
    const row = await db
      .selectFrom('care_limit')
      .selectAll()
      .where('member_id', '=', member.id)
      .where('kind', '=', place.kind)
      .where('period', '=', place.period)
      .executeTakeFirst();
    return work(db, row, member.id, parts.clock.now());
  });
  const standing = await readResponsibleGamingStatus(parts, caller);
  const currency = await readCurrency(parts.db, parts.merchant);
  return typeof cancelled === 'bigint' && cancelled > 0n
    ? { ...standing, cancelled: writeMoney(cancelled, currency.code) }
    : standing;
}

export async function storeLimit(
  db: Database,
  memberId: string,
  { kind, period }: LimitPlace,
  values: {
    readonly amount: bigint | null;
    readonly wish?: Wish;
    readonly at: Date;
  },
): Promise<void> {
  const set = {
    amount: values.amount?.toString() ?? null,
    next_from: values.wish?.from ?? null,
    next_until: values.wish?.until ?? null,
    next_amount: values.wish?.amount?.toString() ?? null,
    changed_at: values.at,
  };
  await db
    .insertInto('care_limit')
    .values({ member_id: memberId, kind, period, ...set })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(set))
    .execute();
}

/**
 * Sets a limit. A first or tighter one is in force immediately, cancels a pending looser one, and cancels the
 * open deposit that it leaves no room for. A looser one, or none, is pending for the hours of the market and
 * has to be confirmed within its days after that. A new request starts the wait again. On a break a limit can be set
 * and tightened, not loosened. @throws AppError 403 `account.on-break`
 */
export async function setLimit(
  parts: MemberParts,
  { kind, period, amount: typed }: CareSetLimitRequest,
  caller: Caller,
): Promise<CareStandingValue> {
  const place = { kind, period };
  const amount =
    typed === null ? null : readTyped(place, typed, await readCurrency(parts.db, parts.merchant));
  const profile = await readJurisdiction(parts);
  const { coolingHours, confirmDays, limitKinds: kinds, limitPeriods: periods } = profile;
  const { isOnBreak, breakUntil = null } = requireMember(caller);
  return change(parts, caller, place, async (db, row, memberId, changedAt) => {
    const now = (row?.amount ?? null) === null ? null : BigInt(row?.amount ?? '0');
    const note = { ...place, amount: amount, at: changedAt };
    const isLooser = amount === null || (now !== null && amount > now);
    // Nothing is loosened from within a break; what protects more does no harm.
    if (isOnBreak === true && isLooser) throw onBreak(breakUntil);
    if (now !== null && (amount === null || amount > now)) {
      const from = new Date(changedAt.getTime() + coolingHours * hourMs);
      const until = new Date(from.getTime() + confirmDays * dayMs);
      await storeLimit(db, memberId, place, {
        amount: now,
        wish: { amount: amount, from, until },
        at: changedAt,
      });
      const wish = { from, until };
      await recordResponsibleGamingEvent(db, memberId, { ...note, what: 'asked', wish });
      return 0n;
    }
    if (amount === null) return 0n;
    if (now === null && (!kinds.includes(kind) || !periods.includes(period)))
      throw refuseCall('limit.not-offered', 'The market has no such limit.');
    const what = now === null ? 'set' : amount < now ? 'cut' : 'kept';
    await storeLimit(db, memberId, place, { amount: amount, at: changedAt });
    await recordResponsibleGamingEvent(db, memberId, { ...note, what });
    return cancelAboveRoom(db, memberId, changedAt);
  });
}

const changed = () => refuseCall('limit.changed', 'No looser limit is pending here.', 409);

/** Puts the pending looser limit into force, once its time has come and before it lapses. */
export function confirmLimit(
  parts: MemberParts,
  place: LimitPlace,
  caller: Caller,
): Promise<CareStandingValue> {
  return change(parts, caller, place, async (db, row, memberId, changedAt) => {
    const wish = row === undefined ? null : readWish(row, changedAt);
    if (wish === null) throw changed();
    if (wish.from > changedAt)
      throw refuseCall('limit.cooling', 'It is too early to confirm.', 409, {
        from: wish.from.toISOString(),
      });
    const { amount } = wish;
    await storeLimit(db, memberId, place, { amount, at: changedAt });
    await recordResponsibleGamingEvent(db, memberId, {
      ...place,
      amount,
      at: changedAt,
      what: amount === null ? 'removed' : 'raised',
    });
  });
}

/** Cancels the pending looser limit. */
export function keepLimit(parts: MemberParts, place: LimitPlace, caller: Caller): Promise<CareStandingValue> {
  return change(parts, caller, place, async (db, row, memberId, changedAt) => {
    if (row === undefined || row.next_from === null) return;
    const amount = row.amount === null ? null : BigInt(row.amount);
    await storeLimit(db, memberId, place, { amount, at: changedAt });
    await recordResponsibleGamingEvent(db, memberId, { ...place, amount, at: changedAt, what: 'kept' });
  });
}
