import type {
  SessionPasskeyRequest,
  SessionStartPasskeyRequest,
  SessionStartPasskeyValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import type { Caller } from '../../calls/call.ts';
import { notAvailable, refuseCall } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { frozenAccount } from '../../protection/on-break.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { completeLogin, findMemberById } from '../members.ts';
import { verifyPasskey, writeRequest } from './passkey-proof.ts';
import { readTicket } from './step-up.ts';
import type { SignedIn } from '../wire.ts';

const perNetwork = { limit: 60, windowSeconds: 600 } as const;

async function countCall({ limits }: MemberParts, what: string, network: string): Promise<void> {
  await requireToken(limits, { key: `${what}:${network}`, ...perNetwork });
}

/** Passkeys are for logins where the module LOGINPASSKEY3 is on. */
async function requireModule(parts: MemberParts): Promise<void> {
  if (!isModuleOn(await readSettings(parts), 'LOGINPASSKEY3'))
    throw notAvailable('Login by passkey is switched off.');
}

/** A challenge: for a login, or with the ticket of a login that has to be proven, for that. */
export async function startPasskey(
  parts: MemberParts,
  { ticket }: SessionStartPasskeyRequest,
  caller: Caller,
): Promise<SessionStartPasskeyValue> {
  await requireModule(parts);
  await countCall(parts, 'passkey-start', caller.network);
  if (ticket === undefined)
    return { options: await writeRequest(parts, { purpose: 'logIn', memberId: null }) };
  const { member_id: memberId } = await readTicket(parts, ticket);
  return { options: await writeRequest(parts, { purpose: 'stepUp', memberId }) };
}

/**
 * Logs in by a passkey alone. The device has asked for a finger, a face or its code, so nothing more is
 * asked for: neither a code of the authenticator, nor a proof of the place.
 * @throws AppError 400 `passkey.wrong`
 */
export async function logInByPasskey(
  parts: MemberParts,
  { answer }: SessionPasskeyRequest,
  caller: Caller,
): Promise<SignedIn> {
  await requireModule(parts);
  await countCall(parts, 'passkey', caller.network);
  const memberId = await verifyPasskey(parts, answer, { purpose: 'logIn', memberId: null });
  if (memberId === null) throw refuseCall('passkey.wrong', 'The passkey was not recognised.');
  const member = await findMemberById(parts, memberId);
  if (member === null || member.frozen) throw frozenAccount(member?.closed_at);
  return completeLogin(parts, member, caller, { device: caller.device, byPassword: false, way: 'passkey' });
}
