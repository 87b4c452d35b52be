import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { longestFactorName } from '../../../src/protocol/console/console-factors.ts';
import type { Database } from '../../db/database.ts';
import {
  loadWebAuthn,
  readWebAuthnAnswer,
  toRelyingParty,
  verifyNewPasskey,
  verifyPasskeyUse,
} from '../../infrastructure/second-factor/web-authn.ts';
import { Refusal } from '../refusal.ts';
import { hashToken } from '../sessions.ts';
import { changeFactors, endRemoval, makeFirstCodes, noFactor } from './change-factors.ts';
import type { FactorParts } from './factor-parts.ts';
import type { FactorOwner, Factors, RecoveryCodes } from './factors.ts';

/** Enough for every device of a person. */
const most = 10;
const challengeMinutes = 5;
/** What a challenge is good for, and nothing else. */
interface Purpose {
  readonly accountId: string;
  readonly purpose: 'add' | 'prove';
}

async function openChallenge(
  { db, clock, random }: FactorParts,
  { accountId, purpose }: Purpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(random.bytes(32));
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  await db
    .insertInto('console_passkey_challenge')
    .values({
      challenge_hash: hashToken(Buffer.from(challenge).toString('base64url')),
      account_id: accountId,
      purpose,
      expires_at: expiresAt,
    })
    .execute();
  return challenge;
}

/** Uses a challenge up; false where it is unknown, over, used, of another account or for something else. */
const useChallengeOf =
  ({ db, clock }: FactorParts, { accountId, purpose }: Purpose) =>
  async (challenge: string): Promise<boolean> => {
    const row = await db
      .deleteFrom('console_passkey_challenge')
      .where('challenge_hash', '=', hashToken(challenge))
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', clock.now())
      .returning('purpose')
      .executeTakeFirst();
    return row !== undefined;
  };

async function listCredentials(
  db: Database,
  accountId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('console_passkey')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ credential_id, transports }) => ({ id: credential_id, transports: [...transports] }));
}

async function writeRequest(parts: FactorParts, accountId: string): Promise<string> {
  const allowCredentials = await listCredentials(parts.db, accountId);
  if (allowCredentials.length === 0) throw noFactor();
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: toRelyingParty(parts.consoleOrigin).id,
    challenge: await openChallenge(parts, { accountId, purpose: 'prove' }),
    userVerification: 'required',
    timeout: challengeMinutes * 60_000,
    allowCredentials,
  });
  return JSON.stringify(options);
}

/** Whether a key of the account signed a challenge of the account. Of two answers with one counter one passes. */
export async function usePasskey(parts: FactorParts, accountId: string, answer: string): Promise<boolean> {
  const response = readWebAuthnAnswer<AuthenticationResponseJSON>(answer);
  if (response === null) return false;
  const passkey = await parts.db
    .selectFrom('console_passkey')
    .select(['id', 'credential_id', 'public_key', 'sign_count'])
    .where('credential_id', '=', response.id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (passkey === undefined) return false;
  const use = useChallengeOf(parts, { accountId, purpose: 'prove' });
  const count = await verifyPasskeyUse(toRelyingParty(parts.consoleOrigin), response, passkey, use);
  if (count === null) return false;
  const { numUpdatedRows } = await parts.db
    .updateTable('console_passkey')
    .set({ sign_count: String(count), last_used_at: parts.clock.now() })
    .where('id', '=', passkey.id)
    .where('sign_count', '=', passkey.sign_count)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Names an account to devices without saying anything of it. */
const writeHandle = ({ merchant }: FactorParts, accountId: string) =>
  new Uint8Array(createHash('sha256').update(`console passkey:${merchant}:${accountId}`).digest());

async function start(parts: FactorParts, { id, username }: FactorOwner): Promise<string> {
  const excludeCredentials = await listCredentials(parts.db, id);
  if (excludeCredentials.length >= most)
    throw new Refusal('factor.limit', `An account has at most ${most} passkeys.`);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: parts.label,
    rpID: toRelyingParty(parts.consoleOrigin).id,
    userName: username,
    userID: writeHandle(parts, id),
    challenge: await openChallenge(parts, { accountId: id, purpose: 'add' }),
    attestationType: 'none',
    excludeCredentials,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

async function add(
  parts: FactorParts,
  owner: FactorOwner,
  key: { readonly name: string; readonly answer: string },
): Promise<RecoveryCodes> {
  const name = key.name.normalize('NFKC').trim().slice(0, longestFactorName);
  if (name === '') throw new Refusal('request.invalid', 'The passkey needs a name.');
  const use = useChallengeOf(parts, { accountId: owner.id, purpose: 'add' });
  const credential = await verifyNewPasskey(toRelyingParty(parts.consoleOrigin), key.answer, use);
  const wrong = (): Refusal => new Refusal('factor.wrong', 'The passkey was not recognised.');
  if (credential === null) throw wrong();
  return changeFactors(parts, { owner, action: 'factor.add', note: `passkey ${name}` }, async (db) => {
    const added = await db
      .insertInto('console_passkey')
      .values({
        account_id: owner.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        sign_count: String(credential.counter),
        transports: credential.transports ?? [],
        name,
        created_at: parts.clock.now(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw wrong();
    return makeFirstCodes(parts, db, owner.id);
  });
}

async function remove(parts: FactorParts, owner: FactorOwner, id: string): Promise<void> {
  const row = await parts.db
    .selectFrom('console_passkey')
    .select('name')
    .where('id', '=', id)
    .where('account_id', '=', owner.id)
    .executeTakeFirst();
  if (row === undefined) throw noFactor();
  await changeFactors(parts, { owner, action: 'factor.remove', note: `passkey ${row.name}` }, async (db) => {
    const removed = await db
      .deleteFrom('console_passkey')
      .where('id', '=', id)
      .where('account_id', '=', owner.id)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) throw noFactor();
    await endRemoval(parts, db, owner.id);
  });
}

type PasskeyPart = Pick<Factors, 'writePasskeyRequest' | 'startPasskey' | 'addPasskey' | 'removePasskey'>;
export const passkeysOn = (parts: FactorParts): PasskeyPart => ({
  writePasskeyRequest: (accountId) => writeRequest(parts, accountId),
  startPasskey: (owner) => start(parts, owner),
  addPasskey: (owner, key) => add(parts, owner, key),
  removePasskey: (owner, id) => remove(parts, owner, id),
});
