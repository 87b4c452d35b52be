import type { Database } from '../../../server/db/database.ts';
import { tellMember } from '../../messages/tell.ts';
import { findStepNotice } from './contract-notices.ts';
import type { StoredContract } from './contract-store.ts';
import { readPartyNames } from './party-names.ts';
import { processStep, type OfferTerms, type StepRequest } from './process-step.ts';

/** Takes a step of a contract, and tells the other side: who took it, and why where that was said. */
export async function takeStep(
  db: Database,
  request: StepRequest,
  terms?: OfferTerms,
): Promise<StoredContract> {
  const contract = await processStep(db, request, terms);
  const { side, step, signature, reason = '' } = request;
  const { uplineId, downlineId, kind } = contract;
  const [actorId, readerId] = side === 'upline' ? [uplineId, downlineId] : [downlineId, uplineId];
  const why = reason.trim();
  const notice = findStepNotice(step, kind, { hasReason: why !== '' });
  // The house reads no messages.
  if (readerId === null || notice === null) return contract;
  const nameOf = await readPartyNames(db, [contract], { readerId, brand: '' });
  await tellMember(db, readerId, {
    notice,
    values: { who: nameOf(actorId), reason: why },
    at: signature.at,
  });
  return contract;
}
