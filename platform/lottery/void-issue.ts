import { toHex } from '../../src/lottery/fair-draw.ts';
import type { Database } from '../../server/db/database.ts';
import { appendOperation } from '../../server/infrastructure/audit/operation-audit.ts';
import { askWitness } from './ask-witness.ts';
import { writeCertificate } from './certificates.ts';
import { openSeed, type Issue, type IssueParts } from './issues.ts';
import { planSettlement } from './settle-issue.ts';
import { sealSale } from './sold-tickets.ts';

const silent = { value: '', proof: '' };

/** The seed of an issue where it can still be opened: a lost key must not keep stakes. */
function readSeed(parts: IssueParts, issue: Issue): string | null {
  try {
    return toHex(openSeed(parts, issue));
  } catch {
    // Stakes are given back all the same: the record of the issue then shows no seed.
    return null;
  }
}

/**
 * Declares an issue void: it is not drawn, its stakes are given back, and its seed is shown, so that players
 * can see what would have come. Call it with the issue locked. It is written into the audit.
 */
export async function voidIssue(
  db: Database,
  parts: IssueParts,
  { issue, reason, by }: { readonly issue: Issue; readonly reason: string; readonly by: string },
): Promise<void> {
  const now = parts.clock.now();
  const seed = readSeed(parts, issue);
  await db
    .updateTable('lottery_issue')
    .set({
      voided_at: now,
      void_reason: reason,
      held_at: null,
      ...(seed === null ? {} : { seed, seed_sealed: null }),
    })
    .where('id', '=', issue.id)
    .execute();
  await appendOperation(db, parts.merchant, {
    action: 'lottery.void',
    author: by,
    subject: `lottery:${issue.game}:${issue.numero}`,
    note: reason,
    at: now,
  });
  const sold = await sealSale(db, parts, issue);
  // Where the sale has ended, players can then compute what would have come.
  const witness = now < issue.closes_at ? silent : await askWitness(parts, issue).catch(() => silent);
  const end = { ...sold, seed: seed ?? '', witness, numbers: [], voidReason: reason };
  await writeCertificate(db, parts, { issue, end });
  await planSettlement(db, parts, issue.id);
}
