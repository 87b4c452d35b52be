import type {
  IdentityDocumentsValue,
  IdentitySendRequest,
  IdentitySettingValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { readDay } from '../../../src/protocol/time/minimum-age.ts';
import { suspendUnderAge, underAge } from '../age/suspend-under-age.ts';
import { requireMember, type Caller, type Handlers } from '../../calls/call.ts';
import { refuseCall, refuseField, refuseFields } from '../../calls/refusals.ts';
import { tooYoung, validateForm } from '../registration/validate-form.ts';
import type { MemberParts } from '../../parts.ts';
import { carryExclusion } from '../../protection/excluded-person.ts';
import { onBreak } from '../../protection/on-break.ts';
import { requireRealAccount } from '../security/fund-password.ts';
import { mostBytes } from '../../calls/uploads/clean-picture.ts';
import { claimUploads, mostPictures } from '../../calls/uploads/uploads.ts';
import { readDocuments } from './read-documents.ts';

/** Papers of a member that may wait for a decision at the same time. */
const mostOpen = 3;

async function send(
  parts: MemberParts,
  { type, number = '', birthday: typed = '', proofs }: IdentitySendRequest,
  caller: Caller,
): Promise<IdentityDocumentsValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const written = { type, number: number.trim(), birthday: typed.trim() };
  const judged = await validateForm(parts, 'identityDocument', written);
  const birthday = readDay(typed) ?? '';
  if (!judged.ok && judged.error['birthday'] === tooYoung) {
    await suspendUnderAge(parts, { memberId: member.id, birthday, source: 'paper' });
    throw underAge('birthday');
  }
  if (!judged.ok) throw refuseFields(judged.error);
  const until = await carryExclusion(parts, member.id, type === 'address' ? {} : { papers: [number] });
  // On the way of the money out nothing is stopped that is the member's own.
  if (until !== null && member.isOnBreak !== true) throw onBreak(until);
  if (proofs.length === 0) throw refuseField('proofs', 'proof.required', 'A picture is needed.');
  await parts.db.transaction().execute(async (db) => {
    // One at a time for each member: two presses at the same time are counted one after the other.
    await db.selectFrom('member').select('id').where('id', '=', member.id).forUpdate().execute();
    const { count } = await db
      .selectFrom('identity_document')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('member_id', '=', member.id)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    if (count >= mostOpen) throw refuseCall('identity.waiting', 'What was sent is being checked.', 409);
    const { id } = await db
      .insertInto('identity_document')
      .values({
        merchant: parts.merchant,
        member_id: member.id,
        type,
        number: number.trim(),
        birthday,
        created_at: parts.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await claimUploads(db, { memberId: member.id, ids: proofs, subject: `document:${id}` });
  });
  return readDocuments(parts, member.id);
}

/** Every kind of paper: the type names one that is missing here. */
const papers: Readonly<Record<IdentityDocumentsValue['documents'][number]['type'], true>> = {
  passport: true,
  nationalId: true,
  driverLicence: true,
  address: true,
};
async function readSetting(parts: MemberParts, memberId: string): Promise<IdentitySettingValue> {
  const { status, needed } = await readDocuments(parts, memberId);
  return { beforeWithdrawal: needed, types: Object.keys(papers), mostPictures, mostBytes, status };
}

/** Papers that prove who a member is. */
export const createHandlers = (
  parts: MemberParts,
): Pick<Handlers, `identity.${'documents' | 'send' | 'setting'}`> => ({
  'identity.setting': (_, caller) => readSetting(parts, requireMember(caller).id),
  'identity.documents': (_, caller) => readDocuments(parts, requireMember(caller).id),
  'identity.send': (request, caller) => send(parts, request, caller),
});
