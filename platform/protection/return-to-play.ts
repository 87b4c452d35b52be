import type { CareReturnStateValue } from '../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../server/db/database.ts';
import { appendOperation } from '../../server/infrastructure/audit/operation-audit.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { lockMember } from '../money/withdrawals/accounts.ts';
import { recordResponsibleGamingEvent } from './events.ts';
import { readJurisdiction } from './jurisdiction.ts';
import { listExcludedAccounts } from './person-accounts.ts';
import { isOnRequest, joinPlans } from './return-rule.ts';
import { readBreakInForce, type BreakInForce } from './return-store.ts';

const hourMs = 3_600_000;

/** What holds for the person: whatever is strictest of their accounts. */
interface PersonsBreak {
  readonly accounts: readonly string[];
  /** Null where play is open. */
  readonly inForce: BreakInForce | null;
}
async function readPersonsBreak(parts: MemberParts, db: Database, memberId: string): Promise<PersonsBreak> {
  const { merchant, clock } = parts;
  const now = clock.now();
  const { exclusionMatch: kinds } = await readJurisdiction(parts);
  const accounts = await listExcludedAccounts(db, memberId, { merchant, kinds, now });
  const breaks: BreakInForce[] = [];
  for (const id of accounts) {
    const one = await readBreakInForce(db, id, now);
    if (one !== null) breaks.push(one);
  }
  const [first, ...others] = breaks;
  const inForce = first === undefined ? null : others.reduce(joinBreaks, first);
  return { accounts, inForce };
}
const joinBreaks = (one: BreakInForce, other: BreakInForce): BreakInForce => ({
  ...joinPlans(one, other),
  // A request is one for all accounts.
  opensAt: one.opensAt === null ? null : other.opensAt,
});
const canEverReturn = ({ from, until }: BreakInForce): boolean => from < until;

const writeState = (inForce: BreakInForce | null, now: Date): CareReturnStateValue => {
  const canReturn = inForce !== null && canEverReturn(inForce);
  return {
    isOnRequest: canReturn && isOnRequest(inForce),
    endsAt: inForce?.endsAt.toISOString() ?? null,
    from: canReturn ? inForce.from.toISOString() : null,
    canAsk: canReturn && inForce.opensAt === null && inForce.from <= now,
    opensAt: inForce?.opensAt?.toISOString() ?? null,
    waitHours: inForce?.waitHours ?? 0,
  };
};

/** Answers `care.returnState`: how the exclusion of the person ends. */
export async function readReturnState(parts: MemberParts, caller: Caller): Promise<CareReturnStateValue> {
  const { inForce } = await readPersonsBreak(parts, parts.db, requireMember(caller).id);
  return writeState(inForce, parts.clock.now());
}

/** Locks every account of the person and reads what holds then. Accounts are locked in one order. */
async function lockPerson(parts: MemberParts, db: Database, memberId: string): Promise<PersonsBreak> {
  const { accounts } = await readPersonsBreak(parts, db, memberId);
  for (const id of accounts) await lockMember(db, id);
  return readPersonsBreak(parts, db, memberId);
}
async function note(
  parts: MemberParts,
  db: Database,
  { memberId, what, endsAt }: { memberId: string; what: 'returnAsked' | 'returnKept'; endsAt: Date },
): Promise<void> {
  const now = parts.clock.now();
  await recordResponsibleGamingEvent(db, memberId, {
    what,
    endsAt,
    at: now,
    isExclusion: what === 'returnKept',
  });
  const action = what === 'returnAsked' ? 'member.return-ask' : 'member.return-keep';
  const subject = `member:${memberId}`;
  await appendOperation(db, parts.merchant, {
    action,
    author: subject,
    subject,
    note: endsAt.toISOString(),
    at: now,
  });
}

/**
 * Answers `care.askReturn`: play opens in every account of the person when the wait has ended.
 * @throws AppError 409 `return.none` where no exclusion of the person can end on request; 409 `return.too-early` with
 * `value.from`. A second request changes nothing.
 */
export async function askReturn(parts: MemberParts, caller: Caller): Promise<CareReturnStateValue> {
  const { id: memberId } = requireMember(caller);
  const now = parts.clock.now();
  return parts.db.transaction().execute(async (db) => {
    const { accounts, inForce } = await lockPerson(parts, db, memberId);
    if (inForce === null || !canEverReturn(inForce))
      throw refuseCall('return.none', 'No exclusion that ends on request is in force.', 409);
    if (inForce.opensAt !== null) return writeState(inForce, now);
    const { from, waitHours } = inForce;
    if (from > now)
      throw refuseCall('return.too-early', 'The return cannot be asked for yet.', 409, {
        from: from.toISOString(),
      });
    const opensAt = new Date(now.getTime() + waitHours * hourMs);
    for (const id of accounts) {
      await db
        .insertInto('care_return')
        .values({
          member_id: id,
          ends_at: inForce.endsAt,
          closed_until: inForce.until,
          from_at: from,
          wait_hours: waitHours,
          asked_at: now,
          opens_at: opensAt,
        })
        .onConflict((conflict) =>
          conflict.column('member_id').doUpdateSet({ asked_at: now, opens_at: opensAt }),
        )
        .execute();
      await db.updateTable('member').set({ break_until: opensAt }).where('id', '=', id).execute();
      await db.updateTable('exclusion_mark').set({ until: opensAt }).where('member_id', '=', id).execute();
    }
    await note(parts, db, { memberId, what: 'returnAsked', endsAt: opensAt });
    return writeState({ ...inForce, opensAt }, now);
  });
}

/**
 * Answers `care.keepExclusion`: the request to return is cancelled in every account of the person, before play opens.
 * @throws AppError 409 `return.none` where none is pending
 */
export async function keepExclusion(parts: MemberParts, caller: Caller): Promise<CareReturnStateValue> {
  const { id: memberId } = requireMember(caller);
  const now = parts.clock.now();
  return parts.db.transaction().execute(async (db) => {
    const { accounts, inForce } = await lockPerson(parts, db, memberId);
    if (inForce === null || inForce.opensAt === null)
      throw refuseCall('return.none', 'No request to return is pending.', 409);
    const { until, endsAt } = inForce;
    for (const id of accounts) {
      await db
        .updateTable('care_return')
        .set({ asked_at: null, opens_at: null, closed_until: until })
        .where('member_id', '=', id)
        .execute();
      await db.updateTable('member').set({ break_until: until }).where('id', '=', id).execute();
      await db.updateTable('exclusion_mark').set({ until }).where('member_id', '=', id).execute();
    }
    await note(parts, db, { memberId, what: 'returnKept', endsAt });
    return writeState({ ...inForce, opensAt: null }, now);
  });
}
