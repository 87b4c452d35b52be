import type { Selectable } from 'kysely';
import type { CareSetLimitRequest, CareStandingValue } from '../../../src/api/generated/types.ts';
import {
  limitKinds,
  limitPeriods,
  type Jurisdiction,
  type LimitKind,
  type LimitPeriod,
} from '../../../src/protocol/jurisdiction.ts';
import type { Database } from '../../db/database.ts';
import { tooManyRequests } from '../../platform/limits.ts';
import { requireMember, type Caller } from '../http/call.ts';
import { refuseCall, refuseField } from '../http/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { requireRealAccount } from '../security/fund-password.ts';
import { readAmount } from '../wallet/amount.ts';
import { currency } from '../wallet/ledger.ts';
import { lockMember } from '../withdrawals/accounts.ts';
import { writeLimit } from './assert-within-limits.ts';
import { noteCare } from './events.ts';
import { readJurisdiction } from './jurisdiction.ts';
import type { CareTables } from './tables.ts';
import { readUsed, startOf } from './usage.ts';

type LimitRow = Selectable<CareTables['care_limit']>;
type WireLimit = CareStandingValue['limits'][number];
interface Place {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}
const hourMs = 3_600_000;
const changes = { limit: 60, windowSeconds: 3_600 } as const;
/** Minutes of the longest period: a longer limit on time limits nothing. */
const mostMinutes: Readonly<Record<LimitPeriod, bigint>> = { day: 1_440n, week: 10_080n, month: 43_200n };

/** What a member may set by the market's profile, and what they have set whatever it says now. */
function listPlaces(profile: Jurisdiction, rows: readonly LimitRow[]): readonly Place[] {
  return limitKinds
    .flatMap((kind) => limitPeriods.map((period) => ({ kind, period })))
    .filter(
      ({ kind, period }) =>
        (profile.limitKinds.includes(kind) && profile.limitPeriods.includes(period)) ||
        rows.some((row) => row.kind === kind && row.period === period && row.amount !== null),
    );
}

async function writeOne(
  db: Database,
  memberId: string,
  { kind, period }: Place,
  row: LimitRow | undefined,
  now: Date,
): Promise<WireLimit> {
  const used = await readUsed(db, memberId, kind, startOf(period, now));
  const limit = (row?.amount ?? null) === null ? null : BigInt(row?.amount ?? '0');
  const from = row?.next_from ?? null;
  return {
    id: `${kind}.${period}`,
    kind,
    period,
    amount: limit === null ? null : writeLimit(kind, limit),
    used: writeLimit(kind, used),
    left: limit === null ? null : writeLimit(kind, limit > used ? limit - used : 0n),
    change: from === null ? 'none' : from > now ? 'cooling' : 'ready',
    next: (row?.next_amount ?? null) === null ? null : writeLimit(kind, BigInt(row?.next_amount ?? '0')),
    nextFrom: from?.toISOString() ?? null,
  };
}

async function readLimits(
  db: Database,
  memberId: string,
  profile: Jurisdiction,
  now: Date,
): Promise<readonly WireLimit[]> {
  const rows = await db.selectFrom('care_limit').selectAll().where('member_id', '=', memberId).execute();
  return Promise.all(
    listPlaces(profile, rows).map((place) => {
      const row = rows.find(({ kind, period }) => kind === place.kind && period === place.period);
      return writeOne(db, memberId, place, row, now);
    }),
  );
}

/** Everything the page of responsible gaming shows. */
export async function readCareStanding(parts: MemberParts, caller: Caller): Promise<CareStandingValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const profile = await readJurisdiction(parts);
  return {
    limits: [...(await readLimits(parts.db, member.id, profile, parts.clock.now()))],
    coolingHours: profile.coolingHours,
    timeOuts: [...profile.timeOuts],
    exclusions: [...profile.exclusions],
    panicButton: profile.panicButton,
    currency: currency.code,
    currencySymbol: currency.symbol,
  };
}

/** The tightest of a member's deposit limits, for the page of deposits; nulls where there is none. */
export async function readDepositRoom(
  { db, clock }: MemberParts,
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
  const standings = await Promise.all(
    rows.map(async ({ period, amount }) => {
      const left = BigInt(amount ?? '0') - (await readUsed(db, id, 'deposit', startOf(period, now)));
      return { period, left: left > 0n ? left : 0n };
    }),
  );
  const [least] = standings.toSorted((a, b) => Number(a.left - b.left));
  return {
    left: least === undefined ? null : writeLimit('deposit', least.left),
    period: least?.period ?? null,
    currencySymbol: currency.symbol,
  };
}

