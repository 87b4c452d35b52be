import type { Database } from '../../../server/db/database.ts';
import type { AppError } from '../../../server/infrastructure/http/app-error.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { suspendUnderAge, underAge } from '../../identity/age/suspend-under-age.ts';
import { isIdentityDue } from '../../identity/documents/read-documents.ts';
import { refuseCall } from '../refusals.ts';
import type { OperationName } from '../call.ts';
import type { SessionMember } from '../../identity/sessions/sessions.ts';
import { guardedCalls, type AdmittedFor } from './guarded-calls.ts';
import { readMissing, type Missing } from './read-missing.ts';

type Site = Pick<MemberDeps, 'liveSite' | 'clock'>;

/** What the identity has to be proven for; sending money to a member asks for itself, as a withdrawal does. */
const gatesOf = { play: 'play', deposit: 'deposit', benefit: 'play', transfer: null } as const;

/** Why an account that lacks something may not do this yet; null where it may. */
async function findRefusal(
  deps: Site,
  db: Database,
  {
    memberId,
    purpose,
    missing,
  }: { readonly memberId: string; readonly purpose: AdmittedFor; readonly missing: Missing },
): Promise<AppError | null> {
  const { texts, details } = missing;
  if (missing.underAge !== null) return underAge();
  if (texts.length > 0)
    return refuseCall('consent.due', 'A text in force was not agreed to.', 403, { documents: texts });
  if (details.length > 0)
    return refuseCall('details.due', 'The market wants to know more of the person.', 403, {
      fields: details,
    });
  const gate = gatesOf[purpose];
  return gate !== null && (await isIdentityDue({ ...deps, db }, memberId, gate))
    ? refuseCall('identity.due', 'The market wants the identity proven first.', 403)
    : null;
}

/** Whether an account may do this, as `refuseAccount` judges it; within a transaction. */
export async function isAdmitted(
  deps: Site,
  db: Database,
  memberId: string,
  purpose: AdmittedFor,
): Promise<boolean> {
  const missing = await readMissing(deps, db, memberId);
  return (await findRefusal(deps, db, { memberId, purpose, missing })) === null;
}

/**
 * Refuses an account that may not do this yet: a text in force was not agreed to (terms and the declaration of age among
 * them), the market wants to know more of the person, a birthday is below the age, or the identity is not proven. It
 * does not matter who opened the account. Within a transaction, for steps of a game that is open already.
 * @throws AppError 403 `account.under-age`, `consent.due` with `value.documents`, `details.due` with `value.fields`,
 * `identity.due`
 */
export async function refuseAccount(
  deps: Site,
  db: Database,
  memberId: string,
  purpose: AdmittedFor,
): Promise<void> {
  const missing = await readMissing(deps, db, memberId);
  const refusal = await findRefusal(deps, db, { memberId, purpose, missing });
  if (refusal !== null) throw refusal;
}

/**
 * The one guard before all calls by which a member plays, pays in, takes a benefit or sends money. A birthday below
 * the age that was kept before it was judged ends play here.
 * @throws AppError as `refuseAccount` does
 */
export async function refuseUnadmitted(
  deps: Site & Pick<MemberDeps, 'db' | 'merchant'>,
  name: OperationName,
  member: SessionMember | null,
): Promise<void> {
  const purpose = guardedCalls[name];
  if (purpose === undefined || member === null) return;
  const missing = await readMissing(deps, deps.db, member.id);
  const birthday = missing.underAge;
  if (birthday !== null) await suspendUnderAge(deps, { memberId: member.id, birthday, source: 'stored' });
  const refusal = await findRefusal(deps, deps.db, { memberId: member.id, purpose, missing });
  if (refusal !== null) throw refusal;
}
