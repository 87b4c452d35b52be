import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { findCircles, findHedges, findSelfReferrals } from './hints.ts';
import { loadReferrals, loadSidedBets, loadTraits, loadTransfers } from './load-facts.ts';

type Deps = Pick<MemberDeps, 'db' | 'clock' | 'merchant'>;
const hintJob = 'agents.fraud-hints';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Bets of a day are whole once they are a day old; transfers come back within three days. */
const lookBackMs = 4 * dayMs;
/** Bank accounts, papers and logins of a newcomer come within a month. */
const newcomerMs = 30 * dayMs;

/** Looks for hints in what happened lately, and keeps each once. @returns how many are new */
export async function findHints(
  db: Database,
  { merchant, now }: { readonly merchant: string; readonly now: Date },
): Promise<number> {
  const lately = { merchant, since: new Date(now.getTime() - lookBackMs) };
  const referrals = await loadReferrals(db, { merchant, since: new Date(now.getTime() - newcomerMs) });
  const people = new Set(referrals.flatMap(({ referrerId, memberId }) => [referrerId, memberId]));
  const hints = [
    ...findSelfReferrals(referrals, await loadTraits(db, merchant, [...people])),
    ...findHedges(await loadSidedBets(db, lately)),
    ...findCircles(await loadTransfers(db, lately)),
  ];
  if (hints.length === 0) return 0;
  const rows = await db
    .insertInto('fraud_hint')
    .values(
      hints.map(({ kind, mark, members, facts }) => ({
        merchant,
        kind,
        mark,
        member_ids: `{${members.join(',')}}`,
        facts: JSON.stringify(facts),
        found_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['merchant', 'kind', 'mark']).doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

/** Plans the next look, once for each hour however many nodes ask. */
export async function planFraudHints(db: Database, { clock, merchant }: Omit<Deps, 'db'>): Promise<void> {
  const now = clock.now();
  const hour = Math.floor(now.getTime() / hourMs) + 1;
  const dueAt = new Date(hour * hourMs);
  await scheduleJob(db, { merchant, kind: hintJob, key: String(hour), dueAt, now });
}

/** Once an hour, looks for hints of fraud among agents and members. */
export const createFraudHintJobs = (deps: Omit<Deps, 'db'>): JobHandlers => ({
  [hintJob]: async (db) => {
    await findHints(db, { merchant: deps.merchant, now: deps.clock.now() });
    await planFraudHints(db, deps);
  },
});
