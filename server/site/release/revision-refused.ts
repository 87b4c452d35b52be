import type { Transaction } from 'kysely';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { Database, Tables } from '../../db/database.ts';
import type { PublishRefusal } from '../site-service.ts';

/** Undoes the transaction of a revision that may not go live. */
export class RevisionRefused extends Error {
  readonly refusal: PublishRefusal;
  constructor(refusal: PublishRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What `work` gives, or the refusal that undid its transaction. */
export async function catchRefusal<Value, Refusal>(
  work: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | PublishRefusal>> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof RevisionRefused)) throw cause;
    return { ok: false, error: cause.refusal };
  }
}

/** The same for work that is one transaction. */
export const commitOrRefuse = <Value, Refusal>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | PublishRefusal>> => catchRefusal(() => db.transaction().execute(work));
