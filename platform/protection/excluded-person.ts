import type { ExclusionMatch } from '../../src/protocol/document/jurisdiction.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { lockMember } from '../money/withdrawals/accounts.ts';
import { beginBreak } from './begin-break.ts';
import { noteLikeness } from './exclusion-hints.ts';
import { describePerson, ensureMarks, readPerson, type Payout } from './exclusion-marks.ts';
import { readJurisdiction } from './jurisdiction.ts';
import { onBreak } from './on-break.ts';
import { readPlayRules } from './play-rules.ts';
import { copyRequest, isCovered, readBreakInForce } from './return-store.ts';
import { markPerson, type Person } from './person-marks.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;

/** The account other than this one by which a person is excluded the longest; null where they are not. */
async function findExclusion(
  db: Database,
  {
    merchant,
    now,
    kinds,
  }: { readonly merchant: string; readonly now: Date; readonly kinds: readonly ExclusionMatch[] },
  person: Person,
  memberId: string | null,
): Promise<{ readonly id: string; readonly until: Date } | null> {
  await ensureMarks(db, merchant, now);
  const marks = markPerson(person, kinds);
  if (marks.length === 0) return null;
  const row = await db
    .selectFrom('exclusion_mark')
    .innerJoin('member', 'member.id', 'exclusion_mark.member_id')
    .select(['member.id', 'member.break_until'])
    .where('member.merchant', '=', merchant)
    .where('member.break_until', '>', now)
    .where('exclusion_mark.until', '>', now)
    .where('member.id', '<>', memberId ?? '0')
    .where(
      'exclusion_mark.mark',
      'in',
      marks.map(({ mark }) => mark),
    )
    .orderBy('member.break_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.break_until === null ? null : { id: row.id, until: row.break_until };
}

/**
 * Refuses a person without an account who is excluded by another one. The answer is that of a break, without its
 * end: the data that was typed may be another person's. @throws AppError 403 `account.on-break`
 */
export async function refuseExcluded(deps: Deps, person: Person): Promise<void> {
  const { exclusionMatch: kinds } = await readJurisdiction(deps);
  const now = deps.clock.now();
  const excluded = await findExclusion(deps.db, { merchant: deps.merchant, now, kinds }, person, null);
  if (excluded !== null) throw onBreak(null);
}

/** Whether the account is known as one of an excluded person. */
async function isMarked(db: Database, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('exclusion_mark')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'self')
    .executeTakeFirst();
  return row !== undefined;
}

/** What is being added to an account, or what a provider vouches for. */
interface More {
  readonly payouts?: readonly Payout[];
  /** Numbers of papers. */
  readonly papers?: readonly string[];
  readonly email?: string;
}

/**
 * Brings an exclusion of the same person to this account, as if it had been asked for here: its sessions
 * end, and only the way of the money out stays open. Who is only alike is noted for staff, and continues.
 * @returns the end of the break that is in force then; null where there is none
 */
export async function carryExclusion(deps: Deps, memberId: string, more: More = {}): Promise<Date | null> {
  const { db, merchant, clock } = deps;
  const { exclusionMatch: kinds } = await readJurisdiction(deps);
  const now = clock.now();
  const { person: stored, likeness, isTrial } = await readPerson(db, memberId);
  if (isTrial) return null;
  const added = describePerson({}, { email: more.email ?? null, phone: null }, more);
  const both = {
    ...stored,
    names: [...stored.names, ...added.names],
    payouts: [...stored.payouts, ...added.payouts],
    documents: [...stored.documents, ...added.documents],
  };
  const mails = [both, ...(added.email === '' ? [] : [{ ...both, email: added.email }])];
  const excluded: { readonly id: string; readonly until: Date }[] = [];
  for (const person of mails) {
    const account = await findExclusion(db, { merchant, now, kinds }, person, memberId);
    if (account !== null) excluded.push(account);
  }
  const longest = excluded.toSorted((a, b) => b.until.getTime() - a.until.getTime())[0];
  const plan = longest === undefined ? null : await readBreakInForce(db, longest.id, now);
  if (plan === null) {
    const payments = both.payouts.map(({ number }) => number);
    await noteLikeness(db, { merchant, memberId, now }, { ...likeness, names: both.names, payments });
    return null;
  }
  const inForce = await readBreakInForce(db, memberId, now);
  // What holds already does not begin again at each login, with its letter.
  if (inForce !== null && isCovered(plan, inForce) && (await isMarked(db, memberId)))
    return inForce.opensAt ?? inForce.until;
  const { roundEnding: ending } = await readPlayRules(deps);
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const endsAt = await beginBreak(transaction, memberId, {
      merchant,
      plan,
      ending,
      at: now,
      isExclusion: true,
    });
    if (longest !== undefined) await copyRequest(transaction, longest.id, memberId);
    return endsAt;
  });
}
