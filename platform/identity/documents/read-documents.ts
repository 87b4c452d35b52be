import type { IdentityGate } from '../../../src/protocol/document/jurisdiction.ts';
import type { IdentityDocumentsValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberParts } from '../../parts.ts';
import { readJurisdiction } from '../../protection/jurisdiction.ts';

const mostRows = 20;
type Documents = IdentityDocumentsValue['documents'];

/** A proof of address alone says where a member lives, not who it is. */
function sumUp(documents: Documents): IdentityDocumentsValue['status'] {
  if (documents.some(({ type, status }) => type !== 'address' && status === 'approved')) return 'approved';
  if (documents.some(({ status }) => status === 'open')) return 'open';
  const last = documents.find(({ status }) => status !== 'approved');
  return last?.status ?? 'none';
}

async function listDocuments(db: Database, memberId: string): Promise<Documents> {
  const rows = await db
    .selectFrom('identity_document')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(mostRows)
    .execute();
  return rows.map(({ id, type, status, remark, created_at }) => ({
    id,
    type,
    status,
    remark,
    createdAt: created_at.toISOString(),
  }));
}

/** What a member sent to prove the identity, the newest first, and where that has come to. */
export async function readDocuments(
  parts: Pick<MemberParts, 'db' | 'liveSite'>,
  memberId: string,
): Promise<IdentityDocumentsValue> {
  const documents = await listDocuments(parts.db, memberId);
  const { identityBefore } = await readJurisdiction(parts);
  return { status: sumUp(documents), needed: identityBefore.includes('withdrawal'), documents };
}

/** Whether the market wants the identity proven before something, and this member's is not. */
export async function isIdentityDue(
  parts: Pick<MemberParts, 'db' | 'liveSite'>,
  memberId: string,
  gate: IdentityGate = 'withdrawal',
): Promise<boolean> {
  const { identityBefore } = await readJurisdiction(parts);
  return identityBefore.includes(gate) && sumUp(await listDocuments(parts.db, memberId)) !== 'approved';
}
