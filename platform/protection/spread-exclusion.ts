import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../server/infrastructure/jobs/job-runner.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { carryExclusion } from './excluded-person.ts';
import { readPerson } from './exclusion-marks.ts';
import { spreadJob } from './plan-spread.ts';

/**
 * Accounts that may be the same person's and are not closed for as long: all that share a mailbox, number, birthday,
 * paper or withdrawal account, however each is written. Whether they are the person's, the marks say.
 */
async function listLikely(db: Database, merchant: string, memberId: string): Promise<readonly string[]> {
  const { person } = await readPerson(db, memberId);
  const payouts = person.payouts.map(({ number }) => number);
  const documents = person.documents.filter((number) => number !== '');
  const { rows } = await sql<{ id: string }>`
    with excluded as (select break_until from member where id = ${memberId}),
    papers as (select fold_document(number) as folded from unnest(${documents}::text[]) number),
    likely as (
      select id from member where ${person.email} <> '' and fold_mailbox(email) = fold_mailbox(${person.email})
      union select id from member where ${person.phone} <> '' and mobile = ${person.phone}
      union select id from member where ${person.birthday} <> '' and profile ->> 'birthday' = ${person.birthday}
      union select id from member where fold_document(profile ->> 'idNumber') in (select folded from papers)
      union select member_id from identity_document where fold_document(number) in (select folded from papers)
      union select member_id from payout_account where fold_document(number) in
        (select fold_document(number) from unnest(${payouts}::text[]) number)
    )
    select m.id from likely l join member m on m.id = l.id, excluded e
    where m.merchant = ${merchant} and m.id <> ${memberId} and m.customer_type <> 4
      and (m.break_until is null or m.break_until < e.break_until)
    order by m.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Brings what was planned to the other accounts, each as if it had been asked for there. */
export const createSpreadJobs = (
  deps: Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>,
): JobHandlers => ({
  [spreadJob]: async (_, { payload }) => {
    const { db, merchant } = deps;
    for (const id of await listLikely(db, merchant, toText(payload['memberId'])))
      await carryExclusion(deps, id);
  },
});
