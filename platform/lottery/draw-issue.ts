import { entropyOf } from '../../src/lottery/certificate.ts';
import { families } from '../../src/lottery/families.ts';
import { drawFrom, toHex } from '../../src/lottery/fair-draw.ts';
import type { Database } from '../../server/db/database.ts';
import { askWitness } from './ask-witness.ts';
import { familyOf, findByCode } from './catalogue.ts';
import { writeCertificate } from './certificates.ts';
import { openSeed, planSeries, type Issue, type IssueParts } from './issues.ts';
import { planSettlement } from './settle-issue.ts';
import { sealSale } from './sold-tickets.ts';
import { voidIssue } from './void-issue.ts';

/** How long the results of issues without bets are kept. */
const unsoldKeptMs = 90 * 86_400_000;
/** So long a draw waits for its second party; the issue is then void. */
const witnessWaitMs = 86_400_000;
/** Who the audit names for what the program does alone. */
const program = 'system:lottery';

/** Deletes old issues without bets. Orders keep the issues that they are for. */
async function forgetUnsold(
  db: Database,
  { merchant, clock }: IssueParts,
  { game, money }: Issue,
): Promise<void> {
  await db
    .deleteFrom('lottery_issue')
    .where('merchant', '=', merchant)
    .where('game', '=', game)
    .where('money', '=', money)
    .where('closes_at', '<', new Date(clock.now().getTime() - unsoldKeptMs))
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('lottery_order').select('id').whereRef('issue_id', '=', 'lottery_issue.id')),
      ),
    )
    .execute();
}

/** Locks an issue that is neither drawn nor void. The lock waits for bets that were in time. */
export const lockOpen = (db: Database, id: string): Promise<Issue | undefined> =>
  db
    .selectFrom('lottery_issue')
    .selectAll()
    .where('id', '=', id)
    .where('drawn_at', 'is', null)
    .where('voided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Fixes the sold tickets of an issue when its sale ends. */
export async function closeIssue(db: Database, parts: IssueParts, id: string): Promise<void> {
  const issue = await lockOpen(db, id);
  if (issue !== undefined) await sealSale(db, parts, issue);
}

/**
 * Draws an issue, once: what was sold is fixed, then the second party is asked. An issue of a game that left the
 * catalogue is void, and so is one whose second party is silent for a day.
 */
export async function drawIssue(db: Database, parts: IssueParts, id: string): Promise<void> {
  const issue = await lockOpen(db, id);
  // A held issue waits for the decision about its void, which plans its draw again.
  if (issue === undefined || issue.held_at !== null) return;
  const game = findByCode(issue.game);
  const family = familyOf(issue);
  if (game === undefined || family === undefined) {
    await voidIssue(db, parts, { issue, reason: 'The game is no longer offered.', by: program });
    return;
  }
  const now = parts.clock.now();
  const isTooLate = now.getTime() - issue.draws_at.getTime() > witnessWaitMs;
  const witness = await askWitness(parts, issue).catch((cause: unknown) => {
    if (!isTooLate) throw cause;
    return null;
  });
  if (witness === null) {
    await voidIssue(db, parts, { issue, reason: 'The second party did not give its value.', by: program });
    return;
  }
  const sold = await sealSale(db, parts, issue);
  const entropy = await entropyOf({ ...sold, witnessValue: witness.value });
  const seed = openSeed(parts, issue);
  const name = { game: issue.game, issue: issue.numero, entropy };
  const numbers = await drawFrom(seed, name, families[family].shape);
  await db
    .updateTable('lottery_issue')
    .set({ seed: toHex(seed), seed_sealed: null, numbers, drawn_at: now })
    .where('id', '=', id)
    .execute();
  const end = { ...sold, seed: toHex(seed), witness, numbers, voidReason: '' };
  await writeCertificate(db, parts, { issue, end });
  await planSettlement(db, parts, id);
  await planSeries(db, parts, { game, money: issue.money });
  await forgetUnsold(db, parts, issue);
}
