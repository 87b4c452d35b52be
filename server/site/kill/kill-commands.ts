import type { KillKind, KillSwitch } from '../../../src/protocol/release/kill-switch.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import { commitRevision } from '../release/commit-revision.ts';
import { readKillCandidates, type KillCandidates } from './kill-candidates.ts';
import { readKills } from './kill-store.ts';
import { lockMerchant, nextRevision } from '../release/release-store.ts';
import type { Readers, SiteServiceOptions } from '../live/site-readers.ts';
import type { ReleaseRecord } from '../site-service.ts';
import { restage } from '../stage/restage.ts';

export type KillRefusal =
  | { readonly code: 'publish.note-required' }
  /** Nothing live has it, so switching it off would do nothing. */
  | { readonly code: 'kill.nothing' }
  | { readonly code: 'kill.already' }
  | { readonly code: 'kill.unknown' };

export interface KillRequest {
  readonly kind: KillKind;
  readonly name: string;
  /** Why; kept in the audit. */
  readonly note: string;
  readonly author: string;
}
/** Switching off and on again what is live, without a publish. */
export interface KillSwitches {
  list(): Promise<readonly KillSwitch[]>;
  candidates(): Promise<KillCandidates>;
  kill(request: KillRequest): Promise<Result<ReleaseRecord, KillRefusal>>;
  restore(request: KillRequest): Promise<Result<ReleaseRecord, KillRefusal>>;
}
/** Undoes the transaction of a switch that was refused after it was written. */
class Refused extends Error {
  readonly refusal: KillRefusal;
  constructor(refusal: KillRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const createKillSwitches = (options: SiteServiceOptions, readers: Readers): KillSwitches => {
  const { requireLive } = readers;
  const { db, merchant, clock } = options;
  const change = async (
    action: 'kill' | 'restore',
    { kind, name, note, author }: KillRequest,
  ): Promise<Result<ReleaseRecord, KillRefusal>> => {
    if (note.trim() === '') return { ok: false, error: { code: 'publish.note-required' } };
    // Studios are no part of a release, so it cannot tell whether there is such a one.
    const vendors = action === 'kill' && kind === 'vendor' ? await options.listVendors?.() : undefined;
    if (vendors?.includes(name) === false) return { ok: false, error: { code: 'kill.nothing' } };
    try {
      const value = await db.transaction().execute(async (transaction) => {
        await lockMerchant(transaction, merchant);
        const live = await requireLive(transaction);
        const now = clock.now();
        if (action === 'kill') {
          const added = await transaction
            .insertInto('site_kill')
            .values({ merchant, kind, name, reason: note, author, created_at: now })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst();
          if (added.numInsertedOrUpdatedRows === 0n) throw new Refused({ code: 'kill.already' });
        } else {
          const gone = await transaction
            .deleteFrom('site_kill')
            .where('merchant', '=', merchant)
            .where('kind', '=', kind)
            .where('name', '=', name)
            .executeTakeFirst();
          if (gone.numDeletedRows === 0n) throw new Refused({ code: 'kill.unknown' });
        }
        const record = await commitRevision(
          transaction,
          options,
          {
            merchant,
            revision: await nextRevision(transaction, merchant),
            release: live.compiled,
            sourceHash: live.sourceHash,
            kind: action,
            note: `${kind} ${name}: ${note}`,
            author,
            at: now,
            rolledBackTo: null,
          },
          action,
        );
        const isStageChanged = await restage(transaction, options, { author, at: now, note: record.note });
        if (action === 'kill' && record.release === live.release && !isStageChanged)
          throw new Refused({ code: 'kill.nothing' });
        return record;
      });
      return { ok: true, value };
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause;
      return { ok: false, error: cause.refusal };
    }
  };
  return {
    list: () => readKills(db, merchant),
    candidates: () => readKillCandidates(options, readers),
    kill: (request) => change('kill', request),
    restore: (request) => change('restore', request),
  };
};
