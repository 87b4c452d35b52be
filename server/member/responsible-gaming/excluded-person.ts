import { sql } from 'kysely';
import { exclusionMatches, type ExclusionMatch } from '../../../src/protocol/jurisdiction.ts';
import type { JsonObject } from '../../../src/protocol/json.ts';
import { readDay } from '../../../src/protocol/minimum-age.ts';
import type { Database } from '../../db/database.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import { lockMember } from '../withdrawals/accounts.ts';
import { beginBreak } from './begin-break.ts';
import { readJurisdiction } from './jurisdiction.ts';
import { onBreak } from './on-break.ts';
import { readPlayRules } from './play-rules.ts';
import { markPerson, type Person } from './person-marks.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;

const readText = (values: JsonObject, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** A person as a registration or a member's row describes them. `phone` in E.164. */
export const describePerson = (
  values: JsonObject,
  person: { readonly email: string | null; readonly phone: string | null },
  payouts: readonly { readonly provider: string; readonly number: string; readonly holder: string }[] = [],
): Person => ({
  names: [readText(values, 'payeeName'), ...payouts.map(({ holder }) => holder)],
  birthday: readDay(readText(values, 'birthday')) ?? '',
  email: person.email ?? '',
  phone: person.phone ?? '',
  document: readText(values, 'idNumber'),
  payouts,
});

async function readPerson(db: Database, memberId: string): Promise<Person> {
  const { profile, email, mobile } = await db
    .selectFrom('member')
    .select(['profile', 'email', 'mobile'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  // Accounts that were removed are the person's all the same.
  const payouts = await db
    .selectFrom('payout_account')
    .select(['provider', 'number', 'holder'])
    .where('member_id', '=', memberId)
    .execute();
  return describePerson(profile, { email, phone: mobile }, payouts);
}

async function writeMarks(db: Database, memberId: string): Promise<void> {
  const marks = markPerson(await readPerson(db, memberId), exclusionMatches);
  await db
    .insertInto('exclusion_mark')
    .values([
      { member_id: memberId, kind: 'self', mark: memberId },
      ...marks.map((one) => ({ member_id: memberId, ...one })),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives marks to every excluded member who has none yet. A time-out of weeks is no exclusion. */
async function ensureMarks(db: Database, merchant: string, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('break_until', '>', now)
    .where(
      sql<boolean>`exists (select 1 from care_event e where e.member_id = member.id and e.what = 'break'
        and e.ends_at > ${now} and e.ends_at - e.created_at > interval '100 days')`,
    )
    .where(
      sql<boolean>`not exists (select 1 from exclusion_mark x where x.member_id = member.id and x.kind = 'self')`,
    )
    .execute();
  for (const { id } of rows) await writeMarks(db, id);
}

/** Until when a person is excluded by another account than this one; null where they are not. */
async function findExclusion(
  db: Database,
  {
    merchant,
    now,
    kinds,
  }: { readonly merchant: string; readonly now: Date; readonly kinds: readonly ExclusionMatch[] },
  person: Person,
  memberId: string | null,
): Promise<Date | null> {
  const marks = markPerson(person, kinds);
  if (marks.length === 0) return null;
  await ensureMarks(db, merchant, now);
  const row = await db
    .selectFrom('exclusion_mark')
    .innerJoin('member', 'member.id', 'exclusion_mark.member_id')
    .select('member.break_until')
    .where('member.merchant', '=', merchant)
    .where('member.break_until', '>', now)
    .where('member.id', '<>', memberId ?? '0')
    .where(
      'exclusion_mark.mark',
      'in',
      marks.map(({ mark }) => mark),
    )
    .orderBy('member.break_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.break_until ?? null;
}

/**
 * Refuses to register a person who is excluded by another account. The answer is that of a break, without its
 * end: the data that was typed may be another person's. @throws AppError 403 `account.on-break`
 */
export async function refuseExcluded(deps: Deps, person: Person): Promise<void> {
  const { exclusionMatch: kinds } = await readJurisdiction(deps);
  const now = deps.clock.now();
  const until = await findExclusion(deps.db, { merchant: deps.merchant, now, kinds }, person, null);
  if (until !== null) throw onBreak(null);
}

/**
 * Brings an exclusion of the same person to this account, as if it had been asked for here: its sessions
 * end, and only the way of the money out stays open. `more` is what is being added to the account.
 * @returns the end of the break that is in force then; null where there is none
 */
export async function carryExclusion(
  deps: Deps,
  memberId: string,
  more: readonly { readonly provider: string; readonly number: string; readonly holder: string }[] = [],
): Promise<Date | null> {
  const { db, merchant, clock } = deps;
  const { exclusionMatch: kinds } = await readJurisdiction(deps);
  const now = clock.now();
  const ownPerson = await readPerson(db, memberId);
  const added = describePerson({}, { email: null, phone: null }, more);
  const person = {
    ...ownPerson,
    names: [...ownPerson.names, ...added.names],
    payouts: [...ownPerson.payouts, ...added.payouts],
  };
  const until = await findExclusion(db, { merchant, now, kinds }, person, memberId);
  if (until === null) return null;
  const { roundEnding: ending } = await readPlayRules(deps);
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    await writeMarks(transaction, memberId);
    return beginBreak(transaction, memberId, { merchant, until, ending, at: now });
  });
}
