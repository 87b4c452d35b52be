import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '../../../server/db/database.ts';
import {
  loadWebAuthn,
  readWebAuthnAnswer,
  toRelyingParty,
  verifyPasskeyUse,
  type KeptPasskey,
  type RelyingParty,
} from '../../../server/infrastructure/second-factor/web-authn.ts';
import { hashToken } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';

/** Minutes for which a challenge may be answered. */
const challengeMinutes = 5;

/** What a challenge was made for; it is good for nothing else. */
export interface ChallengePurpose {
  readonly purpose: 'add' | 'logIn' | 'stepUp';
  /** Whose answer counts; null for that of any member. */
  readonly memberId: string | null;
}

/** The name under which browsers keep passkeys of this site: its host. */
export const readRelyingParty = ({ portalOrigin }: Pick<MemberParts, 'portalOrigin'>): RelyingParty =>
  toRelyingParty(portalOrigin);

/** Makes a challenge that can be answered once, within minutes. */
export async function openChallenge(
  { db, clock, random, merchant }: MemberParts,
  { purpose, memberId }: ChallengePurpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(random.bytes(32));
  const now = clock.now();
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashToken(Buffer.from(challenge).toString('base64url')),
      merchant,
      purpose,
      member_id: memberId,
      expires_at: new Date(now.getTime() + challengeMinutes * 60_000),
    })
    .execute();
  return challenge;
}

/** Uses a challenge up; false where it is unknown, over, used, or was made for something else. */
export async function useChallenge(
  { db, clock, merchant }: MemberParts,
  { purpose, memberId }: ChallengePurpose,
  challenge: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('merchant', '=', merchant)
    .where('purpose', '=', purpose)
    .where('member_id', 'is not distinct from', memberId)
    .where('expires_at', '>', clock.now())
    .returning('purpose')
    .executeTakeFirst();
  return row !== undefined;
}

/** The passkeys of a member, as a device is reminded of them. */
export async function listCredentials(
  db: Database,
  memberId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ credential_id, transports }) => ({ id: credential_id, transports: [...transports] }));
}

export async function hasPasskey({ db }: MemberParts, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkey')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a browser is to ask its devices for, as JSON (`PublicKeyCredentialRequestOptionsJSON`). */
export async function writeRequest(parts: MemberParts, purpose: ChallengePurpose): Promise<string> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: readRelyingParty(parts).id,
    challenge: await openChallenge(parts, purpose),
    userVerification: 'required',
    timeout: challengeMinutes * 60_000,
    ...(purpose.memberId === null
      ? {}
      : { allowCredentials: await listCredentials(parts.db, purpose.memberId) }),
  });
  return JSON.stringify(options);
}

interface Passkey extends KeptPasskey {
  readonly id: string;
  readonly member_id: string;
}

/** Counts a use. Of two answers with the same counter only one passes: the other is a copy. */
async function keepUse({ db, clock }: MemberParts, passkey: Passkey, count: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ sign_count: String(count), last_used_at: clock.now() })
    .where('id', '=', passkey.id)
    .where('sign_count', '=', passkey.sign_count)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * The member whose passkey signed the challenge; null where the answer is altered, repeated, of another
 * site, of another challenge or of no passkey of this merchant.
 */
export async function verifyPasskey(
  parts: MemberParts,
  answer: string,
  purpose: ChallengePurpose,
): Promise<string | null> {
  const response = readWebAuthnAnswer<AuthenticationResponseJSON>(answer);
  if (response === null) return null;
  const passkey = await parts.db
    .selectFrom('passkey')
    .innerJoin('member', 'member.id', 'passkey.member_id')
    .select(['passkey.id', 'member_id', 'credential_id', 'public_key', 'sign_count'])
    .where('credential_id', '=', response.id)
    .where('member.merchant', '=', parts.merchant)
    .executeTakeFirst();
  if (passkey === undefined || (purpose.memberId ?? passkey.member_id) !== passkey.member_id) return null;
  const use = (challenge: string): Promise<boolean> => useChallenge(parts, purpose, challenge);
  const count = await verifyPasskeyUse(readRelyingParty(parts), response, passkey, use);
  return count !== null && (await keepUse(parts, passkey, count)) ? passkey.member_id : null;
}
