import { sql } from 'kysely';
import { exclusionMatches } from '../../src/protocol/document/jurisdiction.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { readDay } from '../../src/protocol/time/minimum-age.ts';
import type { Database } from '../../server/db/database.ts';
import { markLikeness, type Likeness } from './likeness-marks.ts';
import { markPerson, type Person } from './person-marks.ts';

export interface Payout {
  readonly provider: string;
  readonly number: string;
  readonly holder: string;
}
/** Networks with more accounts than these are a café or a campus, not one person. */
const mostInOnePlace = 4;
/** Logins that long ago say nothing about today. */
const placeDays = 90;
const dayMs = 86_400_000;

const readText = (values: JsonObject, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** A person as a registration or a member's row describes them. `phone` in E.164. */
export const describePerson = (
  values: JsonObject,
  person: { readonly email: string | null; readonly phone: string | null },
  more: { readonly payouts?: readonly Payout[]; readonly papers?: readonly string[] } = {},
): Person => ({
  names: [readText(values, 'payeeName'), ...(more.payouts ?? []).map(({ holder }) => holder)],
  birthday: readDay(readText(values, 'birthday')) ?? '',
  email: person.email ?? '',
  phone: person.phone ?? '',
  documents: [readText(values, 'idNumber'), ...(more.papers ?? [])],
  payouts: more.payouts ?? [],
});

/** What is known of a member. Accounts that were removed are the person's all the same; a rejected paper may not be. */
export async function readPerson(
  db: Database,
  memberId: string,
): Promise<{ readonly person: Person; readonly likeness: Likeness; readonly isTrial: boolean }> {
  const member = await db
    .selectFrom('member')
    .select(['profile', 'email', 'mobile', 'customer_type', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const payouts = await db
    .selectFrom('payout_account')
    .select(['provider', 'number', 'holder'])
    .where('member_id', '=', memberId)
    .execute();
  const papers = await db
    .selectFrom('identity_document')
    .select('number')
    .where('member_id', '=', memberId)
    .where('type', '<>', 'address')
    .where('status', '<>', 'rejected')
    .execute();
  const { profile, email, mobile } = member;
  const person = describePerson(
    profile,
    { email, phone: mobile },
    { payouts, papers: papers.map(({ number }) => number) },
  );
  return {
    person,
    likeness: {
      names: person.names,
      addresses: ['permanentAddress', 'currentAddress'].map((field) => readText(profile, field)),
      payments: payouts.map(({ number }) => number),
      places: [],
    },
    isTrial: member.customer_type === 4,
  };
}

/** Where a member logged in lately, of places with few accounts. */
export async function readPlaces(db: Database, memberId: string, now: Date): Promise<readonly string[]> {
  const since = new Date(now.getTime() - placeDays * dayMs);
  const { rows } = await sql<{ place: string }>`
    select p.network || ' ' || p.device as place
    from (select distinct network, device from member_login
      where member_id = ${memberId} and outcome = 'accepted' and device <> '' and at > ${since}) p
    where (select count(distinct l.member_id) from member_login l
      where l.network = p.network and l.device = p.device and l.outcome = 'accepted' and l.at > ${since}) <= ${mostInOnePlace}`.execute(
    db,
  );
  return rows.map(({ place }) => place);
}

/**
 * Writes the marks of an excluded member as they are known now, beside those that were written since the exclusion
 * began: who changes the mail on an exclusion is known by both. What is left of an earlier exclusion goes.
 */
export async function writeMarks(
  db: Database,
  memberId: string,
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<void> {
  const { person, likeness } = await readPerson(db, memberId);
  const places = await readPlaces(db, memberId, now);
  const marks = [...markPerson(person, exclusionMatches), ...markLikeness({ ...likeness, places }, 'kept')];
  await db.deleteFrom('exclusion_mark').where('member_id', '=', memberId).where('until', '<=', now).execute();
  await db.updateTable('exclusion_mark').set({ until }).where('member_id', '=', memberId).execute();
  await db
    .insertInto('exclusion_mark')
    .values([
      { member_id: memberId, kind: 'self', mark: memberId, until },
      ...marks.map((one) => ({ member_id: memberId, ...one, until })),
    ])
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'mark']).doUpdateSet({ until }))
    .execute();
}

/** Writes the marks of every excluded member of whom something changed since they were written. */
export async function ensureMarks(db: Database, merchant: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; until: Date }>`
    select m.id, greatest(max(e.ends_at), max(m.break_until)) as until from member m join care_event e on e.member_id = m.id
    where m.merchant = ${merchant} and m.break_until > ${now} and e.is_exclusion
      and (e.ends_at > ${now} or exists (select from care_return r where r.member_id = m.id))
      and not exists (select from exclusion_mark x
        where x.member_id = m.id and x.kind = 'self' and x.until > ${now})
    group by m.id`.execute(db);
  for (const { id, until } of rows) await writeMarks(db, id, { until, now });
}
