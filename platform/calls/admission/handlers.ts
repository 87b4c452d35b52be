import type { AdmissionReadValue } from '../../../src/protocol/generated/wire-types.ts';
import { identityGates } from '../../../src/protocol/document/jurisdiction.ts';
import { isIdentityDue } from '../../identity/documents/read-documents.ts';
import { requireMember, type Handlers } from '../call.ts';
import type { MemberParts } from '../../parts.ts';
import { readMissing } from './read-missing.ts';

async function readAdmission(parts: MemberParts, memberId: string): Promise<AdmissionReadValue> {
  const { texts, details } = await readMissing(parts, parts.db, memberId);
  const due = await Promise.all(identityGates.map((gate) => isIdentityDue(parts, memberId, gate)));
  return {
    texts: [...texts],
    details: [...details],
    identityBefore: identityGates.filter((_, place) => due[place]),
  };
}

/** What an account lacks before it may play or pay in. */
export const createHandlers = (parts: MemberParts): Pick<Handlers, 'admission.read'> => ({
  'admission.read': (_, caller) => readAdmission(parts, requireMember(caller).id),
});
