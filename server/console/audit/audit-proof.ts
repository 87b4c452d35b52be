import type { AuditProof } from '../../../src/protocol/calls/audit.ts';
import type { WireAudit, WireChain } from '../../../src/protocol/console/console-audit.ts';
import type { Clock } from '../../infrastructure/clock.ts';
import type { ChainVerdict } from '../../infrastructure/keys/hash-chain.ts';
import { verifyRecords } from '../../site/audit/audit.ts';
import type { RecordScope } from './audit-records.ts';

/** A check without a sign of life for this long has ended with its node. */
const lostAfterMs = 60_000;
/** How often a check says how far it is. */
const movesEveryMs = 500;

export interface ProofScope extends RecordScope {
  readonly clock: Clock;
}
const toWire = ({ links, hash, brokenAt, brokenEntry }: ChainVerdict): WireChain => ({
  entries: links,
  hash,
  brokenAt,
  brokenEntry,
});

/** Goes through both records of the merchant, from the first entry on. */
async function checkRecords(
  { db, merchant, clock }: ProofScope,
  onProgress: (checked: number, entries: number) => Promise<void>,
): Promise<WireAudit> {
  const { site, operations } = await verifyRecords(db, merchant, onProgress);
  return {
    checkedAt: clock.now().toISOString(),
    site: { ...toWire(site), untold: site.untold },
    operations: { ...toWire(operations), missing: operations.missing },
  };
}

/** What the last check found, and how far the one is that runs, at whichever node. */
export async function readProof({ db, merchant, clock }: ProofScope): Promise<AuditProof> {
  const row = await db
    .selectFrom('audit_check')
    .selectAll()
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  if (row === undefined) return { verdict: null, running: null };
  const isLost = clock.now().getTime() - row.moved_at.getTime() > lostAfterMs;
  return {
    verdict: row.verdict,
    running:
      row.begun_at === null || isLost
        ? null
        : {
            by: row.begun_by,
            since: row.begun_at.toISOString(),
            checked: row.checked,
            entries: row.entries,
          },
  };
}

/** Whether a check is to begin: one runs at a time. */
async function begin({ db, merchant, clock }: ProofScope, by: string): Promise<boolean> {
  const now = clock.now();
  const begun = { begun_at: now, begun_by: by, entries: 0, checked: 0, moved_at: now };
  const lost = new Date(now.getTime() - lostAfterMs);
  const row = await db
    .insertInto('audit_check')
    .values({ merchant, ...begun })
    .onConflict((conflict) =>
      conflict
        .column('merchant')
        .doUpdateSet(begun)
        .where((either) =>
          either.or([either('audit_check.begun_at', 'is', null), either('audit_check.moved_at', '<', lost)]),
        ),
    )
    .returning('merchant')
    .executeTakeFirst();
  return row !== undefined;
}
const change = (
  { db, merchant }: RecordScope,
  columns: {
    readonly begun_at?: null;
    readonly entries?: number;
    readonly checked?: number;
    readonly moved_at: Date;
    readonly verdict?: string;
  },
) => db.updateTable('audit_check').set(columns).where('merchant', '=', merchant).execute();

/**
 * Checks both records, and keeps what was found. Gives null where one runs already.
 * @param by user name of the operator who asked, or what the program calls itself
 */
export async function runCheck(scope: ProofScope, by: string): Promise<(() => Promise<WireAudit>) | null> {
  if (!(await begin(scope, by))) return null;
  let toldAt = 0;
  return async () => {
    try {
      const verdict = await checkRecords(scope, async (checked, entries) => {
        const now = scope.clock.now();
        if (now.getTime() - toldAt < movesEveryMs) return;
        toldAt = now.getTime();
        await change(scope, { checked, entries, moved_at: now });
      });
      await change(scope, {
        begun_at: null,
        moved_at: scope.clock.now(),
        verdict: JSON.stringify(verdict),
      });
      return verdict;
    } catch (cause) {
      await change(scope, { begun_at: null, moved_at: scope.clock.now() });
      throw cause;
    }
  };
}