function readTyped({ kind, period }: Place, typed: string): bigint {
  if (kind === 'session') {
    const minutes = /^[1-9][0-9]{0,5}$/.test(typed) ? BigInt(typed) : 0n;
    if (minutes === 0n || minutes > mostMinutes[period])
      throw refuseField('amount', 'minutes.invalid', 'Expected whole minutes within the period.');
    return minutes;
  }
  const amount = readAmount(typed);
  if (amount === null || amount <= 0n || amount > 99_999_999_999_99n)
    throw refuseField('amount', 'amount.invalid', 'Expected an amount with at most two places.');
  return amount;
}

/** Does something to one limit of a member, with the member's row locked, and tells how all stand then. */
async function change(
  parts: MemberParts,
  caller: Caller,
  place: Place,
  work: (db: Database, row: LimitRow | undefined, memberId: string, now: Date) => Promise<void>,
): Promise<CareStandingValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const taken = await parts.limits.takeToken(`care:${member.id}`, changes.limit, changes.windowSeconds);
  if (!taken.ok) throw tooManyRequests(taken.retryAfterSeconds);
  await parts.db.transaction().execute(async (db) => {
    await lockMember(db, member.id);
    const row = await db
      .selectFrom('care_limit')
      .selectAll()
      .where('member_id', '=', member.id)
      .where('kind', '=', place.kind)
      .where('period', '=', place.period)
      .executeTakeFirst();
    await work(db, row, member.id, parts.clock.now());
  });
  return readCareStanding(parts, caller);
}

async function store(
  db: Database,
  memberId: string,
  { kind, period }: Place,
  values: {
    readonly amount: bigint | null;
    readonly nextFrom?: Date;
    readonly nextAmount?: bigint | null;
    readonly at: Date;
  },
): Promise<void> {
  const set = {
    amount: values.amount?.toString() ?? null,
    next_from: values.nextFrom ?? null,
    next_amount: values.nextAmount?.toString() ?? null,
    changed_at: values.at,
  };
  await db
    .insertInto('care_limit')
    .values({ member_id: memberId, kind, period, ...set })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(set))
    .execute();
}

/**
 * Sets a limit. A first or tighter one is in force at once and takes back a looser one that waits. A
 * looser one, or none, waits for the hours of the market and has to be confirmed then.
 */
export async function setLimit(
  parts: MemberParts,
  { kind, period, amount: typed }: CareSetLimitRequest,
  caller: Caller,
): Promise<CareStandingValue> {
  const place = { kind, period };
  const wanted = typed === null ? null : readTyped(place, typed);
  const { coolingHours, limitKinds: kinds, limitPeriods: periods } = await readJurisdiction(parts);
  return change(parts, caller, place, async (db, row, memberId, at) => {
    const now = (row?.amount ?? null) === null ? null : BigInt(row?.amount ?? '0');
    const note = { ...place, amount: wanted, at };
    if (now === null) {
      if (wanted === null) return;
      if (!kinds.includes(kind) || !periods.includes(period))
        throw refuseCall('limit.not-offered', 'The market has no such limit.');
      await store(db, memberId, place, { amount: wanted, at });
      await noteCare(db, memberId, { ...note, what: 'set' });
    } else if (wanted !== null && wanted <= now) {
      await store(db, memberId, place, { amount: wanted, at });
      await noteCare(db, memberId, { ...note, what: wanted < now ? 'cut' : 'kept' });
    } else {
      const nextFrom = new Date(at.getTime() + coolingHours * hourMs);
      await store(db, memberId, place, { amount: now, nextFrom, nextAmount: wanted, at });
      await noteCare(db, memberId, { ...note, what: 'asked' });
    }
  });
}

const changed = () => refuseCall('limit.changed', 'No looser limit waits here any more.', 409);

/** Puts the looser limit into force that was asked for, once its time has come. */
export function confirmLimit(parts: MemberParts, place: Place, caller: Caller): Promise<CareStandingValue> {
  return change(parts, caller, place, async (db, row, memberId, at) => {
    if (row === undefined || row.next_from === null) throw changed();
    if (row.next_from > at)
      throw refuseCall('limit.cooling', 'It is too early to confirm.', 409, {
        from: row.next_from.toISOString(),
      });
    const amount = row.next_amount === null ? null : BigInt(row.next_amount);
    await store(db, memberId, place, { amount, at });
    await noteCare(db, memberId, { ...place, amount, at, what: amount === null ? 'removed' : 'raised' });
  });
}

/** Takes back the looser limit that was asked for. */
export function keepLimit(parts: MemberParts, place: Place, caller: Caller): Promise<CareStandingValue> {
  return change(parts, caller, place, async (db, row, memberId, at) => {
    if (row === undefined || row.next_from === null) return;
    const amount = row.amount === null ? null : BigInt(row.amount);
    await store(db, memberId, place, { amount, at });
    await noteCare(db, memberId, { ...place, amount, at, what: 'kept' });
  });
}
