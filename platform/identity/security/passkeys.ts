import { createHash } from 'node:crypto';
import type {
  PasskeysAddRequest,
  PasskeysListValue,
  PasskeysRemoveRequest,
  PasskeysRenameRequest,
  PasskeysStartRequest,
  PasskeysStartValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { loadWebAuthn, verifyNewPasskey } from '../../../server/infrastructure/second-factor/web-authn.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { tellMember } from '../sign-in/authenticator.ts';
import { listCredentials, openChallenge, readRelyingParty, useChallenge } from '../sign-in/passkey-proof.ts';
import type { SessionMember } from '../sessions/sessions.ts';
import type { MemberParts } from '../../parts.ts';
import { holdWithdrawals } from '../../money/withdrawals/holds.ts';
import { requireRealAccount } from './fund-password.ts';
import { readProofKind, withProof } from './with-proof.ts';

/** Enough for every device of a person. */
const most = 10;
const unknown = () => refuseCall('passkey.unknown', 'The account has no such passkey.', 404);

/** The member's passkeys, and what another one has to be proven by. */
export async function listPasskeys(parts: MemberParts, member: SessionMember): Promise<PasskeysListValue> {
  const rows = await parts.db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('member_id', '=', member.id)
    .orderBy('id')
    .execute();
  return {
    list: rows.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
    provenBy: await readProofKind(parts, member.id),
  };
}

/** Names an account to devices without saying anything of it. */
const writeHandle = (parts: MemberParts, memberId: string) =>
  new Uint8Array(createHash('sha256').update(`passkey:${parts.merchant}:${memberId}`).digest());

/** What a browser is to ask a device to make, after a proof. */
export async function startPasskey(
  parts: MemberParts,
  member: SessionMember,
  proof: PasskeysStartRequest,
): Promise<PasskeysStartValue> {
  requireRealAccount(member);
  const existing = await listCredentials(parts.db, member.id);
  if (existing.length >= most)
    throw refuseCall('passkey.limit', `An account has at most ${most} passkeys.`, 409);
  await withProof(parts, member, proof, async () => undefined);
  const { name } = await parts.liveSite.site();
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: readRelyingParty(parts).id,
    userName: member.account,
    userID: writeHandle(parts, member.id),
    challenge: await openChallenge(parts, { purpose: 'add', memberId: member.id }),
    attestationType: 'none',
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: JSON.stringify(options) };
}

const readName = (typed: string): string => {
  const name = typed.normalize('NFKC').trim().slice(0, 40);
  if (name === '') throw refuseField('name', 'field.required', 'A name is needed.');
  return name;
};

/** Keeps a key that a device has made for a challenge of this member. */
export async function addPasskey(
  parts: MemberParts,
  member: SessionMember,
  { name, answer }: PasskeysAddRequest,
): Promise<PasskeysListValue> {
  const called = readName(name);
  const credential = await verifyNewPasskey(readRelyingParty(parts), answer, (challenge) =>
    useChallenge(parts, { purpose: 'add', memberId: member.id }, challenge),
  );
  if (credential === null) throw refuseCall('passkey.wrong', 'The passkey was not recognised.');
  await parts.db.transaction().execute(async (db) => {
    const added = await db
      .insertInto('passkey')
      .values({
        member_id: member.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        sign_count: String(credential.counter),
        transports: credential.transports ?? [],
        name: called,
        created_at: parts.clock.now(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw refuseCall('passkey.wrong', 'The passkey is in use.');
    await tellMember(parts, db, member.id, { kind: 'passkeyAdded', words: { key: called } });
  });
  return listPasskeys(parts, member);
}

export async function renamePasskey(
  parts: MemberParts,
  member: SessionMember,
  { id, name }: PasskeysRenameRequest,
): Promise<PasskeysListValue> {
  const { numUpdatedRows } = await parts.db
    .updateTable('passkey')
    .set({ name: readName(name) })
    .where('id', '=', id)
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw unknown();
  return listPasskeys(parts, member);
}

export async function removePasskey(
  parts: MemberParts,
  member: SessionMember,
  { id, ...proof }: PasskeysRemoveRequest,
): Promise<PasskeysListValue> {
  await withProof(parts, member, proof, async (db) => {
    const removed = await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('member_id', '=', member.id)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw unknown();
    await holdWithdrawals(parts, db, member.id, 'passkey');
    await tellMember(parts, db, member.id, { kind: 'passkeyRemoved', words: { key: removed.name } });
  });
  return listPasskeys(parts, member);
}
