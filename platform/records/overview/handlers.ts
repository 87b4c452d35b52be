import { identityGates } from '../../../src/protocol/document/jurisdiction.ts';
import type { MemberOverviewValue } from '../../../src/protocol/generated/wire-types.ts';
import { isIdentityDue, readDocuments } from '../../identity/documents/read-documents.ts';
import { requireMember, type Caller, type Handlers } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { readSecurityConfig } from '../../identity/security/security-config.ts';
import { openStatuses } from '../../money/withdrawals/withdrawal-store.ts';

async function readIdentity(parts: MemberParts, memberId: string): Promise<MemberOverviewValue['identity']> {
  const { status } = await readDocuments(parts, memberId);
  if (status === 'approved' || status === 'open') return status;
  const due = await Promise.all(identityGates.map((gate) => isIdentityDue(parts, memberId, gate)));
  return due.includes(true) ? 'due' : status;
}

/** Answers `member.overview`: what the entries of the member centre say beside their names. */
async function readOverview(parts: MemberParts, caller: Caller): Promise<MemberOverviewValue> {
  const member = requireMember(caller);
  const { db } = parts;
  const [identity, { authenticator }, { limits }, { withdrawals }] = await Promise.all([
    readIdentity(parts, member.id),
    readSecurityConfig(parts, member),
    db
      .selectFrom('care_limit')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('limits'))
      .where('member_id', '=', member.id)
      .where('amount', 'is not', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('withdrawal')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('withdrawals'))
      .where('member_id', '=', member.id)
      .where('status', 'in', [...openStatuses])
      .executeTakeFirstOrThrow(),
  ]);
  return { identity, limits, authenticator: authenticator !== null, openWithdrawals: withdrawals };
}

/** How the account of the logged-in member is set up, in a word each. */
export const createHandlers = (parts: MemberParts): Pick<Handlers, 'member.overview'> => ({
  'member.overview': (_, caller) => readOverview(parts, caller),
});
